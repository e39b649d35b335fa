import { ok, type ReorderLine } from '@boxwright/contract';
import { type Db, findArtwork } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { proofsBefore } from '../../selling/goods/approved-before.ts';
import { dieIn } from '../../selling/goods/die-in.ts';
import { findOwnOrder } from '../../selling/orders/own-order.ts';
import { compareAmounts } from '../../selling/reorder/compare-amounts.ts';
import { compareTotals } from '../../selling/reorder/compare-totals.ts';
import { addressOf, type LineAgain, readReorder } from '../../selling/reorder/read-reorder.ts';
import { storedParts } from '../../selling/reorder/stored-parts.ts';

export const GetReorder: Handler<'GetReorder'> = async ({ orderId, lines = [] }, call) => {
  const { services, visitor } = call;
  const order = await findOwnOrder(services.db, visitor.customer, orderId);
  if (!order.ok) return order;
  const wanted = new Map(lines.map(({ lineId, quantity }) => [lineId, quantity]));
  const again = await readReorder(call, order.value, wanted);
  const proofBeforeOf = await proofsBefore(
    services.db,
    visitor.customer.id,
    again.map(({ goods }) => goods),
  );
  const totals = await compareTotals(services, order.value, again);
  return ok({
    orderId,
    number: orderNumber(order.value),
    placedAt: order.value.placedAt,
    lines: await Promise.all(
      again.map(async (each) => {
        const artwork = await artworkOf(services.db, each);
        return { ...present(each), artwork, proofBefore: artwork === 'kept' ? proofBeforeOf(each.goods) : null };
      }),
    ),
    totals: [...totals.rows],
    totalBefore: totals.before,
    totalNow: totals.now,
    deliveryProblem: totals.deliveryProblem,
  });
};

/** Files are removed some years after their last order. */
async function artworkOf(db: Db, { goods }: LineAgain): Promise<ReorderLine['artwork']> {
  const { artwork } = goods.snapshot;
  if (artwork === null) return 'none';
  return (await findArtwork(db, artwork.token)) === undefined ? 'gone' : 'kept';
}

function present(again: LineAgain): Omit<ReorderLine, 'proofBefore' | 'artwork'> {
  const { line, goods, quantity, priced, problem, isQuantityProblem } = again;
  const before = { total: line.goodsPaise, parts: storedParts(line.breakdown) };
  const now = priced && { total: priced.price.total, parts: priced.price.breakdown };
  return {
    lineId: line.id,
    kind: line.kind,
    name: line.itemName,
    image: goods.image,
    description: priced?.description ?? line.description,
    note: goods.snapshot.customDescription,
    quantityBefore: line.quantity,
    quantity,
    before: line.goodsPaise,
    now: priced?.price.total ?? null,
    problem: problem?.text ?? null,
    isQuantityProblem,
    die: priced && dieIn(priced),
    parts: compareAmounts(before, now, 'Goods'),
    address: addressOf(again),
  };
}
