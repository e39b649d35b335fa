import { fail, ok } from '@boxwright/contract';
import { artworkNameOf, laidByHand, whyLaidByHand } from '@boxwright/orders';
import { inTransaction, raiseAlert, waivePrintGate } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import type { AlertKind } from '../../selling/alerts/alert-kinds.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { settleReadyDay } from '../../selling/orders/ready-day.ts';
import { lockLine, notedOfLine } from '../../selling/proofs/line-of-order.ts';
import { presentDeskLine } from '../../selling/proofs/present-lines.ts';

const nothingToPrint = fail(
  'not_possible',
  'This item has no artwork yet, so there is nothing to print. Please give it a file first, or remind the customer to send one.',
);

const nothingInside = fail(
  'not_possible',
  'This item is printed inside as well, and its file has no page for that. Please give it one PDF of two pages first, the outside and then the inside, or correct the order to print outside alone.',
);

export const WaiveProof: Handler<'WaiveProof'> = async ({ lineId, reason }, call) => {
  const { services, visitor } = call;
  const { id: staffId, name } = visitor.staff;
  return inTransaction(services.db, async (tx) => {
    const locked = await lockLine(tx, lineId);
    if (!locked.ok) return locked;
    const { order, line } = locked.value;
    const { artworkState, artworkToken, position } = line;
    if (artworkState === null) return fail('not_possible', 'This item has no proof: it can be made as it is.');
    if (artworkState === 'approved') return fail('conflict', 'The proof of this item is approved: it can be printed.');
    if (artworkState === 'awaiting-artwork' || artworkToken === null) return nothingToPrint;
    if ((await presentDeskLine(tx, locked.value)).lacksInside) return nothingInside;
    const createdAt = services.now();
    await waivePrintGate(tx, { lineId, artworkToken, staffId, reason, createdAt });
    await settleReadyDay(services, tx, order);
    const after = { state: artworkNameOf(artworkState, true) };
    await notedOfLine(tx, call, 'WaiveProof', locked.value, { after, reason });
    const mail = { mail: 'print-waived', orderId: order.id, lineId, at: createdAt.toISOString() } as const;
    await services.jobs.enqueue(tx, 'WriteMail', mail);
    const waived = await presentDeskLine(tx, locked.value);
    const byHand = whyLaidByHand(waived);
    await raiseAlert(tx, {
      key: `proof-waived:${lineId}:${createdAt.toISOString()}`,
      kind: 'proof-waived' satisfies AlertKind,
      orderId: order.id,
      message: `${orderNumber(order)}, line ${position + 1}: ${name} lets it be printed although no proof is approved. Reason: ${reason}${byHand ? ` ${laidByHand[byHand]}` : ''}`,
      createdAt,
    });
    return ok({ line: waived });
  });
};
