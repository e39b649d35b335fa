import { interestOn, withBalances } from '@boxwright/accounting';
import { type Paise, paise } from '@boxwright/money';
import {
  type AccountEntry,
  type AccountPeriod,
  accountOf,
  type Customer,
  findCustomer,
  heldFor,
  inSnapshot,
  type OpenByAge,
  openItemsOf,
  refundsDueTo,
} from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { indianDay } from '../../process/indian-day.ts';
import { orderNumber } from '../company/order-number.ts';
import { readReceivableTerms } from '../settings/receivable-terms.ts';

/** An entry of a customer's account in words, with what is owed after it. */
export interface CustomerEntry {
  readonly day: string;
  readonly what: string;
  readonly reference: string;
  /** Null for money on account. */
  readonly orderId: number | null;
  readonly orderNumber: string;
  readonly amount: Paise;
  readonly balance: Paise;
}

/** An order of which something is due. */
export interface CustomerItem {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly invoice: string | null;
  readonly due: Paise;
  readonly dueOn: string | null;
  readonly late: number;
  readonly interest: Paise;
}

export interface CustomerAccount {
  readonly customer: Customer;
  readonly period: AccountPeriod;
  readonly opening: Paise;
  readonly entries: readonly CustomerEntry[];
  readonly closing: Paise;
  readonly open: readonly CustomerItem[];
  readonly openSum: Paise;
  readonly ages: OpenByAge;
  readonly interest: Paise;
  /** Basis points a year; 0 if none is asked. */
  readonly interestBps: number;
  readonly refundsDue: Paise;
  /** Held on account, beside the orders. */
  readonly held: Paise;
}

/** From the first of April, when the books begin, to today. */
export function thisFinancialYear(today: string): AccountPeriod {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return { from: `${month >= 4 ? year : year - 1}-04-01`, to: today };
}

/** A customer's account in a period with what is open now, from one snapshot; undefined without such a customer. */
export async function readAccount(
  { db, now }: Pick<Services, 'db' | 'now'>,
  customerId: number,
  period: AccountPeriod,
): Promise<CustomerAccount | undefined> {
  const today = indianDay(now());
  return inSnapshot(db, async (tx) => {
    const customer = await findCustomer(tx, customerId);
    if (!customer) return undefined;
    const { opening, entries } = await accountOf(tx, customerId, period);
    const items = await openItemsOf(tx, customerId, today);
    const { interestBps } = await readReceivableTerms(tx);
    const open = items.map((item) => ({
      orderId: item.orderId,
      orderNumber: orderNumber(item),
      invoice: item.invoice,
      due: paise(item.due),
      dueOn: item.dueOn,
      late: item.late,
      interest: interestOn(paise(item.due), interestBps, item.late),
    }));
    const lines = withBalances(opening, entries).map((entry) => ({
      day: entry.day,
      what: entryWords[entry.kind] ?? entry.kind,
      reference: entry.reference ?? '',
      orderId: entry.order?.id ?? null,
      orderNumber: entry.order === null ? '' : orderNumber(entry.order),
      amount: paise(entry.amount),
      balance: paise(entry.balance),
    }));
    const sumOfAge = (age: number) => sumOf(items.filter((item) => item.age === age).map(({ due }) => due));
    return {
      customer,
      period,
      opening: paise(opening),
      entries: lines,
      closing: lines.at(-1)?.balance ?? paise(opening),
      open,
      openSum: sumOf(items.map(({ due }) => due)),
      ages: [sumOfAge(0), sumOfAge(1), sumOfAge(2), sumOfAge(3), sumOfAge(4)],
      interest: sumOf(open.map(({ interest }) => interest)),
      interestBps,
      refundsDue: paise(await refundsDueTo(tx, customerId)),
      held: paise(await heldFor(tx, customerId)),
    };
  });
}

const sumOf = (amounts: readonly number[]): Paise => paise(amounts.reduce((sum, amount) => sum + amount, 0));

/** The kinds of documents and of entries in the ledger, as a customer reads them. */
const entryWords: Readonly<Record<AccountEntry['kind'], string>> = {
  'tax-invoice': 'Invoice',
  'credit-note': 'Credit note',
  'debit-note': 'Debit note',
  payment: 'Paid online',
  cash: 'Paid in cash',
  transfer: 'Bank transfer',
  cheque: 'Cheque',
  refund: 'Paid back',
  reversal: 'Payment taken back',
  tds: 'TDS deducted',
};
