import { type ProofLineRow, stickerBleed } from '@boxwright/contract';
import { outlinePath } from '@boxwright/pricing';
import type { FlatWork } from './flat-work.ts';

type CutSticker = Pick<NonNullable<ProofLineRow['sticker']>, 'length' | 'width' | 'outline' | 'contour'>;

/** What is cut of a sticker, drawn. */
export function drawSticker({ length, width, outline, contour }: CutSticker): FlatWork {
  const cut = contour?.path ?? `M0 0${outlinePath(outline, { length, width })}`;
  return { length, width, bleed: stickerBleed, board: cut, lines: [{ kind: 'cut', d: cut }] };
}
