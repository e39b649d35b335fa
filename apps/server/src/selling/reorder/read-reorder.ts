import { boxAddress, boxQuery, type Failure, stickerAddress } from '@boxwright/contract';
import { linesOfOrders, type Order, type OrderLine } from '@boxwright/storage';
import type { Call } from '../../calls/call.ts';
import { nameArtwork } from '../artwork/read-artwork.ts';
import { currentCatalogue } from '../catalogue/catalogue.ts';
import { readCompany } from '../company/company.ts';
import { statedGrain, statedPrint } from '../goods/box/box-goods.ts';
import { dieFor, dieKeysFor } from '../goods/die-for.ts';
import { diesPaidOnce } from '../goods/dies-paid-once.ts';
import type { Goods, PricedGoods } from '../goods/goods.ts';
import { layOut } from '../goods/lay-out.ts';
import { priceGoods } from '../goods/price-goods.ts';
import { readGoods } from '../goods/read-goods.ts';
import { refuseQuantity } from '../goods/refuse-quantity.ts';

/** An item of an order in the quantity that is wanted now. */
export interface LineAgain {
  readonly line: OrderLine;
  readonly goods: Goods;
  /** 0 leaves it out. */
  readonly quantity: number;
  /** Null when the item is left out or can't be ordered. */
  readonly priced: PricedGoods | null;
  readonly problem: Failure | null;
  readonly isQuantityProblem: boolean;
}

/**
 * Prices the items of an order at today's rates, with their artwork and note, and without the dies that the customer
 * has or another item pays for. A quotation of that order doesn't apply again.
 *
 * @param wanted pieces by the id of the line; other lines in the quantity of the order
 */
export async function readReorder(call: Call, order: Order, wanted: ReadonlyMap<number, number>): Promise<LineAgain[]> {
  const { services } = call;
  const company = await readCompany(services.db);
  const catalogue = await currentCatalogue(services);
  const lines = (await linesOfOrders(services.db, [order.id])).map((line) => ({ line, goods: readGoods(line) }));
  await layOut(
    call,
    catalogue,
    lines.map(({ goods }) => goods.choice),
  );
  const keys = await dieKeysFor(
    services.db,
    catalogue,
    lines.map(({ goods }) => goods.choice),
  );
  const priceOnce = diesPaidOnce();
  const again: LineAgain[] = [];
  for (const [index, { line, goods }] of lines.entries()) {
    const quantity = wanted.get(line.id) ?? line.quantity;
    const base = { line, goods, quantity, priced: null, problem: null, isQuantityProblem: false };
    const refused = quantity === 0 ? undefined : refuseQuantity(line.kind, quantity, company, 'quantity');
    if (quantity === 0) again.push(base);
    else if (refused && !refused.ok) again.push({ ...base, problem: refused.failure, isQuantityProblem: true });
    else {
      const { snapshot } = goods;
      const artwork = await nameArtwork(services.db, snapshot.kind === 'sticker' ? snapshot.artwork : null);
      const die = await dieFor(services, order.customerId, goods.choice, { catalogue, company });
      const priced = artwork.ok
        ? priceOnce(keys[index] ?? null, die, (each) => priceGoods(catalogue, goods.choice, quantity, snapshot, each))
        : artwork;
      again.push(priced.ok ? { ...base, priced: priced.value } : { ...base, problem: priced.failure });
    }
  }
  return again;
}

/** The page where the goods can be changed; if they can't be ordered, the page of the nearest goods that can. */
export function addressOf({ line, goods, quantity, problem, isQuantityProblem }: LineAgain): string | null {
  const { snapshot, columns } = goods;
  const pieces = quantity === 0 || isQuantityProblem ? line.quantity : quantity;
  if (snapshot.kind === 'sticker') {
    const { shape, material, asked } = snapshot;
    const artwork = problem === null || isQuantityProblem ? snapshot.artwork : null;
    return stickerAddress({ shapeId: shape.id, materialId: material.id, ...asked, quantity: pieces, artwork });
  }
  if (snapshot.kind !== 'box' || goods.variantId === null) return null;
  const { isOwnSize, stated, length, width, height, contents, board, outer, inner } = snapshot;
  const box = {
    variantId: goods.variantId,
    boardId: board.id,
    outerCoatingId: outer?.id ?? null,
    innerCoatingId: inner?.id ?? null,
    quantity: pieces,
    pincode: line.deliveryType === 'SelfPickup' ? null : (line.destinationPincode ?? ''),
    size: stated ?? (isOwnSize ? { length, width, height } : null),
    contents,
    print: statedPrint(snapshot),
    grain: statedGrain(snapshot),
    artwork: snapshot.artwork?.token,
    place: snapshot.artwork?.place,
    note: snapshot.customDescription,
  };
  const isOffered = problem === null || isQuantityProblem || columns.categoryId === null;
  return isOffered ? boxAddress(box) : `/customizeyourbox/${columns.categoryId}?${boxQuery(box)}`;
}
