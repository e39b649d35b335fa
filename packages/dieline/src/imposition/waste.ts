import type { Dieline, Millimetres, Point } from '../dieline.ts';
import { clockwise } from '../geometry/overlap.ts';
import { boundsOf, signedArea } from '../geometry/plane.ts';
import { largestPunch } from './bridging.ts';
import { boardOf, type ImposedSheet, toSheet } from './imposed-sheet.ts';

/** The waste of a sheet that isn't joined to its edge. */
export type EnclosedWaste = {
  /** What is stripped: the clockwise outlines of cut-outs, in the order of the blanks and their places. */
  readonly stripped: readonly (readonly Point[])[];
  /** Round holes whose tube punch takes their waste away. */
  readonly punched: readonly (readonly Point[])[];
};

/**
 * The cut-outs of all blanks on a sheet: windows, hang holes, slots that are wider than a slit. Slits leave no waste.
 *
 * There is no other enclosed waste. The outlines of blanks are closed lines that neither touch themselves nor each other,
 * so what is between them is one piece, which reaches the sheet's edge: the frame, which leaves with the grippers.
 */
export function enclosedWaste({ blanks }: Pick<ImposedSheet, 'blanks'>): EnclosedWaste {
  const cutOuts = blanks.flatMap(({ dieline, places }) => {
    const board = boardOf(dieline);
    return places.flatMap((place) => cutOutsOf(dieline).map((hole) => clockwise(hole.map(toSheet(board, place)))));
  });
  const { true: punched = [], false: stripped = [] } = Object.groupBy(cutOuts, (hole) => `${isTubePunched(hole)}`);
  return { stripped, punched };
}

/** Whether blanks have cut-outs that are stripped, beside holes whose tube punch takes their waste away. */
export const hasStripped = (dieline: Pick<Dieline, 'panels'>): boolean =>
  cutOutsOf(dieline).some((hole) => !isTubePunched(clockwise(hole)));

const cutOutsOf = ({ panels }: Pick<Dieline, 'panels'>) =>
  panels.flatMap(({ holes = [], slits }) => (slits ? [] : holes));

/** Whether a hole is cut by a tube punch: it is round, and not larger than the largest one. */
function isTubePunched(hole: readonly Point[]): boolean {
  const { left, top, right, bottom } = boundsOf(hole);
  const [width, height] = [right - left, bottom - top];
  const round = (Math.PI / 4) * width * height;
  const isRound = Math.abs(width - height) < outOfRound && Math.abs(signedArea(hole) - round) < 0.03 * round;
  return isRound && width <= largestPunch;
}

const outOfRound: Millimetres = 0.05;
