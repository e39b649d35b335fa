import type { PlacedItem } from './item-words.ts';
import type { ArtworkStanding } from './proof.ts';

/** An item of an order, for the words about what happens next and when. */
export interface NextItem {
  readonly itemName: string;
  readonly kind: 'box' | 'sticker' | 'sample';
  readonly deliveryType: string;
  /** Where its artwork stands; `agreed` where it is printed without an approved proof, null where nothing is printed. */
  readonly standing: ArtworkStanding | 'agreed' | null;
  /** Set once all of it is in parcels of an order that goes in several: packed, or sent off. */
  readonly inParcels?: 'packed' | 'sent';
}

export type PlacedNext = NextItem & PlacedItem;

export const placed = (items: readonly NextItem[]): PlacedNext[] =>
  items.map((item, position) => ({ ...item, position }));

/** What of an order is still made: all that isn't in parcels; the whole order where all of it is. */
export function stillMade(items: readonly PlacedNext[]): readonly PlacedNext[] {
  const left = items.filter(({ inParcels }) => inParcels === undefined);
  return left.length > 0 ? left : items;
}

export const isCollectedItem = ({ deliveryType }: Pick<NextItem, 'deliveryType'>): boolean =>
  deliveryType === 'SelfPickup';
