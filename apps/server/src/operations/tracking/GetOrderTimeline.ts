import { ok } from '@boxwright/contract';
import { artworkHistoryOf, ledgerOf } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { findOwnOrder } from '../../selling/orders/own-order.ts';
import { partsShown } from '../../selling/orders/parts-shown.ts';
import { readTracking, stepRow } from '../../selling/orders/tracking.ts';
import { artworkTimeline } from '../../selling/proofs/artwork-timeline.ts';
import { proofsOfOwn } from '../../selling/proofs/proofs-of-own.ts';

export const GetOrderTimeline: Handler<'GetOrderTimeline'> = async ({ orderId }, { services, visitor }) => {
  const order = await findOwnOrder(services.db, visitor.customer, orderId);
  if (!order.ok) return order;
  const [{ steps, token, until }, ledger, proofs, parts, history] = await Promise.all([
    readTracking(services, order.value),
    ledgerOf(services.db, orderId),
    proofsOfOwn(services, order.value),
    partsShown(services.db, order.value),
    artworkHistoryOf(services.db, orderId),
  ]);
  const reversed = new Set(ledger.map(({ reverses }) => reverses));
  return ok({
    steps: steps.map(stepRow),
    ...parts,
    payments: ledger
      // A credit is no money, and a payment that was reversed never came.
      .filter(({ id, kind }) => kind !== 'credit' && kind !== 'debit' && kind !== 'reversal' && !reversed.has(id))
      .map(({ createdAt, amountPaise, kind }) => ({ at: createdAt, amount: amountPaise, isKept: kind === 'moved' })),
    token,
    until,
    proofs,
    artwork: artworkTimeline(history),
  });
};
