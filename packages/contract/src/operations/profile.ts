import { z } from 'zod';
import { customer } from '../fields/customer.ts';
import { emailChangeRules } from '../forms/email-change.ts';
import { profileRules } from '../forms/profile.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { filters } from '../kernel/rows.ts';
import { line } from '../kernel/text.ts';
import {
  formGstin,
  formMobile,
  formSecret,
  formText,
  id,
  ignored,
  optionalId,
  ruledText,
  rupees,
} from '../kernel/values.ts';

const ownCustomer = field(
  'WhereClause',
  filters({ customerId: field('fld_customerid', id), customerIdAgain: field('fld_customer_id', id) }),
);

export const profileOperations = {
  Get_customerData_by_id: operation({
    summary: "The signed-in customer's own record, as a list of one.",
    method: 'POST',
    access: 'customer',
    customerIds: ({ where }) => [where.customerId, where.customerIdAgain],
    input: record({ where: ownCustomer }),
    output: z.array(customer),
  }),
  Get_DashboardYearlySales: operation({
    summary:
      "The signed-in customer's order totals of the last twelve months, the current one last, without cancelled orders.",
    method: 'POST',
    access: 'customer',
    customerIds: ({ where }) => [where.customerId, where.customerIdAgain],
    input: record({ where: ownCustomer }),
    output: z.array(
      record({
        /** In India, `YYYY-MM`. */
        month: field('month', z.string()),
        total: field('total_sales', rupees),
      }),
    ),
  }),
  UpdateCustomer: operation({
    summary: "Changes the signed-in customer's profile; answers with the changed record.",
    method: 'POST',
    access: 'customer',
    customerIds: ({ customerId }) => [customerId],
    input: record({
      customerId: field('customerid', optionalId),
      companyName: field('companyname', ruledText),
      name: field('name', ruledText),
      email: field('email', formText(254)),
      mobile: field('mobile', formMobile),
      gender: field('gender', formText(20)),
      dateOfBirth: field('dateofbirth', formText(10)),
      maritalStatus: field('maritalstatus', formText(20)),
      anniversary: field('doa', formText(10)),
      gstin: field('gstin', formGstin),
      /** 'kept', 'initials', or a picture as a data URL. '' is refused; absent keeps the stored picture. */
      picture: field('image', line(250_000).optional()),
      landmark: field('landmark', ignored),
      status: field('status', ignored),
      updatedOn: field('updatedon', ignored),
      updatedBy: field('updatedby', ignored),
    }),
    rules: profileRules,
    output: z.array(customer),
  }),
  RequestEmailChange: operation({
    summary: "Mails a link to the new address of the signed-in customer's account; it needs the current password.",
    method: 'POST',
    access: 'customer',
    input: record({ email: field('email', formText(254)), password: field('password', formSecret(128)) }),
    rules: emailChangeRules,
    output: record({
      /** How long the link works. */
      hours: field('valid_hours', z.int()),
    }),
  }),
  ConfirmEmailChange: operation({
    summary: 'Changes an account’s e-mail by the link that was mailed to the new address, and ends all its sessions.',
    method: 'POST',
    access: 'public',
    input: record({ ticket: field('ticket', line(1500)) }),
    output: record({ email: field('email', z.string()) }),
  }),
};
