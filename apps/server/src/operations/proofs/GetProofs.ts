import { ok } from '@boxwright/contract';
import { isDemonstration, orderStatusNames } from '@boxwright/orders';
import { attemptsOf, inSnapshot, inTransaction, noteProofLinkUse } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { openLinkedProofs, proofUrl } from '../../selling/orders/proof-link.ts';
import { presentProofLines, withoutFiles } from '../../selling/proofs/present-lines.ts';
import { whyNoArtwork } from '../../selling/proofs/send-artwork.ts';

export const GetProofs: Handler<'GetProofs'> = async ({ token }, { services, visitor }) => {
  const opened = await openLinkedProofs(services, token);
  if (!opened.ok) return opened;
  const { order, customer, may, version } = opened.value;
  if (visitor.staff === null) {
    const use = { orderId: order.id, may, at: services.now() };
    await inTransaction(services.db, (tx) => noteProofLinkUse(tx, use));
  }
  return inSnapshot(services.db, async (db) => {
    const [lines, attempts, whyClosed] = [
      await presentProofLines(db, order),
      await attemptsOf(db, order.id),
      await whyNoArtwork(db, order),
    ];
    return ok({
      orderId: order.id,
      orderNumber: orderNumber(order),
      placedAt: order.placedAt,
      status: orderStatusNames[order.status],
      firstName: customer.name.trim().split(/\s+/)[0] ?? '',
      isDemonstration: isDemonstration(attempts, services.gateway.name),
      mayDecide: may === 'decide',
      whyClosed,
      shareUrl: proofUrl(services, { orderId: order.id, version, may: 'comment' }),
      lines: may === 'decide' ? lines : lines.map(withoutFiles),
    });
  });
};
