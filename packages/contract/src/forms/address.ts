import { matches, patterns, type Rule, required } from '../kernel/rules.ts';

export interface CheckoutAddressForm {
  readonly companyName: string;
  readonly contactName: string;
  readonly area: string;
  readonly pincode: string;
  readonly mobile: string;
}

/** Document 2, section 5: the shipping address, in this order. */
export const shippingAddressRules: readonly Rule<CheckoutAddressForm>[] = [
  required('companyName', 'Please enter company name for shipping'),
  required('contactName', 'Please enter contact person name for shipping'),
  required('area', 'Please enter shipping address'),
  required('pincode', 'Please enter shipping pincode'),
  required('mobile', 'Please enter contact number'),
  matches('mobile', patterns.mobile, 'Please enter valid contact number'),
];

/** The billing address is checked the same way, with its own texts. */
export const billingAddressRules: readonly Rule<CheckoutAddressForm>[] = [
  required('companyName', 'Please enter company name for billing'),
  required('contactName', 'Please enter contact person name for billing'),
  required('area', 'Please enter billing address'),
  required('pincode', 'Please enter billing pincode'),
  required('mobile', 'Please enter contact number for billing'),
  matches('mobile', patterns.mobile, 'Please enter valid contact number for billing'),
];

/** Said when a saved address is chosen in the wrong order or not at all. */
export const addressChoiceTexts = {
  billingBeforeShipping: 'Please select your shipping address',
  noBilling: 'Please select billing address',
  noShipping: 'Please select shipping address',
} as const;
