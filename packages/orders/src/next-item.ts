import type { PlacedItem } from './item-words.ts';
import type { ArtworkStanding } from './proof.ts';

/** An item of an order, for the words about what happens next and when. */
export interface NextItem {
  readonly itemName: string;
  readonly kind: 'box' | 'sticker' | 'sample';
  readonly deliveryType: string;
  /** Where its artwork stands; `agreed` where it is printed without an approved proof, null where nothing is printed. */
  readonly standing: ArtworkStanding | 'agreed' | null;
}

export type PlacedNext = NextItem & PlacedItem;

export const placed = (items: readonly NextItem[]): PlacedNext[] =>
  items.map((item, position) => ({ ...item, position }));

export const isCollectedItem = ({ deliveryType }: Pick<NextItem, 'deliveryType'>): boolean =>
  deliveryType === 'SelfPickup';
