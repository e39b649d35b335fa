import { z } from 'zod';
import { address, choice } from '../fields/customer.ts';
import { addressInputRules, addressKinds } from '../forms/address.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { filters } from '../kernel/rows.ts';
import { patterns } from '../kernel/rules.ts';
import { line } from '../kernel/text.ts';
import { formGstin, formMobile, formPincode, formText, id, ignored, optionalId, ruledText } from '../kernel/values.ts';

/** What the address is for. Absent, null and '' become null, so that the form's rules refuse them. */
const title = z.codec(z.enum([...addressKinds, '']).nullish(), z.enum(addressKinds).nullable(), {
  decode: (value) => value || null,
  encode: (value) => value,
});

const addressInput = record({
  addressId: field('addressid', optionalId),
  customerId: field('CUSTOMERID', optionalId),
  kind: field('title', title),
  action: field('action', z.enum(['INSERT', 'Update', 'DELETE'])),
  companyName: field('companyname', ruledText),
  contactName: field('name', ruledText),
  mobile: field('mobileNo', formMobile),
  area: field('area', ruledText),
  pincode: field('pincode', formPincode),
  email: field('email', formText(254)),
  gstin: field('gstin', formGstin),
  countryId: field('country', optionalId),
  stateId: field('state', optionalId),
  cityId: field('city', optionalId),
  flat: field('flatno', ruledText),
  landmark: field('landmark', ruledText),
  latitude: field('latitude', ignored),
  longitude: field('longitude', ignored),
});

const stateChoice = record({
  value: field('value', z.int()),
  label: field('label', z.string()),
  /** The first two digits of GSTINs that are registered there; empty outside India. */
  gstCode: field('gst_code', z.string()),
});

export const addressOperations = {
  Get_Customer_Address: operation({
    summary: "The signed-in customer's addresses.",
    method: 'POST',
    access: 'customer',
    customerIds: ({ where }) => [where.customerId],
    input: record({
      where: field(
        'whereClause',
        filters({
          customerId: field('fld_customerid', id),
          id: field('fld_address_id', id),
          kind: field('fld_address_type', line(20)),
        }),
      ),
    }),
    output: z.array(address),
  }),
  Add_CustomerAddress: operation({
    summary: "Adds an address to the signed-in customer's book, changes or removes one.",
    method: 'POST',
    access: 'customer',
    customerIds: ({ customerId }) => [customerId],
    input: addressInput,
    rules: addressInputRules,
    output: record({ addressId: field('addressId', z.int()) }),
  }),
  GetCountry: operation({
    summary: 'Countries that an address can be in.',
    method: 'GET',
    access: 'public',
    input: record({}),
    output: z.array(choice),
  }),
  GetState: operation({
    summary: 'States of a country.',
    method: 'POST',
    access: 'public',
    input: record({ countryId: field('countryid', id), countryLabel: field('Country', ignored) }),
    output: z.array(stateChoice),
  }),
  GetCity: operation({
    summary: 'Cities of a state.',
    method: 'POST',
    access: 'public',
    input: record({ stateId: field('stateid', id) }),
    output: z.array(choice),
  }),
  GetPincode: operation({
    summary: 'District, state and city of a pincode, so that an address form can fill them in.',
    method: 'POST',
    access: 'public',
    input: record({ pincode: field('pincode', formPincode) }),
    rules: [
      {
        field: 'pincode',
        text: 'Please enter valid pincode.',
        fails: ({ pincode }) => !patterns.pincode.test(pincode),
      },
    ],
    output: record({
      pincode: field('fld_pincode', z.string()),
      /** Empty if the pincode is well-formed but not in our table. */
      district: field('DistrictName', z.string()),
      state: field('StateName', z.string()),
      stateId: field('State', z.int().nullable()),
      cityId: field('City', z.int().nullable()),
    }),
  }),
};
