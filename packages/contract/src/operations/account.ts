import { z } from 'zod';
import { customer } from '../fields/customer.ts';
import { loginRules, registrationRules } from '../forms/account.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { formMobile, formSecret, formText, ignored, ruledText } from '../kernel/values.ts';

const credentials = record({
  email: field('email', formText(254)),
  password: field('password', formSecret(128)),
  action: field('action', z.literal('Login').optional()),
  at: field('actiondate', ignored),
});

export const accountOperations = {
  AddCustomer: operation({
    summary: 'Registers a customer.',
    method: 'POST',
    access: 'public',
    input: record({
      name: field('name', ruledText),
      email: field('email', formText(254)),
      mobile: field('mobile', formMobile),
      password: field('password', formSecret(128)),
      companyName: field('companyName', ruledText),
      status: field('status', z.literal('Website').optional()),
      updatedBy: field('updatedby', ignored),
    }),
    rules: registrationRules,
    output: record({ customerId: field('customerid', z.int()) }),
  }),
  AddwebsiteLogin: operation({
    summary: 'Signs a customer in; the session is an HttpOnly cookie.',
    method: 'POST',
    access: 'public',
    input: credentials,
    rules: loginRules,
    output: z.array(customer),
  }),
  Logout: operation({
    summary: 'Ends the session of a customer or a member of staff.',
    method: 'POST',
    access: 'public',
    input: record({}),
    output: record({}),
  }),
  UserInfo: operation({
    summary: 'Who is signed in, and how many lines the cart holds.',
    method: 'GET',
    access: 'public',
    personal: true,
    input: record({}),
    output: record({
      customers: field('customer', z.array(customer)),
      cartLines: field('cart_lines', z.int()),
      staffName: field('staff_name', z.string().nullable()),
      /** Decides what the back office shows; null for everybody who isn't on the staff. */
      staffRole: field('staff_role', z.string().nullable()),
    }),
  }),
};
