import { fail, type Input, india, ok } from '@boxwright/contract';
import { addAddress, type Db, findCustomer, findPincode, inTransaction, listAddresses } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { placeOf } from '../../selling/customers/address-place.ts';
import { noSuchCustomer } from '../../selling/desk/no-such-customer.ts';

/** More addresses than any buyer keeps. */
const maxAddresses = 200;

export const AddAddressAtDesk: Handler<'AddAddressAtDesk'> = async (
  { customerId, ...typed },
  { services, visitor },
) => {
  const { db } = services;
  const customer = await findCustomer(db, customerId);
  if (!customer || customer.erasedAt !== null) return noSuchCustomer;
  const place = await placeAtDesk(db, typed);
  if (!place.ok) return place;
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
      ...place.value,
      customerId,
      kind: 'Office',
    });
    await noted(tx, { services, visitor }, 'AddAddressAtDesk', ['customer', customerId, customer.name], {
      after: { addressId: added.id, ...content },
    });
    return added;
  });
  return ok({ addressId: id });
};

type Typed = Pick<Input<'AddAddressAtDesk'>, 'pincode' | 'stateId' | 'cityId'>;

/** The place of the pincode, or the chosen place if the pincode is unknown. */
async function placeAtDesk(db: Db, { pincode, stateId, cityId }: Typed) {
  const city = (await findPincode(db, pincode))?.city;
  if (city) return ok({ countryId: india, stateId: city.stateId, cityId: city.id });
  if (cityId === null) {
    const text = 'We don’t know the place of this pincode: please ask the customer, and choose state and city.';
    return fail('invalid', text, { field: 'cityId' });
  }
  return placeOf(db, { countryId: india, stateId, cityId, pincode });
}
