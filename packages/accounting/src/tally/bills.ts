import { type Paise, paise } from '@boxwright/money';
import type { AccountDocument, MoneyEntry } from '../rows.ts';

/** A part of what stands in a buyer's ledger, by the bill that it belongs to, so that Tally shows what is open. */
export interface TallyBill {
  readonly type: 'New Ref' | 'Agst Ref' | 'Advance' | 'On Account';
  /** None for money on account. */
  readonly name?: string;
  /** Debits above zero, credits below; the bills of an entry sum to it. */
  readonly amount: Paise;
}

/**
 * The bills of an invoice, credit or debit note. An invoice settles the advances that are printed on it and leaves the rest open
 * under its own number; a note goes against its invoice.
 */
export function billsOfDocument({ kind, number, total, refersTo, advances = [] }: AccountDocument): TallyBill[] {
  if (kind !== 'tax-invoice') {
    const amount = paise(kind === 'credit-note' ? -total : total);
    return refersTo === undefined
      ? [{ type: 'On Account', amount }]
      : [{ type: 'Agst Ref', name: refersTo.number, amount }];
  }
  let left: number = total;
  const settled = advances.flatMap((advance): TallyBill[] => {
    const amount = Math.min(left, advance.amount);
    left -= amount;
    return amount === 0 ? [] : [{ type: 'Agst Ref', name: advance.number, amount: paise(amount) }];
  });
  return left === 0 ? settled : [...settled, { type: 'New Ref', name: number, amount: paise(left) }];
}

/** The bill of a payment, refund or reversal: what came before the invoice is an advance under its receipt voucher. */
export function billsOfMoney({
  amount: received,
  voucherNumber,
  against,
}: Pick<MoneyEntry, 'amount' | 'voucherNumber' | 'against'>): TallyBill[] {
  const amount = paise(-received);
  if (received > 0 && voucherNumber !== undefined) return [{ type: 'Advance', name: voucherNumber, amount }];
  return against === undefined ? [{ type: 'On Account', amount }] : [{ type: 'Agst Ref', name: against, amount }];
}
