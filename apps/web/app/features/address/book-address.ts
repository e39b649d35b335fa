import { type Address, type AddressKind, addressKinds, type Input, india } from '@boxwright/contract';
import { type AddressValues, emptyAddress, idOrNull } from './address-values.ts';

/** An address of the book as it stands on the screen; kind is empty while no title is chosen. */
export interface BookAddressValues extends AddressValues {
  readonly kind: AddressKind | '';
  readonly flat: string;
}

export const emptyBookAddress: BookAddressValues = { ...emptyAddress, kind: '', flat: '' };

export const valuesOf = (address: Address): BookAddressValues => ({
  kind: address.kind,
  companyName: address.companyName,
  contactName: address.contactName,
  mobile: address.mobile,
  flat: address.flat,
  area: address.area,
  landmark: address.landmark,
  pincode: address.pincode,
  stateId: String(address.stateId),
  cityId: String(address.cityId),
  email: address.email,
  gstin: address.gstin,
});

/** Where the browser is, in degrees. */
export interface Location {
  readonly latitude: number;
  readonly longitude: number;
}

/** The form converted for the operation, once, on submit: a new address, or a change of the one with that id. */
export const bookInput = (
  values: BookAddressValues,
  addressId: number | null,
  location: Location | null,
): Input<'Add_CustomerAddress'> => ({
  addressId,
  customerId: null,
  kind: values.kind === '' ? null : values.kind,
  action: addressId === null ? 'INSERT' : 'Update',
  companyName: values.companyName.trim(),
  contactName: values.contactName.trim(),
  mobile: values.mobile,
  flat: values.flat.trim(),
  area: values.area.trim(),
  landmark: values.landmark.trim(),
  pincode: values.pincode,
  email: values.email.trim(),
  gstin: values.gstin.trim(),
  countryId: india,
  stateId: idOrNull(values.stateId),
  cityId: idOrNull(values.cityId),
  latitude: location?.latitude,
  longitude: location?.longitude,
});

/** Takes an address out of the book. */
export const removalOf = (addressId: number): Input<'Add_CustomerAddress'> => ({
  ...bookInput(emptyBookAddress, addressId, null),
  action: 'DELETE',
});

/** An address in two lines, as it is written on a parcel. */
export const linesOf = (address: Address): readonly string[] =>
  [
    [address.flat, address.area, address.landmark].filter(Boolean).join(', '),
    `${[address.city, address.state].filter(Boolean).join(', ')} ${address.pincode}`.trim(),
  ].filter(Boolean);

/** Reads kept values; anything that doesn't look like them is none. */
export const parseKept = (text: string | null): BookAddressValues | null => {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return null;
    const known = new Map<string, unknown>(Object.entries(kept));
    const read = Object.keys(emptyBookAddress).map((name) => {
      const value = known.get(name);
      return [name, typeof value === 'string' ? value : ''];
    });
    const values = Object.fromEntries(read) as Record<keyof BookAddressValues, string>; // these very names, each a text
    return { ...values, kind: addressKinds.find((kind) => kind === values.kind) ?? '' };
  } catch {
    return null;
  }
};
