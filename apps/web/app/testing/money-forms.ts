import { action as receiveMoney } from '../routes/customer-money/receive-money.server.ts';
import { action as receiveOrder } from '../routes/manage-order/receive-desk-form.server.ts';
import { type OfficeForm, officeForm, officePage } from './office-form.ts';

const money = officePage(receiveMoney, '/manage/money/4', { customerid: '4' });
const held = { held: 50000 };

export const moneyForms: readonly OfficeForm[] = [
  officeForm(
    money,
    {
      ...{ form: 'receipt', how: 'transfer', amount: '1,500', reference: 'UTR 9', bank: '', receivedOn: '2026-11-20' },
      ...{ order: ['7', '8'], 'amount-7': '1,000', 'tds-7': '1.50', 'due-7': '100150' },
      ...{ 'amount-8': '', 'tds-8': '', 'due-8': '11800', isShared: 'yes' },
    },
    'RecordReceipt',
    {
      ...{ customerId: 4, how: 'transfer', amount: 150000, reference: 'UTR 9', bank: '', receivedOn: '2026-11-20' },
      allotments: [{ orderId: 7, amount: 100000, tds: 150, seenDue: 100150 }],
      isShared: true,
    },
    held,
    { done: 'The money is recorded.' },
  ),
  officeForm(
    money,
    { form: 'allot:7', order: '7', amount: '118', seenDue: '11800', seenHeld: '50000' },
    'AllotMoney',
    { orderId: 7, amount: 11800, seenDue: 11800, seenHeld: 50000 },
    { ...held, due: 0 },
    { done: 'The order is paid from the account.' },
  ),
  officeForm(
    money,
    { form: 'back', how: 'cash', amount: '500', seenHeld: '50000', reference: 'R 1', paidOn: '2026-11-20' },
    'PayBackFromAccount',
    { customerId: 4, how: 'cash', amount: 50000, seenHeld: 50000, reference: 'R 1', paidOn: '2026-11-20' },
    { held: 0 },
    { done: 'The repayment is noted.' },
  ),
  officeForm(
    money,
    { form: 'reverse:6', entry: '6', cause: 'bounced', bankFee: '295', reversedOn: '2026-11-20', reason: 'No funds.' },
    'ReverseAccountEntry',
    {
      ...{ customerId: 4, entryId: 6, cause: 'bounced', bankFee: 29500 },
      ...{ reversedOn: '2026-11-20', reason: 'No funds.' },
    },
    { held: 0 },
    { done: 'The entry is taken back.' },
  ),
  officeForm(
    officePage(receiveOrder, '/manage/orders/7', { orderid: '7' }),
    { form: 'keep', amount: '5000' },
    'MoveToAccount',
    { orderId: 7, amount: 5000 },
    held,
    '/manage/orders/7?done=keep',
  ),
];
