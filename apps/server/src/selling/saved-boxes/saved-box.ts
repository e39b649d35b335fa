import { createHash } from 'node:crypto';
import { savedBoxName } from '@boxwright/contract';
import type { NewSavedBox, SavedBox } from '@boxwright/storage';
import type { LineDelivery } from '../cart/line-of.ts';
import type { Choice, Goods, PricedGoods } from '../goods/goods.ts';
import { readGoods } from '../goods/read-goods.ts';

/** A box that a customer saves, with its name. */
export interface BoxToSave {
  readonly customerId: number;
  readonly variantId: number;
  /** As offered today, with the note to the printer. */
  readonly goods: PricedGoods;
  readonly delivery: LineDelivery;
  /** Token of a quotation for these goods. */
  readonly quotation: string | null;
  /** Empty when the customer gives none. */
  readonly name: string;
}

export function savedBoxOf({ customerId, variantId, goods, delivery, quotation, name }: BoxToSave): NewSavedBox {
  const { deliveryType } = delivery;
  const box = {
    customerId,
    variantId,
    quantity: goods.quantity,
    configuration: { ...goods.snapshot },
    deliveryType,
    destinationPincode: deliveryType === 'SelfPickup' ? null : delivery.destinationPincode,
    quotation,
  };
  return { ...box, name: name || savedBoxName(goods.name, sizeOf(goods)), fingerprint: fingerprintOf(box, goods) };
}

const sizeOf = ({ columns: { length, width, height } }: Goods): string => `${length} × ${width} × ${height} mm`;

/** Equal for boxes with the same stored values, whatever their names. */
const fingerprintOf = (
  box: Pick<NewSavedBox, 'variantId' | 'quantity' | 'deliveryType' | 'destinationPincode' | 'quotation'>,
  { identity, columns: { contents }, snapshot: { customDescription, artwork } }: Goods,
): string => {
  const { variantId, quantity, deliveryType, destinationPincode, quotation } = box;
  const kept = [variantId, identity, quantity, deliveryType, destinationPincode, quotation, customDescription];
  // Boxes that were saved without contents or a file keep their fingerprint.
  if (contents !== null) kept.push(contents);
  if (artwork !== null) kept.push(artwork.token, ...('place' in artwork ? [artwork.place ?? ''] : []));
  return createHash('sha256').update(JSON.stringify(kept)).digest('base64url');
};

/** A saved box with the choice that makes exactly it today, in the size that it was saved in. */
export function readSavedBox(box: SavedBox): { readonly goods: Goods; readonly choice: Choice<'box'> } {
  const goods = readGoods(box);
  if (goods.choice.kind !== 'box') throw new Error(`The saved box ${box.id} isn't a box.`);
  const { length, width, height } = goods.columns;
  const size = goods.columns.stated ?? { length, width, height };
  return { goods, choice: { ...goods.choice, ...size } };
}
