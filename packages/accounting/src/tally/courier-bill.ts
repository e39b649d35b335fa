import { paise } from '@boxwright/money';
import type { TallyLedgerNames } from './ledger-names.ts';
import type { TallyVoucher } from './voucher.ts';

/** A courier's bill, or what it took off a remittance of cash. Amounts in paise. */
export interface CourierBillEntry {
  readonly id: number;
  readonly kind: 'bill' | 'taken-off';
  readonly courier: string;
  readonly number: string;
  readonly billedOn: string;
  readonly bookedOn: string;
  readonly taxablePaise: number;
  readonly cgstPaise: number;
  readonly sgstPaise: number;
  readonly igstPaise: number;
  readonly isReverseCharge: boolean;
}

/**
 * The voucher of a courier's bill: its cost and the tax on it to the couriers' ledger, or under reverse charge the tax to a
 * liability of our own (CGST Act s. 9(3)). What a courier took off is a payment of its bills out of the bank, because the
 * remitted orders have receipts of the whole amount.
 */
export function voucherOfCourierBill(bill: CourierBillEntry, names: TallyLedgerNames): TallyVoucher {
  const { id, kind, courier, number, billedOn, bookedOn, taxablePaise, isReverseCharge } = bill;
  const { cgstPaise: cgst, sgstPaise: sgst, igstPaise: igst } = bill;
  const tax = cgst + sgst + igst;
  const owed = taxablePaise + (isReverseCharge ? 0 : tax);
  const entries =
    kind === 'taken-off'
      ? [
          { ledger: names.couriers, amount: taxablePaise },
          { ledger: names.bank, amount: -taxablePaise },
        ]
      : [
          { ledger: names.courierCosts, amount: taxablePaise },
          { ledger: names.inputCgst, amount: cgst },
          { ledger: names.inputSgst, amount: sgst },
          { ledger: names.inputIgst, amount: igst },
          { ledger: names.couriers, amount: -owed },
          { ledger: names.reverseCharge, amount: isReverseCharge ? -tax : 0 },
        ];
  return {
    type: kind === 'bill' ? 'Journal' : 'Payment',
    number: `COURIER-${id}`,
    day: bookedOn,
    party: courier,
    reference: number,
    narration:
      kind === 'bill'
        ? `Bill ${number} of ${courier}, ${billedOn}${isReverseCharge ? ', reverse charge' : ''}`
        : `Taken off remittance ${number} by ${courier}`,
    entries: entries
      .filter(({ amount }) => amount !== 0)
      .map(({ ledger, amount }) => ({ ledger, amount: paise(amount) })),
    bills: { entry: -1, of: [] },
  };
}
