import { type Address, type AddressKind, addressKinds, type Input, india } from '@boxwright/contract';
import { type AddressValues, emptyAddress, idOrNull } from './address-values.ts';

/** The address book's form values; kind is empty while no title is chosen. */
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

export const savedText = (isNew: boolean): string =>
  isNew ? 'Address Successfully Added' : 'Address Successfully Updated';

export const deletedText = 'Address Successfully Delete';

/** The browser's location, in degrees. */
export interface Location {
  readonly latitude: number;
  readonly longitude: number;
}

/** Converts the form to the operation's input, on submit: a new address, or a change of an existing one. */
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

/** The input to delete an address. */
export const removalOf = (addressId: number): Input<'Add_CustomerAddress'> => ({
  ...bookInput(emptyBookAddress, addressId, null),
  action: 'DELETE',
});

/** An address in two lines. */
export const linesOf = (address: Address): readonly string[] =>
  [
    [address.flat, address.area, address.landmark].filter(Boolean).join(', '),
    `${[address.city, address.state].filter(Boolean).join(', ')} ${address.pincode}`.trim(),
  ].filter(Boolean);

/** Parses stored values; null if they are invalid. */
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
    const values = Object.fromEntries(read) as Record<keyof BookAddressValues, string>; // exactly these keys, each a text
    return { ...values, kind: addressKinds.find((kind) => kind === values.kind) ?? '' };
  } catch {
    return null;
  }
};
