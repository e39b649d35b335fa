import { action as receiveAccount } from '../routes/customer-account/receive-account.server.ts';
import { action as receiveCustomer } from '../routes/office-customer/receive-customer.server.ts';
import { action as receiveEnquiry } from '../routes/office-enquiry/receive-enquiry-form.server.ts';
import { action as receiveNewCustomer } from '../routes/office-new-customer/receive-new-customer.server.ts';
import { action as receiveQuotation } from '../routes/office-quotations/receive-follow-form.server.ts';
import { action as receiveRefund } from '../routes/refunds/receive-refund-form.server.ts';
import { type OfficeForm, officeForm, officePage } from './office-form.ts';

const customer = officePage(receiveCustomer, '/manage/customers/4', { customerid: '4' });
const account = officePage(receiveAccount, '/manage/receivables/4', { customerid: '4' });
const april = { from: '2026-04-01', to: '2026-11-20' };
const person = { name: 'Asha', companyName: 'Kokko', email: 'asha@kokko.example', mobile: '9840012345', gstin: '' };

const enquiry = officePage(receiveEnquiry, '/manage/enquiries/3', { enquiryid: '3' });
const seenEnquiry = { id: 3, version: 2 };
const whose = { candidates: [], mayBeNew: true, needsEmail: false };

const quotations = officePage(receiveQuotation, '/manage/quotations?view=open');

const refunds = officePage(receiveRefund, '/manage/refunds?list=open');

export const customerForms: readonly OfficeForm[] = [
  officeForm(
    customer,
    { form: 'correct', seen: '2026-11-20T05:30:00.000Z', ...person, note: 'Calls late.' },
    'CorrectCustomer',
    { customerId: 4, seen: new Date('2026-11-20T05:30:00Z'), ...person, note: 'Calls late.' },
    { changedAt: new Date('2026-11-20T06:00:00Z') },
    { done: 'The details are saved.' },
  ),
  officeForm(customer, { form: 'sell' }, 'StartSale', { customerId: 4 }, { saleId: 8 }, '/manage/sell/8'),
  officeForm(
    quotations,
    {
      ...{ form: 'follow:12', quotation: '12', version: '3', number: 'QTN-12', ownerId: '2' },
      ...{ followUpOn: '2026-12-01', lostReason: 'price', note: 'Asked twice.' },
    },
    'FollowQuotation',
    {
      ...{ quotationId: 12, version: 3, ownerId: 2 },
      ...{ followUpOn: '2026-12-01', lostReason: 'price', note: 'Asked twice.' },
    },
    { version: 4 },
    { done: 'QTN-12 is noted.' },
  ),
  officeForm(
    quotations,
    { form: 'sell-quotation:12', quotation: '12' },
    'SellQuotation',
    { quotationId: 12 },
    { saleId: 8 },
    '/manage/sell/8',
  ),
  officeForm(
    customer,
    { form: 'sell-quotation', quotation: '12' },
    'SellQuotation',
    { quotationId: 12 },
    { saleId: 8 },
    '/manage/sell/8',
  ),
  officeForm(
    customer,
    { form: 'export', reason: 'Asked by mail.' },
    'ExportCustomerData',
    { customerId: 4, reason: 'Asked by mail.' },
    { address: '/export/1.zip' },
    { download: '/export/1.zip' },
  ),
  officeForm(
    customer,
    { form: 'erase', reason: 'Asked by mail.', email: 'asha@kokko.example' },
    'EraseCustomerData',
    { customerId: 4, reason: 'Asked by mail.', email: 'asha@kokko.example' },
    {},
    { done: 'The customer’s data are erased.' },
  ),
  officeForm(
    account,
    { form: 'send', ...april },
    'SendStatement',
    { customerId: 4, ...april },
    { recipient: 'asha@kokko.example' },
    { done: 'The statement is mailed to asha@kokko.example.' },
  ),
  officeForm(
    account,
    { form: 'terms', days: '30', limit: '1,00,000', seen: '2' },
    'SaveCreditTerms',
    { customerId: 4, days: '30', limit: 1_00_000_00, seen: 2 },
    { version: 3 },
    { done: 'The terms are saved. Orders from now on follow them.' },
  ),
  officeForm(
    officePage(receiveNewCustomer, '/manage/customers/new'),
    person,
    'AddCustomerAtDesk',
    person,
    { customerId: 4, isKnown: false },
    '/manage/customers/4',
  ),
  officeForm(
    enquiry,
    { form: 'answer', version: '2', text: 'From 500 pieces.' },
    'AnswerEnquiry',
    { ...seenEnquiry, text: 'From 500 pieces.' },
    { version: 3 },
    '/manage/enquiries/3?done=answered',
  ),
  officeForm(
    enquiry,
    { form: 'note', version: '2', text: 'Wants kraft.' },
    'AddEnquiryNote',
    { id: 3, text: 'Wants kraft.' },
    { entryId: 1 },
    '/manage/enquiries/3?done=noted',
  ),
  officeForm(
    enquiry,
    { form: 'customer', version: '2' },
    'LinkEnquiryCustomer',
    seenEnquiry,
    { version: 3, customerId: 4, isNew: true },
    '/manage/enquiries/3?done=customer',
  ),
  officeForm(
    enquiry,
    { form: 'standing', version: '2', state: 'won', owner: '' },
    'ChangeEnquiry',
    { ...seenEnquiry, state: 'won', ownerId: null },
    { version: 3 },
    '/manage/enquiries/3?done=changed',
  ),
  officeForm(
    enquiry,
    { form: 'sell', version: '2', customer: '4' },
    'StartSaleFromEnquiry',
    { enquiryId: 3, version: 2, customerId: 4, isNew: false, email: '' },
    { ...whose, saleId: 8 },
    '/manage/sell/8',
  ),
  officeForm(
    enquiry,
    { form: 'sell', version: '2', customer: 'new', email: 'asha@kokko.example' },
    'StartSaleFromEnquiry',
    { enquiryId: 3, version: 2, customerId: null, isNew: true, email: 'asha@kokko.example' },
    { ...whose, saleId: null },
    { asked: whose },
  ),
  officeForm(
    refunds,
    { form: 'account:5', refundId: '5', account: 'Kokko\r\nHDFC0001', seenAccount: 'Kokko\r\nHDFC' },
    'NoteRefundAccount',
    { refundId: 5, account: 'Kokko\nHDFC0001', seenAccount: 'Kokko\nHDFC' },
    { account: 'Kokko\nHDFC0001' },
    '/manage/refunds?done=account',
  ),
  officeForm(
    refunds,
    { form: 'paid:5', refundId: '5', reference: 'UTR2', paidOn: '2026-11-20' },
    'SettleRefund',
    { refundId: 5, how: 'paid', reference: 'UTR2', paidOn: '2026-11-20' },
    { state: 'succeeded' },
    '/manage/refunds?done=paid',
  ),
  officeForm(
    refunds,
    { form: 'again:5', refundId: '5' },
    'SettleRefund',
    { refundId: 5, how: 'again', reference: '', paidOn: '' },
    { state: 'requested' },
    '/manage/refunds?done=again',
  ),
];
