import type { CompanyOrderAlert } from '@boxwright/mail';
import { paise } from '@boxwright/money';
import type { LedgerEntry, OrderStep, Refund } from '@boxwright/storage';

/** Who cancelled an order and why, and whether it was packed then. */
export function cancellationOf(steps: readonly OrderStep[]): CompanyOrderAlert['cancellation'] {
  const place = steps.findLastIndex(({ status }) => status === 'Cancelled');
  const { actor, staffId = null, note } = steps[place] ?? {};
  return {
    by: actor === 'customer' ? 'the customer' : staffId === null ? 'itself' : 'the order desk',
    reason: note ?? '',
    wasPacked: place > 0 && steps[place - 1]?.status === 'Packed',
  };
}

/** What goes back through the gateway, and what waits to be paid back by hand. */
export function sumsGoingBack(refunds: readonly Refund[]): Pick<CompanyOrderAlert, 'onItsWayBack' | 'toPayBack'> {
  const sumOf = (states: readonly Refund['state'][]) =>
    paise(refunds.reduce((sum, { state, amountPaise }) => (states.includes(state) ? sum + amountPaise : sum), 0));
  return { onItsWayBack: sumOf(['requested', 'asked']), toPayBack: sumOf(['by-hand']) };
}

const names = {
  payment: 'online',
  cash: 'cash',
  transfer: 'bank transfer',
  cheque: 'cheque',
  account: 'money on account',
  tds: 'tax that the buyer has deducted',
} as const;

const isNamed = (kind: LedgerEntry['kind']): kind is keyof typeof names => kind in names;

/** How an order's money really came, whatever its buyer had chosen: each way once, in the order in which it came. */
export function waysPaid(ledger: readonly Pick<LedgerEntry, 'id' | 'kind' | 'reverses'>[]): readonly string[] {
  const reversed = new Set(ledger.map(({ reverses }) => reverses));
  const kinds = ledger.filter(({ id }) => !reversed.has(id)).map(({ kind }) => kind);
  return [...new Set(kinds)].filter(isNamed).map((kind) => names[kind]);
}
