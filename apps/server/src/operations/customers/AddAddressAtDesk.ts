import { fail, india, ok } from '@boxwright/contract';
import { addAddress, findCustomer, findPincode, inTransaction, listAddresses, noteChange } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { noSuchCustomer } from '../../selling/desk/no-such-customer.ts';

/** More addresses than any buyer keeps. */
const maxAddresses = 200;

export const AddAddressAtDesk: Handler<'AddAddressAtDesk'> = async (
  { customerId, ...typed },
  { services, visitor },
) => {
  const { db, now } = services;
  const customer = await findCustomer(db, customerId);
  if (!customer || customer.erasedAt !== null) return noSuchCustomer;
  const city = (await findPincode(db, typed.pincode))?.city;
  if (!city) {
    return fail('invalid', 'We don’t know the place of this pincode. Please check it with the customer.', {
      field: 'pincode',
    });
  }
  if ((await listAddresses(db, customerId)).length >= maxAddresses) {
    return fail('not_possible', `An address book holds up to ${maxAddresses} addresses.`);
  }
  const content = {
    companyName: typed.companyName || null,
    contactName: typed.contactName,
    mobile: typed.mobile,
    area: typed.area,
    pincode: typed.pincode,
    gstin: typed.gstin || null,
  };
  const { id } = await inTransaction(db, async (tx) => {
    const added = await addAddress(tx, {
      ...content,
      customerId,
      kind: 'Office',
      countryId: india,
      stateId: city.stateId,
      cityId: city.id,
    });
    await noteChange(tx, {
      staffId: visitor.staff.id,
      operation: 'AddAddressAtDesk',
      subject: 'customer',
      subjectId: String(customerId),
      name: customer.name,
      after: { addressId: added.id, ...content },
      createdAt: now(),
    });
    return added;
  });
  return ok({ addressId: id });
};
