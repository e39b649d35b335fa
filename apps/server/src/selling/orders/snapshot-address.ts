import type { AddressSnapshot, AddressWithPlaces, BillingSnapshot } from '@boxwright/storage';

/** The copy of an address that an order stores, independent of later changes in the address book. */
export const snapshotAddress = (address: AddressWithPlaces): AddressSnapshot => ({
  addressId: address.id,
  companyName: address.companyName,
  contactName: address.contactName,
  mobile: address.mobile,
  flat: address.flat,
  area: address.area,
  landmark: address.landmark,
  country: address.country,
  state: address.state,
  stateGstCode: address.stateGstCode,
  city: address.city,
  pincode: address.pincode,
  email: address.email,
  gstin: address.gstin,
});

/** The billing address of an order, with the buyer's purchase order number. */
export type BilledTo = AddressWithPlaces & { readonly purchaseOrder?: string };

export const snapshotBilling = ({ purchaseOrder = '', ...address }: BilledTo): BillingSnapshot => ({
  ...snapshotAddress(address),
  ...(purchaseOrder === '' ? {} : { purchaseOrder }),
});
