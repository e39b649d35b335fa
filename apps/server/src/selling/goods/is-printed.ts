import { printsInside, unprinted } from '@boxwright/contract';
import type { ArtworkState } from '@boxwright/orders';
import type { GoodsSnapshot } from './goods.ts';
import { isTraced } from './sticker/configure-stickers.ts';

/** Whether goods can be given a file: all but boxes that are ordered without print. */
export const takesFile = (snapshot: GoodsSnapshot): boolean =>
  !(snapshot.kind === 'box' && snapshot.print === unprinted);

/** Whether it is a sample without a file: it is made plain, and nobody asks its buyer for one. */
export const isPlainSample = (snapshot: GoodsSnapshot): boolean =>
  snapshot.kind === 'sample' && snapshot.artwork === null;

/** Whether goods are printed, and have a proof. */
const isPrinted = (snapshot: GoodsSnapshot): boolean => takesFile(snapshot) && !isPlainSample(snapshot);

/** Where the artwork of goods stands when they are ordered; null for what isn't printed. */
export function firstArtworkState(snapshot: GoodsSnapshot): ArtworkState | null {
  if (!isPrinted(snapshot)) return null;
  return snapshot.artwork === null ? 'awaiting-artwork' : 'checking';
}

/** Whether it is a box that is printed inside, too. */
export const isPrintedInside = (snapshot: GoodsSnapshot): boolean =>
  snapshot.kind === 'box' && printsInside(snapshot.print);

/** Whether it is stickers whose cut and price follow from their picture. */
export const isCutAround = (snapshot: GoodsSnapshot): boolean =>
  snapshot.kind === 'sticker' && isTraced(snapshot.shape);

/** Why a box that is ordered without print takes no file. */
export const withoutPrint = 'This box is ordered without print, so it takes no file. Please choose its print first.';
