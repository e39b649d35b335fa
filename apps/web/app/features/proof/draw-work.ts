import type { ProofLineRow } from '@boxwright/contract';
import { drawBlanks } from './draw-blanks.ts';
import { drawSticker } from './draw-sticker.ts';
import type { DrawnLine } from './FlatArtwork.tsx';
import type { FlatWork } from './flat-work.ts';
import { placeArtwork } from './place-artwork.ts';

type Sizes = Pick<ProofLineRow, 'box' | 'sticker'>;

/** What is cut of a line, drawn, and where its files lie on it. Only for loaders. */
export function drawLine(line: ProofLineRow): Pick<DrawnLine, 'work' | 'placed' | 'inside'> {
  const work = line.state === null ? null : drawWork(line);
  // What is too large to be read has only a sign as its picture.
  const drawn = line.artworks.filter(({ artwork }) => !artwork.byHand);
  const placed = work ? drawn.map((file) => [file.id, placeArtwork(work, line.sticker, file)] as const) : [];
  const inside = work && line.box && line.printsInside ? drawBlanks(line.box, 'inside') : null;
  return { work, placed: Object.fromEntries(placed), inside };
}

/** Draws what is cut of a line: the blanks of a box, or a sticker. Null if it can't be drawn. */
function drawWork({ box, sticker }: Sizes): FlatWork | null {
  if (sticker !== null) return drawSticker(sticker);
  return box === null ? null : drawBlanks(box);
}
