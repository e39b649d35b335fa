import { paise } from '@boxwright/money';
import type { TallyLedgerNames } from './ledger-names.ts';
import type { TallyVoucher } from './voucher.ts';

/** What came with one transfer of the payment provider. Amounts in paise; below zero for what it took off. */
export interface SettlementEntry {
  readonly utr: string;
  readonly settledOn: string;
  readonly bookedOn: string;
  readonly payments: number;
  readonly refunds: number;
  readonly chargebacks: number;
  readonly adjustments: number;
  readonly fee: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
  readonly net: number;
}

/**
 * The vouchers of a settlement: a contra of what went from the provider's account to the bank, and a payment out of that
 * account of its fee with the tax on it, and of chargebacks and adjustments. Tally takes bank accounts in these two and
 * not in a journal. Payments and refunds have vouchers of their own, so what is left in the account isn't settled yet.
 */
export function vouchersOfSettlement(settled: SettlementEntry, names: TallyLedgerNames): TallyVoucher[] {
  const { utr, settledOn, bookedOn, chargebacks, adjustments, fee, cgst, sgst, igst, net } = settled;
  const disputed = -(chargebacks + adjustments);
  const costs = [
    { ledger: names.gatewayFees, amount: fee },
    { ledger: names.inputCgst, amount: cgst },
    { ledger: names.inputSgst, amount: sgst },
    { ledger: names.inputIgst, amount: igst },
    { ledger: names.gatewayDisputes, amount: disputed },
  ].filter(({ amount }) => amount !== 0);
  const paid = costs.reduce((sum, { amount }) => sum + amount, 0);
  const voucher = (type: TallyVoucher['type'], entries: readonly { ledger: string; amount: number }[]) => ({
    type,
    // A transfer may bring what was settled on two days, and what of a closed month is booked later: each has a voucher
    // of its own, whose number doesn't depend on which of them is known.
    number: [utr, settledOn.slice(5), ...(bookedOn === settledOn ? [] : [bookedOn.slice(5)])].join('/'),
    day: bookedOn,
    party: names.gateway,
    reference: utr,
    narration: `Settlement ${utr} of ${settledOn}`,
    entries: entries
      .filter(({ amount }) => amount !== 0)
      .map(({ ledger, amount }) => ({ ledger, amount: paise(amount) })),
    bills: { entry: -1, of: [] },
  });
  return [
    ...(net === 0
      ? []
      : [
          voucher('Contra', [
            { ledger: names.bank, amount: net },
            { ledger: names.gateway, amount: -net },
          ]),
        ]),
    ...(costs.length === 0
      ? []
      : [voucher(paid < 0 ? 'Receipt' : 'Payment', [...costs, { ledger: names.gateway, amount: -paid }])]),
  ];
}
