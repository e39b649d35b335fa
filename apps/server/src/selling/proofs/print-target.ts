import { printsInside } from '@boxwright/contract';
import { caliperOf, drawBox } from '@boxwright/dieline';
import { type Limits, type Target, targetOfSticker } from '@boxwright/preflight';
import { outlinePoints } from '@boxwright/pricing';
import type { Artwork } from '@boxwright/storage';
import type { Catalogue } from '../catalogue/snapshot.ts';
import type { BoxSnapshot } from '../goods/box/box-snapshot.ts';
import { insideOfBox, targetOfBox } from '../goods/box/target-of-box.ts';
import type { GoodsSnapshot } from '../goods/goods.ts';
import { takesFile } from '../goods/is-printed.ts';
import type { SampleSnapshot } from '../goods/sample/sample-snapshot.ts';
import { whiteOf } from '../goods/sticker/white-ink.ts';
import { cutOf } from '../print-sheets/cut-of.ts';
import { stickerCut } from '../print-sheets/read-sheet-line.ts';

/**
 * What is cut of a line of a cart or an order, for the check of its file: the box, or that of a sample, from its stored
 * size and board, or the sticker's cut.
 */
export function printTarget(
  snapshot: GoodsSnapshot,
  artwork: Pick<Artwork, 'ratio' | 'bleed'>,
  { catalogue, limits }: { readonly catalogue: Pick<Catalogue, 'stickers'>; readonly limits: Limits },
): Target | null {
  if (!takesFile(snapshot)) return null;
  if (snapshot.kind === 'box') return targetOfBox({ ...boxToPrint(snapshot), coat: snapshot.outer?.code }, limits);
  // A sample is printed digitally in full colour, on two white boards without a coat.
  if (snapshot.kind === 'sample')
    return targetOfBox({ ...boxToPrint(snapshot), board: null, coat: undefined, print: null }, limits);
  const sticker = stickerCut(snapshot, catalogue);
  const { cut, box, chosen } = cutOf(sticker, artwork);
  return box && targetOfSticker(outlinePoints(cut), { artwork: chosen ?? box, limits, white: whiteOf(sticker) });
}

/** The same of what is printed inside a box; null where nothing is. */
export const insideTarget = (snapshot: GoodsSnapshot, limits: Limits): Target | null =>
  snapshot.kind === 'box' && printsInside(snapshot.print) ? insideOfBox(boxToPrint(snapshot), limits) : null;

function boxToPrint({
  style,
  drawing,
  length,
  width,
  height,
  print,
  board,
  artwork,
}: Omit<BoxSnapshot | SampleSnapshot, 'kind'>) {
  const caliper = caliperOf(board.gsm, board.bulk);
  const drawn = drawBox(style, { length, width, height, caliper, revision: drawing });
  // Pricing used the same drawing, so it can't fail here.
  if (!drawn.ok) throw new RangeError(`A box that was ordered can’t be drawn: ${drawn.problem.text}`);
  return { style, box: drawn.box, board, place: artwork?.place ?? null, print };
}
