import { caliperOf, drawBox } from '@boxwright/dieline';
import { type Limits, type Target, targetOfSticker } from '@boxwright/preflight';
import { outlinePoints } from '@boxwright/pricing';
import type { Artwork } from '@boxwright/storage';
import type { Catalogue } from '../catalogue/snapshot.ts';
import type { BoxSnapshot } from '../goods/box/box-snapshot.ts';
import { targetOfBox } from '../goods/box/target-of-box.ts';
import type { GoodsSnapshot } from '../goods/goods.ts';
import { isPrinted } from '../goods/is-printed.ts';
import { whiteOf } from '../goods/sticker/white-ink.ts';
import { cutOf } from '../print-sheets/cut-of.ts';
import { stickerCut } from '../print-sheets/read-sheet-line.ts';

/**
 * What is cut of a line of a cart or an order, for the check of its file: the box from its stored size and board, or the
 * sticker's cut.
 */
export function printTarget(
  snapshot: GoodsSnapshot,
  artwork: Pick<Artwork, 'ratio' | 'bleed'>,
  { catalogue, limits }: { readonly catalogue: Pick<Catalogue, 'stickers'>; readonly limits: Limits },
): Target | null {
  if (snapshot.kind === 'sample' || !isPrinted(snapshot)) return null;
  if (snapshot.kind === 'box') return boxTarget(snapshot, limits);
  const sticker = stickerCut(snapshot, catalogue);
  const { cut, box, chosen } = cutOf(sticker, artwork);
  return box && targetOfSticker(outlinePoints(cut), { artwork: chosen ?? box, limits, white: whiteOf(sticker) });
}

function boxTarget(
  { style, drawing, length, width, height, print, board, outer, artwork }: BoxSnapshot,
  limits: Limits,
): Target {
  const caliper = caliperOf(board.gsm, board.bulk);
  const drawn = drawBox(style, { length, width, height, caliper, revision: drawing });
  // Pricing used the same drawing, so it can't fail here.
  if (!drawn.ok) throw new RangeError(`A box that was ordered can’t be drawn: ${drawn.problem.text}`);
  const place = artwork?.place ?? null;
  return targetOfBox({ style, box: drawn.box, board, coat: outer?.code, place, print }, limits);
}
