import { type InksOfSide, isInked, readPlace, readPrint, takesGloss } from '@boxwright/contract';
import { type Box, boxStyleOf, templateOf } from '@boxwright/dieline';
import { type Limits, processInks, type Target } from '@boxwright/preflight';
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
  /** As it is ordered; null for full colour. */
  readonly print: string | null;
}

/** What is cut of a box, for the check of its file: in the customiser, before it is ordered, and of an order's line. */
export function targetOfBox({ style, box, board, coat, place, print }: BoxToPrint, limits: Limits): Target {
  return targetOfBlanks(templateOf(box), {
    style: boxStyleOf(style)?.name ?? style,
    limits,
    board: board ? printedFaceOf(board) : 'coated',
    takesGloss: takesGloss(coat),
    ...inksFor(print),
    artwork: place === null ? null : readPlace(place),
  });
}

/** The same of its inside, as it is seen from there; null where nothing is printed inside. */
export function insideOfBox(
  { style, box, board, print }: Omit<BoxToPrint, 'coat' | 'place'>,
  limits: Limits,
): Target | null {
  const ordered = print === null ? null : readPrint(print);
  if (ordered === null || !isInked(ordered.inside)) return null;
  return targetOfBlanks(templateOf(box), {
    style: boxStyleOf(style)?.name ?? style,
    limits,
    board: board ? printedFaceOf(board) : 'coated',
    inks: namesOf(ordered.inside),
    side: 'inside',
  });
}

/** The inks that a file may use: of the process all four or black, and spot inks by their names. */
function inksFor(print: string | null) {
  const ordered = print === null ? null : readPrint(print);
  if (ordered === null) return {};
  return { inks: namesOf(ordered.outside), printsInside: isInked(ordered.inside) };
}

const namesOf = ({ process, spots }: InksOfSide): readonly string[] => [
  ...(process === 4 ? processInks : process === 1 ? ['Black'] : []),
  ...spots,
];
