import { z } from 'zod';
import { addressKinds } from '../forms/address.ts';
import { field, record } from '../kernel/record.ts';
import { customerNames } from './customer-names.ts';

const text = z.string();
const maybe = z.string().nullable();

/** A customer, as stored in the browser for the header and as used by the account pages. */
export const customer = record({
  id: field(customerNames.id, z.int()),
  userId: field(customerNames.userId, text),
  name: field(customerNames.name, text),
  email: field(customerNames.email, text),
  emailAddress: field('fld_email_address', text),
  mobile: field('fld_phone_number', text),
  companyName: field('fld_companyname', maybe),
  createdOn: field('fld_created_on', text),
  registeredOn: field('register_on', text),
  dateOfBirth: field('fld_dob', maybe),
  gender: field('fld_gender', maybe),
  maritalStatus: field('fld_maritalstatus', maybe),
  anniversary: field('fld_doa', maybe),
  gstin: field('fld_gstin', maybe),
  /** URL of the customer's picture; null while the initials are shown instead. */
  picture: field('fld_image', maybe),
  address1: field('fld_address_1', maybe),
  address2: field('fld_address_2', maybe),
  pincode: field('fld_pincode', maybe),
  city: field('CityName', maybe),
  state: field('StateName', maybe),
  country: field('CountryName', maybe),
});
export type Customer = z.output<typeof customer>;

/** An entry of a customer's address book. */
export const address = record({
  id: field('fld_address_id', z.int()),
  kind: field('fld_address_type', z.enum(addressKinds)),
  companyName: field('fld_company_name', text),
  contactName: field('fld_contact_name', text),
  mobile: field('fld_contact_number', text),
  flat: field('fld_address_1', text),
  area: field('fld_address_2', text),
  landmark: field('fld_landmark', text),
  pincode: field('fld_pincode', text),
  email: field('fld_email_address', text),
  gstin: field('fld_gstin', text),
  city: field('CityName', text),
  state: field('StateName', text),
  country: field('CountryName', text),
  countryAgain: field('fld_CountryName', text),
  cityId: field('City', z.int()),
  stateId: field('State', z.int()),
  countryId: field('Country', z.int()),
});
export type Address = z.output<typeof address>;

/** An entry of a list to choose from. */
export const choice = record({ value: field('value', z.int()), label: field('label', z.string()) });
export type Choice = z.output<typeof choice>;
