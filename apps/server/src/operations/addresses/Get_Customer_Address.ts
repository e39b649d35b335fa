import { type Address, ok } from '@boxwright/contract';
import { type AddressWithPlaces, listAddresses } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';

export const Get_Customer_Address: Handler<'Get_Customer_Address'> = async ({ where }, call) => {
  const addresses = await listAddresses(call.services.db, call.visitor.customer.id);
  const wanted = addresses.filter(
    ({ id, kind }) => (where.id ?? id) === id && (where.kind === undefined || where.kind === kind),
  );
  return ok(wanted.map(present));
};

const present = (address: AddressWithPlaces): Address => ({
  id: address.id,
  kind: address.kind,
  companyName: address.companyName ?? '',
  contactName: address.contactName,
  mobile: address.mobile,
  flat: address.flat ?? '',
  area: address.area,
  landmark: address.landmark ?? '',
  pincode: address.pincode,
  email: address.email ?? '',
  gstin: address.gstin ?? '',
  city: address.city,
  state: address.state,
  country: address.country,
  countryAgain: address.country,
  cityId: address.cityId,
  stateId: address.stateId,
  countryId: address.countryId,
});
