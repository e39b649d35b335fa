import { paise, toRupees } from '@boxwright/money';
import { csvLine, csvStart } from './csv.ts';
import { partyName } from './registration.ts';
import { type AccountDocument, isSale, type MoneyEntry, sales } from './rows.ts';

/** The head of the buyers' ledger: what they owe is debit, what they pay or are credited is credit. */
export const ledgerStart =
  csvStart + csvLine(['Date', 'Entry', 'Number', 'Order', 'Buyer', 'Way', 'Reference', 'Debit', 'Credit']);

/** An invoice, credit or debit note; empty for a voucher, whose money has an entry of its own. */
export function ledgerLineOfDocument({ kind, number, day, orderNumber, recipient, refersTo, total }: AccountDocument) {
  if (!isSale(kind)) return '';
  const { name, sign } = sales[kind];
  const amount = toRupees(total);
  return csvLine([
    day,
    name,
    number,
    orderNumber,
    partyName(recipient),
    '',
    refersTo?.number ?? '',
    ...(sign > 0 ? [amount, ''] : ['', amount]),
  ]);
}

/** A payment, refund or reversal; what is moved between an order and the money on account has a line for each. */
export function ledgerLineOfMoney(entry: MoneyEntry): string {
  if (entry.way !== 'account') return moneyLine(entry);
  const { holder, amount } = entry;
  const { voucherNumber: _, ...ofAccount } = entry;
  const party = holder?.party ?? entry.party;
  return moneyLine(entry) + moneyLine({ ...ofAccount, party, orderNumber: '', amount: paise(-amount) });
}

function moneyLine(entry: MoneyEntry): string {
  const { way, day, amount, isReversal, orderNumber, party, voucherNumber, reference } = entry;
  const isRefund = amount < 0;
  const size = toRupees(paise(Math.abs(amount)));
  return csvLine([
    day,
    isReversal ? 'Reversal' : isRefund ? 'Refund' : 'Payment',
    voucherNumber ?? moneyNumber(entry),
    orderNumber,
    party,
    wayNames[way],
    reference ?? '',
    isRefund ? size : '',
    isRefund ? '' : size,
  ]);
}

/** The number of an entry without a voucher, such as a payment after the invoice. */
export const moneyNumber = ({
  id,
  amount,
  isReversal,
  isOnAccount,
}: Pick<MoneyEntry, 'id' | 'amount' | 'isReversal' | 'isOnAccount'>): string =>
  `${isOnAccount ? 'ACC-' : ''}${isReversal ? 'REVERSAL' : amount < 0 ? 'REFUND' : 'PAY'}-${id}`;

const wayNames = {
  gateway: 'Payment gateway',
  cash: 'Cash',
  bank: 'Bank transfer',
  cheque: 'Cheque',
  account: 'Account',
  tds: 'TDS',
} as const;
