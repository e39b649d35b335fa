import type { Address } from '@boxwright/contract';
import type { AddressWithPlaces } from '@boxwright/storage';

/** An entry of an address book, as its owner and the staff see it. */
export const presentAddress = (address: AddressWithPlaces): Address => ({
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
