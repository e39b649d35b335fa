import { fail, ok, type Result } from '@boxwright/contract';
import { linesOfOrders, readOpenCart } from '@boxwright/storage';
import { signedOut } from '../../calls/access.ts';
import type { Call, Handler } from '../../calls/call.ts';
import { checkBeforeOrder } from '../../selling/artwork/check-before-order.ts';
import { presentFinding } from '../../selling/artwork/present-finding.ts';
import { readArtwork } from '../../selling/artwork/read-artwork.ts';
import { lineGone } from '../../selling/cart/line-gone.ts';
import { cartOwner } from '../../selling/cart/owner.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import type { GoodsSnapshot } from '../../selling/goods/goods.ts';
import { withoutPrint } from '../../selling/goods/is-printed.ts';
import { readGoods } from '../../selling/goods/read-goods.ts';
import { findOwnOrder } from '../../selling/orders/own-order.ts';
import { insideTarget, printTarget } from '../../selling/proofs/print-target.ts';
import { readPrintFileLimits } from '../../selling/settings/print-file-limits.ts';

export const GetLineCheck: Handler<'GetLineCheck'> = async ({ orderId, lineId }, call) => {
  const { services } = call;
  const snapshot = await (orderId === null ? ofCart(call, lineId) : ofOrder(call, orderId, lineId));
  if (!snapshot.ok) return snapshot;
  const token = snapshot.value.artwork?.token;
  if (token === undefined) return fail('not_possible', 'This item has no file yet.');
  const artwork = await readArtwork(services.db, token);
  if (!artwork.ok) return artwork;
  const [catalogue, limits] = [await currentCatalogue(services), await readPrintFileLimits(services.db)];
  const target = printTarget(snapshot.value, artwork.value, { catalogue, limits });
  if (!target) return fail('not_possible', withoutPrint(snapshot.value.kind));
  const checked = await checkBeforeOrder(call, artwork.value, {
    outside: target,
    inside: insideTarget(snapshot.value, limits),
  });
  return checked.ok ? ok({ findings: checked.value.findings.map(presentFinding) }) : checked;
};

async function ofCart({ services, visitor }: Call, lineId: number): Promise<Result<GoodsSnapshot>> {
  const owner = cartOwner(visitor);
  const open = owner && (await readOpenCart(services.db, owner));
  const line = open?.lines.find(({ id }) => id === lineId);
  return line ? ok(readGoods(line).snapshot) : lineGone();
}

async function ofOrder({ services, visitor }: Call, orderId: number, lineId: number): Promise<Result<GoodsSnapshot>> {
  if (!visitor.customer) return signedOut;
  const order = await findOwnOrder(services.db, visitor.customer, orderId);
  if (!order.ok) return order;
  const line = (await linesOfOrders(services.db, [orderId])).find(({ id }) => id === lineId);
  return line ? ok(readGoods(line).snapshot) : fail('not_found', 'There is no such item in this order.');
}
