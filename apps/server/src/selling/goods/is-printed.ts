import { printsInside, unprinted } from '@boxwright/contract';
import type { GoodsKind, GoodsSnapshot } from './goods.ts';
import { isTraced } from './sticker/configure-stickers.ts';

/** Whether goods take artwork and have a proof: samples are made without print, and so are boxes that are ordered so. */
export const isPrinted = (snapshot: GoodsSnapshot): boolean =>
  snapshot.kind !== 'sample' && !(snapshot.kind === 'box' && snapshot.print === unprinted);

/** Whether it is a box that is printed inside, too. */
export const isPrintedInside = (snapshot: GoodsSnapshot): boolean =>
  snapshot.kind === 'box' && printsInside(snapshot.print);

/** Whether it is stickers whose cut and price follow from their picture. */
export const isCutAround = (snapshot: GoodsSnapshot): boolean =>
  snapshot.kind === 'sticker' && isTraced(snapshot.shape);

/** Why such goods take no file. */
export const withoutPrint = (kind: GoodsKind): string =>
  kind === 'box'
    ? 'This box is ordered without print, so it takes no file. Please choose its print first.'
    : 'A sample is made without print.';
