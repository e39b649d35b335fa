import { fail, type Input, india, ok } from '@boxwright/contract';
import { type Db, findPincode, inTransaction, listAddresses, lockCustomer } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { addToBook, unlessBookFull } from '../../selling/customers/address-book.ts';
import { placeOf } from '../../selling/customers/address-place.ts';
import { noSuchCustomer } from '../../selling/desk/no-such-customer.ts';

export const AddAddressAtDesk: Handler<'AddAddressAtDesk'> = async (
  { customerId, ...typed },
  { services, visitor },
) => {
  const { db } = services;
  const place = await placeAtDesk(db, typed);
  if (!place.ok) return place;
  const content = {
    companyName: typed.companyName || null,
    contactName: typed.contactName,
    mobile: typed.mobile,
    area: typed.area,
    pincode: typed.pincode,
    gstin: typed.gstin || null,
  };
  return unlessBookFull(() =>
    inTransaction(db, async (tx) => {
      const customer = await lockCustomer(tx, customerId);
      if (!customer || customer.erasedAt !== null) return noSuchCustomer;
      const address = { ...content, ...place.value, kind: 'Office' } as const;
      // A second press finds the address of the first.
      const [same] = await listAddresses(tx, customerId, { ...address, flat: null, landmark: null });
      if (same) return ok({ addressId: same.id });
      const addressId = await addToBook(tx, { ...address, customerId });
      await noted(tx, { services, visitor }, 'AddAddressAtDesk', ['customer', customerId, customer.name], {
        after: { addressId, ...content },
      });
      return ok({ addressId });
    }),
  );
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
