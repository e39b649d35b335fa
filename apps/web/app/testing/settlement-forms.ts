import { action as receiveCheque } from '../routes/cheques/receive-cheque.server.ts';
import { action as receiveBill } from '../routes/courier-bills/receive-bill.server.ts';
import { action as receiveRemittance } from '../routes/courier-cash/receive-remittance.server.ts';
import { action as receiveImport } from '../routes/settlement-import/receive-import.server.ts';
import { action as receiveSettlements } from '../routes/settlements/receive-settlements.server.ts';
import { action as receiveCertificate } from '../routes/tds/receive-certificate.server.ts';
import { type OfficeForm, officeForm, officePage } from './office-form.ts';

const settlements = officePage(receiveSettlements, '/manage/settlements');
const reading = officePage(receiveImport, '/manage/settlements/import');
const plan = { rows: [], waiting: 2, net: 100 };

const courierCash = officePage(receiveRemittance, '/manage/courier-cash');
const remitted = { list: '44127781,400', reference: 'UTR7', receivedOn: '2026-11-20' };

const cheques = officePage(receiveCheque, '/manage/cheques');
const cheque = { number: '004711', bank: 'HDFC BANK' };

const tds = officePage(receiveCertificate, '/manage/tds');
const certificate = { quarter: '2026-10-01', number: 'ABCDEFG', receivedOn: '2026-11-20' };

const courierBills = officePage(receiveBill, '/manage/courier-bills');
const bill = { courier: 'Blue Dart', number: 'B-1', billedOn: '2026-11-20', sentFrom: '', sentTo: '' };

export const settlementForms: readonly OfficeForm[] = [
  officeForm(
    courierCash,
    { form: 'remit', ...remitted, takenOff: '50' },
    'RecordRemittance',
    { ...remitted, takenOff: 5000 },
    { orders: 1, amount: 40000 },
    {
      done: 'Recorded: ₹400.00 for 1 order.',
    },
  ),
  officeForm(
    tds,
    { form: 'certificate:3-2026-10-01', customer: '3', ...certificate, amount: '12.50' },
    'RecordTdsCertificate',
    { customerId: 3, ...certificate, amount: 1250 },
    { certificateId: 9 },
    { done: 'The certificate is recorded.' },
  ),
  officeForm(
    tds,
    { form: 'withdraw:9', certificate: '9' },
    'WithdrawTdsCertificate',
    { certificateId: 9 },
    { certificateId: 9 },
    { done: 'The certificate is taken back: its tax is awaited again.' },
  ),
  officeForm(
    courierBills,
    { form: 'bill', ...bill, taxable: '1,000', cgst: '90', sgst: '90', igst: '', isReverseCharge: 'yes' },
    'RecordCourierBill',
    { ...bill, taxable: 100_000, cgst: 9_000, sgst: 9_000, igst: 0, isReverseCharge: true },
    { billId: 3, bookedOn: '2026-11-20' },
    { done: 'The bill is recorded.' },
  ),
  officeForm(
    courierBills,
    { form: 'withdraw:3', bill: '3' },
    'WithdrawCourierBill',
    { billId: 3 },
    { billId: 3 },
    { done: 'It is taken back.' },
  ),
  officeForm(
    cheques,
    { form: 'note', order: 'BW26-010001', ...cheque, datedOn: '2026-11-20', amount: '1,500' },
    'NoteCheque',
    { order: 'BW26-010001', ...cheque, datedOn: '2026-11-20', amount: 150_000 },
    { chequeId: 4 },
    { done: 'The cheque is noted. It is no money until it has cleared.' },
  ),
  officeForm(
    cheques,
    {
      ...{ form: 'clear:4', order: '7', ...cheque, amount: '1500.00', seenDue: '200000', receivedOn: '2026-11-20' },
      isShared: 'yes',
    },
    'RecordPayment',
    {
      ...{ orderId: 7, how: 'cheque', amount: 150_000, seenDue: 200_000, receivedOn: '2026-11-20' },
      ...{ reference: '004711', bank: 'HDFC BANK', isShared: true },
    },
    { paid: 150_000, due: 50_000 },
    { done: 'Recorded as paid: ₹500.00 are due of the order now.' },
  ),
  officeForm(
    cheques,
    { form: 'end:4', cheque: '4', end: 'bounced', endedOn: '2026-11-20', bankFee: '295' },
    'EndCheque',
    { chequeId: 4, end: 'bounced', endedOn: '2026-11-20', bankFee: 29_500 },
    { chequeId: 4 },
    { done: 'The cheque is among those that bounced.' },
  ),
  officeForm(
    settlements,
    { form: 'match:6', row: '6', txnid: ' T1 ', seenOrder: '7' },
    'MatchSettlementRow',
    { rowId: 6, txnid: 'T1', seenOrder: 7 },
    { orderId: 8 },
    { done: 'The row is matched.' },
  ),
  officeForm(
    settlements,
    { form: 'aside:6', row: '6', aside: 'yes', reason: 'A test of PayU.' },
    'SetSettlementRowAside',
    { rowId: 6, isAside: true, reason: 'A test of PayU.' },
    { isAside: true },
    { done: 'The row is put aside.' },
  ),
  officeForm(
    settlements,
    { form: 'aside:6', row: '6', aside: '' },
    'SetSettlementRowAside',
    { rowId: 6, isAside: false, reason: '' },
    { isAside: false },
    { done: 'The row is to be looked at again.' },
  ),
  officeForm(
    settlements,
    { form: 'withdraw:3', id: '3', reason: 'Of another account.' },
    'WithdrawSettlement',
    { importId: 3, reason: 'Of another account.' },
    { rows: 4 },
    { done: '4 rows are taken back. Their report can be read in again.' },
  ),
  officeForm(reading, { form: 'read', list: 'a,b' }, 'CheckSettlement', { list: 'a,b' }, plan, {
    ...{ plan, typed: { list: 'a,b' } },
  }),
  officeForm(
    reading,
    { form: 'read', list: '', file: new File(['a,b'], 'payu.csv') },
    'CheckSettlement',
    { list: 'a,b' },
    plan,
    { plan, typed: { list: 'a,b' } },
  ),
  officeForm(
    reading,
    { form: 'import', list: 'a,b' },
    'ImportSettlement',
    { list: 'a,b' },
    { imported: 3, known: 1, odd: 2 },
    { done: 'Rows read in: 3. Read in before: 1. To look at: 2.' },
  ),
];
