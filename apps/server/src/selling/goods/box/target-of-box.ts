import { readPlace, takesGloss } from '@boxwright/contract';
import { type Box, boxStyleOf, templateOf } from '@boxwright/dieline';
import type { Limits, Target } from '@boxwright/preflight';
import { targetOfBlanks } from '@boxwright/preflight/of-blanks';
import type { BoxSnapshot } from './box-snapshot.ts';
import { printedFaceOf } from './printed-face.ts';

interface BoxToPrint {
  readonly style: string;
  readonly box: Box;
  /** Null where only a thickness is known. */
  readonly board: Pick<BoxSnapshot['board'], 'family' | 'name'> | null;
  /** The code of the printed side’s coat; undefined for a bare one. */
  readonly coat: string | undefined;
  /** Where the buyer has put the file; null where the program places it. */
  readonly place: string | null;
}

/** What is cut of a box, for the check of its file: in the customiser, before it is ordered, and of an order's line. */
export function targetOfBox({ style, box, board, coat, place }: BoxToPrint, limits: Limits): Target {
  return targetOfBlanks(templateOf(box), {
    style: boxStyleOf(style)?.name ?? style,
    limits,
    board: board ? printedFaceOf(board) : 'coated',
    takesGloss: takesGloss(coat),
    artwork: place === null ? null : readPlace(place),
  });
}
