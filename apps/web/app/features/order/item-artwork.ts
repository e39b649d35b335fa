import type { Output } from '@boxwright/contract';
import type { NextItem } from '@boxwright/orders';
import type { LoadedOrder } from './load-order.ts';

type Proofs = NonNullable<Output<'GetOrderTimeline'>['proofs']>;

/** Where an item's artwork stands, and the place of the page on which its customer acts. */
export interface ShownArtwork extends Omit<Proofs['items'][number], 'lineId' | 'number'> {
  readonly page: string;
}

/** Of an item of an order; undefined for what isn't printed, or is packed. */
export function artworkOfItem(proofs: Proofs | null, lineId: number): ShownArtwork | undefined {
  const item = proofs?.items.find((each) => each.lineId === lineId);
  return item && proofs ? { ...item, page: `${pageOf(proofs)}#item-${item.number}` } : undefined;
}

/**
 * Where its customer may send a file for a plain sample; undefined for other items, and once work on it has begun.
 *
 * @param number of the item in its order, from 1
 */
export function pageOfPlain(proofs: Proofs | null, lineId: number, number: number): string | undefined {
  return proofs?.plain.includes(lineId) ? `${pageOf(proofs)}#item-${number}` : undefined;
}

/** The items of an order, for the words about what happens next and when. */
export const nextItemsOf = (order: LoadedOrder): NextItem[] =>
  order.map((row) => ({
    itemName: row.itemName,
    kind: row.itemKind,
    deliveryType: row.itemDeliveryType,
    standing: row.artworkStanding,
  }));

/** The page of an order's artwork and proofs on this site. */
export const pageOf = ({ url }: Pick<Proofs, 'url'>): string => new URL(url).pathname;

/** Whether the check of a file isn’t done, so that another standing follows by itself. */
export const isCheckAwaited = (proofs: Proofs | null): boolean =>
  proofs?.items.some(({ standing }) => standing === 'being-checked') ?? false;

/** What the button to that page says, if its customer has something to do there; null otherwise. */
export function artworkButton({ next, items }: Pick<Proofs, 'next' | 'items'>): string | null {
  const own = items.filter(({ waitsFor }) => waitsFor === 'customer').map(({ standing }) => standing);
  const proofs = own.filter((standing) => standing === 'proof-sent');
  switch (next) {
    case 'send':
      if (proofs.length > 0) return 'Send files and approve proofs';
      return isMended({ items }) ? 'Send another file' : 'Send your artwork';
    case 'approve':
      return proofs.length > 1 ? 'Look at the proofs' : 'Look at the proof';
    case 'nothing':
      return null;
  }
}

/** Whether each file that is awaited takes the place of one that is here. */
export const isMended = ({ items }: Pick<Proofs, 'items'>): boolean =>
  items.every(({ standing, waitsFor }) => waitsFor !== 'customer' || standing !== 'awaiting-artwork');
