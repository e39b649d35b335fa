import { fail, ok, type Result } from '@boxwright/contract';
import { asPricedBy, type Plan, priceCarton, priceSticker, stickersAsPricedBy, withoutDie } from '@boxwright/pricing';
import { type DbOrTx, findRateCard, type JsonObject, type OrderLine } from '@boxwright/storage';
import { cartonCard } from '../catalogue/card-schemas.ts';
import { stickerRateCard } from '../catalogue/sticker-rate-card.ts';
import { readGoods } from '../goods/read-goods.ts';
import { laidCut, stickerFigures } from '../goods/sticker/sticker-figures.ts';
import { specOfBox } from './spec-of-box.ts';

/** What goods cost before tax, what they weigh, and the parts of the price, by which production plans. */
export interface OwnPrice {
  readonly goodsPaise: number;
  readonly weightGrams: number;
  readonly engineVersion: string;
  readonly breakdown: JsonObject;
}

/**
 * Prices another quantity of an ordered line by the rate card that it was ordered with, or says why that isn't possible.
 * Prepare it with `layOut`, so that layouts are found.
 *
 * @param planned how the parts of its box lie on the dies that it was made with, which cut the other quantity, too
 */
export async function priceByOwnCard(
  db: DbOrTx,
  line: OrderLine,
  quantity: number,
  planned?: Plan,
): Promise<Result<OwnPrice>> {
  const { snapshot } = readGoods(line);
  const card = line.rateCardId === null ? undefined : await findRateCard(db, line.rateCardId);
  if (snapshot.kind === 'box' && card?.kind === 'carton') {
    // What was ordered is laid out, and so priced, as it was sold, where this engine can follow.
    const spec = { ...specOfBox(snapshot, quantity), ...(planned && { planned }) };
    const own = asPricedBy(line.engineVersion, spec);
    const found = priceCarton(own ?? spec, cartonCard.parse(card.card));
    if (!found.ok) return fail('not_possible', found.text, { field: 'quantity' });
    const price = own ? { ...found, engineVersion: line.engineVersion } : found;
    const { breakdown: lines, ...made } = snapshot.die === null ? price : withoutDie(price, quantity);
    return ok(priced({ lines, ...made }, made, Math.round(price.weight.chargeableKg * 1000)));
  }
  if (snapshot.kind === 'sticker' && card?.kind === 'sticker') {
    const { shape, material, length, width, contour } = snapshot;
    // Older snapshots don't name the class.
    if (shape.priceClass === undefined) return noPrice;
    const cut = contour
      ? { cutLength: contour.cutLength, ...laidCut(contour, stickerFigures.parse(line.breakdown)) }
      : {};
    const spec = { shape: shape.priceClass, length, width, material: material.code, ...cut, quantity };
    const own = stickersAsPricedBy(line.engineVersion, spec);
    const found = priceSticker(own, stickerRateCard.parse(card.card));
    if (!found.ok) return fail('not_possible', found.text, { field: 'quantity' });
    const price = own.rounded ? { ...found, engineVersion: line.engineVersion } : found;
    const { breakdown: lines, layout, ...made } = price;
    const { places: _, ...kept } = layout;
    return ok(priced({ lines, ...made, layout: kept }, made, 0));
  }
  return noPrice;
}

const noPrice = fail('not_possible', 'This item can’t be priced in another quantity.');

const priced = (
  breakdown: JsonObject,
  { total, engineVersion }: { readonly total: number; readonly engineVersion: string },
  weightGrams: number,
): OwnPrice => ({ goodsPaise: total, weightGrams, engineVersion, breakdown });
