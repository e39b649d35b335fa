import type { Dieline, Point } from '../dieline.ts';
import type { Hinged } from '../geometry/outline.ts';
import { boardOf, type SheetFace, type SheetPlace } from './imposed-sheet.ts';

/**
 * A sheet as it comes to the press for its other side: turned over its side edges, so that the grippers hold the same edge
 * again (sheetwise). What was at x is at `width - x`, at the same distance from the gripper edge; the side lay is at the
 * same edge of the paper, now on the other side.
 */
export function turnedOver(sheet: SheetFace): SheetFace {
  const { sideLay, ...same } = sheet;
  return {
    ...same,
    blanks: sheet.blanks.map(({ name, dieline, places }) => {
      const { left, top, right, bottom } = boardOf(dieline);
      const mirroredPlace = ({ x, y, turn }: SheetPlace): SheetPlace => {
        const across = turn % 180 === 0 ? right - left : bottom - top;
        return { x: sheet.width - x - across, y, turn: backwards[turn] };
      };
      return { name, dieline: mirrored(dieline), places: places.map(mirroredPlace) };
    }),
    ...(sideLay === 'right' ? {} : { sideLay: 'right' }),
  };
}

const backwards = { 0: 0, 90: 270, 180: 180, 270: 90 } as const;

/** A blank as it is seen from its other face. Outlines run clockwise there, too. */
const mirrored = ({ panels, hinges, paths }: Hinged & Pick<Dieline, 'paths'>): Hinged & Pick<Dieline, 'paths'> => ({
  panels: panels.map(({ name, outline }) => ({ name, outline: outline.map(opposite).reverse() })),
  hinges: hinges.map(({ parent, child, crease: [from, to], curve }) => ({
    ...{ parent, child, crease: [opposite(to), opposite(from)] },
    ...(curve && { curve: curve.map(opposite).reverse() }),
  })),
  paths: paths.map((path) => ({ ...path, points: path.points.map(opposite) })),
});

const opposite = ([x, y]: Point): Point => [-x, y];
