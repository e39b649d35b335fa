import { type Choice, type Input, india, plainDigits, typedGstin, typedMobile } from '@boxwright/contract';

/** One address in the form: everything is text, including the selected ids. */
export interface AddressValues {
  readonly companyName: string;
  readonly contactName: string;
  readonly area: string;
  readonly landmark: string;
  readonly pincode: string;
  readonly stateId: string;
  readonly cityId: string;
  readonly mobile: string;
  readonly email: string;
  readonly gstin: string;
}

/** Where an address lies. */
export type PlaceValues = Pick<AddressValues, 'pincode' | 'stateId' | 'cityId'>;

export type AddressFieldName = keyof AddressValues;

export const emptyAddress: AddressValues = {
  companyName: '',
  contactName: '',
  area: '',
  landmark: '',
  pincode: '',
  stateId: '',
  cityId: '',
  mobile: '',
  email: '',
  gstin: '',
};

/** Normalises input: only digits in pincode and mobile, GSTIN in capitals and without gaps. */
export const asTyped = (field: AddressFieldName, text: string): string => {
  if (field === 'mobile') return typedMobile(text);
  if (field === 'pincode') return plainDigits(text).replace(/\D/g, '').slice(0, 6);
  return field === 'gstin' ? typedGstin(text) : text;
};

/** Converts a select's value to the operation's id. */
export const idOrNull = (text: string) => (text === '' ? null : Number(text));

/** Converts the form's values to the operation's input, on submit. */
export const addressInput = (kind: 'Shipping' | 'Billing', values: AddressValues): Input<'Add_CustomerAddress'> => ({
  addressId: null,
  customerId: null,
  kind,
  action: 'INSERT',
  companyName: values.companyName.trim(),
  contactName: values.contactName.trim(),
  mobile: values.mobile,
  area: values.area.trim(),
  pincode: values.pincode,
  email: values.email.trim(),
  gstin: values.gstin.trim(),
  countryId: india,
  stateId: idOrNull(values.stateId),
  cityId: idOrNull(values.cityId),
  flat: '',
  landmark: values.landmark.trim(),
});

/** The id of the first entry of a list as text, which is selected when the list above it changes. */
export const firstOf = (choices: readonly Choice[]): string => (choices[0] ? String(choices[0].value) : '');
