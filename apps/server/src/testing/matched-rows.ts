import type { SettleablePayment, SettleableRefund } from '@boxwright/storage';
import { matcherOf } from '../selling/settlements/match-settlement.ts';

const payment = (id: number, more: object = {}): SettleablePayment => ({
  ...{ id, orderId: id, txnid: `T${id}`, payuId: `P${id}`, amount: 1000, state: 'succeeded', number: id },
  ...{ placedAt: new Date(0), isSettled: false },
  ...more,
});
const refund = (id: number, attemptId: number, amount: number, reference = `R${id}`): SettleableRefund => ({
  ...{ id, attemptId, amount, reference, isSettled: false },
});

/** The payment, the refund and the oddness of each row, one report after the other. */
export const matched = (
  ...rows: readonly (readonly [kind: string, txnid: string, payuId: string, amount: number, request?: string])[]
) => {
  const payments = [payment(1), payment(2, { state: 'failed' }), payment(3, { isSettled: true }), payment(4)];
  const match = matcherOf(payments, [refund(7, 1, 300), refund(8, 1, 300), refund(9, 4, 50)]);
  return rows.map(([kind, txnid, payuId, amount, requestId]) => {
    const found = match({ kind: kind as 'payment', txnid, payuId, amount, ...(requestId ? { requestId } : {}) });
    return [found.payment?.id ?? null, found.refund?.id ?? null, found.oddness];
  });
};
