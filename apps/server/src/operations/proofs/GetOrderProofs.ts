import { ok } from '@boxwright/contract';
import { findOrder, linkVersionOf } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';
import { proofUrl } from '../../selling/orders/proof-link.ts';
import { presentDeskLines } from '../../selling/proofs/present-lines.ts';
import { whyNoArtwork } from '../../selling/proofs/send-artwork.ts';

export const GetOrderProofs: Handler<'GetOrderProofs'> = async ({ orderId }, { services }, may) => {
  const order = await findOrder(services.db, orderId);
  if (!order) return noSuchOrder;
  const [version, closed, lines] = await Promise.all([
    linkVersionOf(services.db, orderId),
    whyNoArtwork(services.db, order),
    presentDeskLines(services.db, order),
  ]);
  return ok({
    orderNumber: orderNumber(order),
    customerUrl: may.decideAsCustomer ? proofUrl(services, { orderId, version, may: 'decide' }) : '',
    closed,
    lines,
  });
};
