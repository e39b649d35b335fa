import { isEmail, matches, patterns, type Rule, required } from '../kernel/rules.ts';

export interface CheckoutAddressForm {
  readonly companyName: string;
  readonly contactName: string;
  readonly area: string;
  readonly pincode: string;
  readonly mobile: string;
  /** Optional. */
  readonly email: string;
}

/** Document 2, section 5: the shipping address, in this order; the e-mail is our check, for it is printed on order forms. */
export const shippingAddressRules: readonly Rule<CheckoutAddressForm>[] = [
  required('companyName', 'Please enter company name for shipping'),
  required('contactName', 'Please enter contact person name for shipping'),
  required('area', 'Please enter shipping address'),
  required('pincode', 'Please enter shipping pincode'),
  required('mobile', 'Please enter contact number'),
  matches('mobile', patterns.mobile, 'Please enter valid contact number'),
  isEmail('email', 'Please enter valid email for shipping'),
];

/** The billing address is checked the same way, with its own texts. */
export const billingAddressRules: readonly Rule<CheckoutAddressForm>[] = [
  required('companyName', 'Please enter company name for billing'),
  required('contactName', 'Please enter contact person name for billing'),
  required('area', 'Please enter billing address'),
  required('pincode', 'Please enter billing pincode'),
  required('mobile', 'Please enter contact number for billing'),
  matches('mobile', patterns.mobile, 'Please enter valid contact number for billing'),
  isEmail('email', 'Please enter valid email for billing'),
];

/** Said when a saved address is chosen in the wrong order or not at all. */
export const addressChoiceTexts = {
  billingBeforeShipping: 'Please select your shipping address',
  noBilling: 'Please select billing address',
  noShipping: 'Please select shipping address',
} as const;

/** An address of the book as it is checked; ids are null while nothing is chosen. */
export interface BookAddressForm {
  readonly kind: string | null;
  readonly companyName: string;
  readonly contactName: string;
  readonly mobile: string;
  readonly flat: string;
  readonly area: string;
  readonly countryId: number | null;
  readonly stateId: number | null;
  readonly cityId: number | null;
  readonly pincode: string;
  /** Optional. */
  readonly email: string;
}

const nameAndMobile: readonly Rule<BookAddressForm>[] = [
  required('contactName', 'Please enter your Full Name'),
  required('mobile', 'Please enter mobile number'),
  matches('mobile', patterns.mobile, 'Please enter valid mobile number'),
];

const placeAndEmail: readonly Rule<BookAddressForm>[] = [
  { field: 'countryId', text: 'Please select country', fails: ({ countryId }) => countryId === null },
  { field: 'stateId', text: 'Please enter state', fails: ({ stateId }) => stateId === null },
  { field: 'cityId', text: 'Please enter city', fails: ({ cityId }) => cityId === null },
  required('pincode', 'Please enter pincode'),
  matches('pincode', patterns.pincode, 'Please enter valid pincode'),
  // Ours: it is printed on order forms.
  isEmail('email', 'Please enter valid email'),
];

/** Document 3, section 5, Add address: in this order. The company's name is asked for and not checked. */
export const addAddressRules: readonly Rule<BookAddressForm>[] = [
  { field: 'kind', text: 'Please select Address Title', fails: ({ kind }) => kind === null },
  ...nameAndMobile,
  required('flat', 'Please enter Flat/House/Company/Building/Apartment No.'),
  required('area', 'Please enter Area/Colony/Street/Sector/Village'),
  ...placeAndEmail,
];

/** Document 3, section 5, Edit address: in this order. */
export const editAddressRules: readonly Rule<BookAddressForm>[] = [
  required('companyName', 'Please enter company name'),
  ...nameAndMobile,
  required('area', 'Please enter your address'),
  ...placeAndEmail,
];
