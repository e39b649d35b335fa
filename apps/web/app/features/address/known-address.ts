import type { Address, Customer } from '@boxwright/contract';
import { type AddressValues, asTyped, emptyAddress, type PlaceValues } from './address-values.ts';

/**
 * A new address with what is known of its buyer: from the newest address (of the given kind, if there is one), else
 * from the account. The street stays empty, because the address is a new one; a pincode and its place may be known.
 */
export const knownAddress = (
  customer: Customer,
  addresses: readonly Address[],
  { kind, place }: { kind?: Address['kind']; place?: Partial<PlaceValues> } = {},
): AddressValues => {
  const last = addresses.findLast((address) => address.kind === kind) ?? addresses.at(-1);
  return {
    ...emptyAddress,
    companyName: last?.companyName || customer.companyName || '',
    contactName: last?.contactName || customer.name,
    mobile: asTyped('mobile', last?.mobile || customer.mobile),
    email: last?.email || customer.email,
    gstin: last?.gstin || customer.gstin || '',
    ...place,
  };
};
