import { holdsNoLink, isEmail, isMobile, isPincode, matches, type Rule, required } from '../kernel/rules.ts';
import { nameWithLink } from './account.ts';

export interface DeskCustomerForm {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly companyName: string;
  /** Optional. */
  readonly gstin: string;
}

/** A goods and services tax identification number: state, PAN, entity, Z, check digit. */
const gstinPattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/i;

export const longestDeskNote = 2000;

/** A customer whom staff enter or correct; the texts follow those of the registration. */
export const deskCustomerRules: readonly Rule<DeskCustomerForm>[] = [
  required('name', 'Please enter the customer’s name.'),
  holdsNoLink('name', nameWithLink),
  required('email', 'Please enter email address.'),
  isEmail('email', 'Please enter valid email address.'),
  required('mobile', 'Please enter mobile number.'),
  isMobile('mobile', 'Please enter valid mobile number.'),
  matches('gstin', gstinPattern, 'Please enter a GSTIN of 15 characters, such as 33AABCB1972C1Z8.'),
];

export interface DeskAddressForm {
  readonly companyName: string;
  readonly contactName: string;
  readonly mobile: string;
  readonly area: string;
  readonly pincode: string;
  readonly gstin: string;
}

/** An address that staff enter for a customer, for delivery and for invoices. */
export const deskAddressRules: readonly Rule<DeskAddressForm>[] = [
  required('contactName', 'Please enter the contact’s name.'),
  required('mobile', 'Please enter contact number'),
  isMobile('mobile', 'Please enter valid contact number'),
  required('area', 'Please enter the address.'),
  required('pincode', 'Please enter pincode'),
  isPincode('pincode', 'Please enter valid pincode.'),
  matches('gstin', gstinPattern, 'Please enter a GSTIN of 15 characters, such as 33AABCB1972C1Z8.'),
];

export interface PersonalDataForm {
  readonly reason: string;
}

/** Exporting and erasing a customer's data is recorded with its reason. */
export const personalDataRules: readonly Rule<PersonalDataForm>[] = [
  required('reason', 'Please say why: who asked, and how.'),
];
