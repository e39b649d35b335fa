import { type Choice, type Input, india } from '@boxwright/contract';

/** One address as it stands on the screen: everything is text, the lists hold the chosen id as text. */
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

const digitsOnly: Partial<Record<AddressFieldName, number>> = { pincode: 6, mobile: 10 };

/** What a field takes of what was typed: pincode and mobile only digits, GSTIN in capitals. */
export const asTyped = (field: AddressFieldName, text: string): string => {
  const most = digitsOnly[field];
  if (most !== undefined) return text.replace(/\D/g, '').slice(0, most);
  return field === 'gstin' ? text.toUpperCase().slice(0, 15) : text;
};

/** An id of a list as the screen holds it, as the operation wants it. */
export const idOrNull = (text: string) => (text === '' ? null : Number(text));

/** The screen's values as the operation wants them; the form is converted here, once, on submit. */
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

/** Values as the rules read them: blanks around a text don't count. */
export const trimmed = (values: AddressValues): AddressValues => ({
  ...values,
  companyName: values.companyName.trim(),
  contactName: values.contactName.trim(),
  area: values.area.trim(),
});

/** The first entry of a list, as its id in text: what a cascade selects when the list above it changes. */
export const firstOf = (choices: readonly Choice[]): string => (choices[0] ? String(choices[0].value) : '');
