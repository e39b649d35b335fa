import { z } from 'zod';
import { address } from '../fields/customer.ts';
import { deskAddressRules, deskCustomerRules, longestDeskNote, personalDataRules } from '../forms/desk-customer.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import {
  formGstin,
  formMobile,
  formParagraphs,
  formPincode,
  formText,
  id,
  moment,
  optionalId,
  rupees,
  searchText,
} from '../kernel/values.ts';

const text = z.string();
const customerId = field('customer_id', id);

const customerRow = record({
  id: field('customer_id', z.int()),
  name: field('name', text),
  companyName: field('company', text),
  email: field('email', text),
  mobile: field('mobile', text),
  /** Since April, without cancelled orders. */
  orders: field('orders', z.int()),
  value: field('value', rupees),
  /** `YYYY-MM-DD`; null without orders. */
  lastOrder: field('last_order', text.nullable()),
});
export type CustomerRow = z.output<typeof customerRow>;

const details = {
  name: field('name', formText(100)),
  email: field('email', formText(254)),
  mobile: field('mobile', formMobile),
  companyName: field('company', formText(150)),
  gstin: field('gstin', formGstin),
};

const quotationOfCustomer = record({
  id: field('quotation_id', z.int()),
  number: field('number', text),
  items: field('items', z.array(record({ goods: field('goods', text), quantity: field('quantity', z.int()) }))),
  total: field('total', rupees),
  validUntil: field('valid_until', text),
  address: field('address', text),
});

export const customerOperations = {
  FindCustomers: operation({
    summary:
      'Customers by words of name, company, e-mail, mobile, GSTIN or city, the latest first, fifty at a time; with their sales since April.',
    method: 'POST',
    access: { staff: 'customers' },
    input: record({ search: field('search', searchText(80)), before: field('before', optionalId) }),
    output: record({
      customers: field('customers', z.array(customerRow)),
      /** The id after which the next page begins; null on the last page. */
      next: field('next', z.int().nullable()),
    }),
  }),
  GetCustomer: operation({
    summary:
      'All that staff need to know of a customer: details, addresses, orders, sales by year, saved boxes and quotations.',
    method: 'POST',
    access: { staff: 'customers' },
    input: record({ customerId }),
    output: record({
      id: field('customer_id', z.int()),
      name: field('name', text),
      companyName: field('company', text),
      email: field('email', text),
      mobile: field('mobile', text),
      gstin: field('gstin', text),
      note: field('note', text),
      since: field('since', moment),
      isErased: field('erased', z.boolean()),
      /** To be sent with `CorrectCustomer`. */
      changedAt: field('changed_at', moment),
      addresses: field('addresses', z.array(address)),
      /** The latest. */
      orders: field(
        'orders',
        z.array(
          record({
            id: field('order_id', z.int()),
            number: field('number', text),
            placedAt: field('placed_at', moment),
            /** As staff read it. */
            status: field('status', text),
            paymentStatus: field('payment_status', text),
            total: field('total', rupees),
          }),
        ),
      ),
      /** From April to March, the latest first. */
      years: field(
        'years',
        z.array(
          record({ year: field('year', z.int()), orders: field('orders', z.int()), value: field('value', rupees) }),
        ),
      ),
      savedBoxes: field(
        'saved_boxes',
        z.array(
          record({ name: field('name', text), goods: field('goods', text), quantity: field('quantity', z.int()) }),
        ),
      ),
      quotations: field('quotations', z.array(quotationOfCustomer)),
      enquiries: field(
        'enquiries',
        z.array(record({ id: field('enquiry_id', z.int()), at: field('at', moment), about: field('about', text) })),
      ),
      signIns: field(
        'sign_ins',
        z.array(record({ at: field('at', moment), device: field('device', text), network: field('network', text) })),
      ),
      /** Why their data can't be erased now, one sentence each. */
      heldUpBy: field('held_up_by', z.array(text)),
    }),
  }),
  CorrectCustomer: operation({
    summary:
      "Corrects a customer's details, or the staff's note about them. Refused when they have changed since `seen`.",
    method: 'POST',
    access: { staff: 'customers', also: { changeEmail: 'personal-data' } },
    input: record({
      customerId,
      seen: field('seen', moment),
      ...details,
      note: field('note', formParagraphs(longestDeskNote)),
    }),
    rules: deskCustomerRules,
    output: record({ changedAt: field('changed_at', moment) }),
  }),
  AddCustomerAtDesk: operation({
    summary:
      'Opens an account for a customer on the phone, who is mailed a link to choose a password. An e-mail that is registered leads to its customer.',
    method: 'POST',
    access: { staff: 'selling' },
    input: record(details),
    rules: deskCustomerRules,
    output: record({ customerId: field('customer_id', z.int()), isKnown: field('known', z.boolean()) }),
  }),
  AddAddressAtDesk: operation({
    summary: "Adds an address to a customer's book; its pincode names city and state, or they are chosen.",
    method: 'POST',
    access: { staff: 'selling' },
    input: record({
      customerId,
      companyName: field('company', formText(150)),
      contactName: field('contact', formText(100)),
      mobile: field('mobile', formMobile),
      area: field('area', formText(400)),
      pincode: field('pincode', formPincode),
      /** Only read if the pincode isn't in our table. */
      stateId: field('state_id', optionalId),
      cityId: field('city_id', optionalId),
      gstin: field('gstin', formGstin),
    }),
    rules: deskAddressRules,
    output: record({ addressId: field('address_id', z.int()) }),
  }),
  ExportCustomerData: operation({
    summary: 'Returns the address at which all data of a customer can be downloaded, once; the customer is mailed.',
    method: 'POST',
    access: { staff: 'personal-data' },
    input: record({ customerId, reason: field('reason', formText(500)) }),
    rules: personalDataRules,
    output: record({ address: field('address', text) }),
  }),
  EraseCustomerData: operation({
    summary: "Erases a customer's data; refused while an order is under way or money is owed. The customer is mailed.",
    method: 'POST',
    access: { staff: 'personal-data' },
    input: record({
      customerId,
      reason: field('reason', formText(500)),
      /** The customer's e-mail, typed again. */
      email: field('email', formText(254)),
    }),
    rules: personalDataRules,
    output: record({}),
  }),
};
