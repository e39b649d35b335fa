import { paise } from '@boxwright/money';
import type { TallyLedgerNames } from './ledger-names.ts';
import type { TallyVoucher } from './voucher.ts';

/** What the bank charged for a cheque that it didn't pay, in paise. */
export interface ChequeFeeEntry {
  readonly id: number;
  readonly number: string;
  readonly bank: string;
  readonly day: string;
  readonly feePaise: number;
  readonly orderNumber: string;
}

/**
 * The voucher of the bank's charge for a cheque that bounced before it was recorded as paid. One that had been recorded has
 * its charge in the voucher of its reversal.
 */
export function voucherOfChequeFee(fee: ChequeFeeEntry, names: TallyLedgerNames): TallyVoucher {
  const { id, number, bank, day, feePaise, orderNumber } = fee;
  return {
    type: 'Payment',
    number: `CHEQUE-${id}`,
    day,
    party: names.bank,
    reference: number,
    narration: `Charge for cheque ${number} ${bank}, not paid, of order ${orderNumber}`,
    entries: [
      { ledger: names.bank, amount: paise(-feePaise) },
      { ledger: names.bankCharges, amount: paise(feePaise) },
    ],
    bills: { entry: -1, of: [] },
  };
}
