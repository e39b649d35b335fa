import { fail, ok, type Result } from '@boxwright/contract';
import { findDeskCart, linesOfCart, linesOfOrders, readOpenCart } from '@boxwright/storage';
import { signedOut } from '../../calls/access.ts';
import type { Call, Handler } from '../../calls/call.ts';
import { checkBeforeOrder } from '../../selling/artwork/check-before-order.ts';
import { presentFinding } from '../../selling/artwork/present-finding.ts';
import { readArtwork } from '../../selling/artwork/read-artwork.ts';
import { lineGone } from '../../selling/cart/line-gone.ts';
import { cartOwner } from '../../selling/cart/owner.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import type { Goods } from '../../selling/goods/goods.ts';
import { isPrintedInside, withoutPrint } from '../../selling/goods/is-printed.ts';
import { readGoods } from '../../selling/goods/read-goods.ts';
import { findOwnOrder } from '../../selling/orders/own-order.ts';
import { insideTarget, printTarget } from '../../selling/proofs/print-target.ts';
import { readPrintFileLimits } from '../../selling/settings/print-file-limits.ts';

export const GetLineCheck: Handler<'GetLineCheck'> = async ({ orderId, saleId, lineId }, call, may) => {
  const { services } = call;
  const goods = await (saleId !== undefined
    ? ofSale(call, may.everySale ? saleId : null, lineId)
    : orderId === null
      ? ofCart(call, lineId)
      : ofOrder(call, orderId, lineId));
  if (!goods.ok) return goods;
  const { snapshot, columns } = goods.value;
  const token = snapshot.artwork?.token;
  if (token === undefined) return fail('not_possible', 'This item has no file yet.');
  const artwork = await readArtwork(services.db, token);
  if (!artwork.ok) return artwork;
  const [catalogue, limits] = [await currentCatalogue(services), await readPrintFileLimits(services.db)];
  const target = printTarget(snapshot, artwork.value, { catalogue, limits });
  if (!target) return fail('not_possible', withoutPrint);
  const checked = await checkBeforeOrder(call, artwork.value, {
    outside: target,
    inside: insideTarget(snapshot, limits),
  });
  if (!checked.ok) return checked;
  const { style, drawing, length, width, height, caliper } = columns;
  return ok({
    findings: checked.value.findings.map(presentFinding),
    box:
      snapshot.kind === 'sticker'
        ? null
        : { style, drawing, length, width, height, caliper, hasInside: isPrintedInside(snapshot) },
  });
};

async function ofCart({ services, visitor }: Call, lineId: number): Promise<Result<Goods>> {
  const owner = cartOwner(visitor);
  const open = owner && (await readOpenCart(services.db, owner));
  const line = open?.lines.find(({ id }) => id === lineId);
  return line ? ok(readGoods(line)) : lineGone();
}

async function ofSale({ services: { db } }: Call, saleId: number | null, lineId: number): Promise<Result<Goods>> {
  const sale = saleId === null ? undefined : await findDeskCart(db, saleId);
  const line = sale && (await linesOfCart(db, sale.cart.id)).find(({ id }) => id === lineId);
  return line ? ok(readGoods(line)) : fail('not_found', 'This item is not in the sale any more.');
}

async function ofOrder({ services, visitor }: Call, orderId: number, lineId: number): Promise<Result<Goods>> {
  if (!visitor.customer) return signedOut;
  const order = await findOwnOrder(services.db, visitor.customer, orderId);
  if (!order.ok) return order;
  const line = (await linesOfOrders(services.db, [orderId])).find(({ id }) => id === lineId);
  return line ? ok(readGoods(line)) : fail('not_found', 'There is no such item in this order.');
}
