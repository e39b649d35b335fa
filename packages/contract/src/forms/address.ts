import { atMost, isEmail, isMobile, isPincode, patterns, type Rule, required } from '../kernel/rules.ts';
import { longest } from './lengths.ts';

/** Country id of India, the only one offered. */
export const india = 101;

/** What an address is for: the checkout saves for shipping and billing, the address book for home and office. */
export const addressKinds = ['Shipping', 'Billing', 'Home', 'Office'] as const;
export type AddressKind = (typeof addressKinds)[number];

export interface CheckoutAddressForm {
  readonly companyName: string;
  readonly contactName: string;
  readonly area: string;
  readonly pincode: string;
  readonly mobile: string;
  /** Optional. */
  readonly email: string;
}

/**
 * Document 2, section 5: the shipping address, in this order; the e-mail check is our addition, because the address is
 * printed on order forms.
 */
export const shippingAddressRules: readonly Rule<CheckoutAddressForm>[] = [
  required('companyName', 'Please enter company name for shipping'),
  required('contactName', 'Please enter contact person name for shipping'),
  required('area', 'Please enter shipping address'),
  required('pincode', 'Please enter shipping pincode'),
  required('mobile', 'Please enter contact number'),
  isMobile('mobile', 'Please enter valid contact number'),
  isEmail('email', 'Please enter valid email for shipping'),
];

/** The billing address has the same checks with its own texts. */
export const billingAddressRules: readonly Rule<CheckoutAddressForm>[] = [
  required('companyName', 'Please enter company name for billing'),
  required('contactName', 'Please enter contact person name for billing'),
  required('area', 'Please enter billing address'),
  required('pincode', 'Please enter billing pincode'),
  required('mobile', 'Please enter contact number for billing'),
  isMobile('mobile', 'Please enter valid contact number for billing'),
  isEmail('email', 'Please enter valid email for billing'),
];

/** Shown for a pincode that lies in another state than the one chosen. */
export const pincodeElsewhere = (pincode: string, state: string): string =>
  `${pincode} lies in ${state}. Please correct the pincode, or choose that state.`;

/** Shown when the saved addresses are chosen in the wrong order or not at all. */
export const addressChoiceTexts = {
  billingBeforeShipping: 'Please select your shipping address',
  noBilling: 'Please select billing address',
  noShipping: 'Please select shipping address',
} as const;

/** The address book's form; ids are null while nothing is chosen. */
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
  isMobile('mobile', 'Please enter valid mobile number'),
];

const placeAndEmail: readonly Rule<BookAddressForm>[] = [
  { field: 'countryId', text: 'Please select country', fails: ({ countryId }) => countryId === null },
  { field: 'stateId', text: 'Please enter state', fails: ({ stateId }) => stateId === null },
  { field: 'cityId', text: 'Please enter city', fails: ({ cityId }) => cityId === null },
  required('pincode', 'Please enter pincode'),
  isPincode('pincode', 'Please enter valid pincode'),
  // Our addition: it is printed on order forms.
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

/** An address as it is sent, whichever form it comes from. */
export interface AddressInput extends BookAddressForm {
  readonly landmark: string;
  readonly action: 'INSERT' | 'Update' | 'DELETE';
}

/** The form that an input comes from: it decides which checks apply. */
type AddressFormName = 'shipping' | 'billing' | 'add' | 'edit' | 'delete';

const formOf = ({ action, kind }: AddressInput): AddressFormName => {
  if (action !== 'INSERT') return action === 'Update' ? 'edit' : 'delete';
  return kind === 'Shipping' ? 'shipping' : kind === 'Billing' ? 'billing' : 'add';
};

const onlyIn =
  (form: AddressFormName) =>
  (rule: Rule<AddressInput>): Rule<AddressInput> => ({
    ...rule,
    fails: (values) => formOf(values) === form && rule.fails(values),
  });

const lengthRules: readonly Rule<AddressInput>[] = [
  atMost('companyName', longest.company, 'the company name'),
  atMost('contactName', longest.name, 'the contact’s name'),
  atMost('flat', longest.flat, 'the number and name of the building'),
  atMost('area', longest.area, 'the address'),
  atMost('landmark', longest.landmark, 'the landmark'),
];

/** Each form's own checks, in its own order; a rule of another form never fails. */
export const addressInputRules: readonly Rule<AddressInput>[] = [
  ...shippingAddressRules.map(onlyIn('shipping')),
  ...billingAddressRules.map(onlyIn('billing')),
  ...addAddressRules.map(onlyIn('add')),
  ...editAddressRules.map(onlyIn('edit')),
  {
    field: 'pincode',
    text: 'Please enter valid pincode.',
    fails: ({ action, pincode }) => action !== 'DELETE' && !patterns.pincode.test(pincode),
  },
  ...lengthRules.map((rule) => ({
    ...rule,
    fails: (sent: AddressInput) => sent.action !== 'DELETE' && rule.fails(sent),
  })),
];
