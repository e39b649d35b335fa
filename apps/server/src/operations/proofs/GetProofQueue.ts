import { ok } from '@boxwright/contract';
import { artworkStandingNames, orderStatusNames } from '@boxwright/orders';
import { countWaitingLines, waitingLines } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { readDeskTerms } from '../../selling/settings/desk-terms.ts';

/** More than anybody works through; the counts say how many there are. */
const most = 200;

export const GetProofQueue: Handler<'GetProofQueue'> = async ({ waitsFor }, { services }) => {
  const [lines, counts, { sendsCleanProofs }] = await Promise.all([
    waitingLines(services.db, waitsFor, most),
    countWaitingLines(services.db),
    readDeskTerms(services.db),
  ]);
  return ok({
    lines: lines.map(({ line, order, customer, since, hasStops }) => ({
      lineId: line.id,
      orderId: order.id,
      orderNumber: orderNumber(order),
      number: line.position + 1,
      customer,
      name: line.itemName,
      description: line.description,
      quantity: line.quantity,
      kind: line.kind,
      state: line.standing,
      stateName: artworkStandingNames[line.standing],
      wish: line.artworkWish,
      status: orderStatusNames[order.status],
      since,
      hasStops,
    })),
    counts,
    sendsCleanProofs,
  });
};
