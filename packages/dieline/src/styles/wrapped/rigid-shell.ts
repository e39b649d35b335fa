import type { Dieline, Millimetres, Point, Size } from '../../dieline.ts';
import { assemble } from '../../folding/assemble.ts';
import { type BlankBuilder, edgeBetween, movedToOrigin, onEdge, quarterTurn } from '../tray/edge.ts';

/**
 * The greyboard of one half of a rigid box: a base and four walls with half-cut creases, with corners held by tape.
 * Walls along the length overlap the ends of the others. The height is from the middle surface of the base to the
 * walls' free edges.
 *
 * @param apart how far above the base the overlap begins, so that its knife keeps away from the other wall's
 */
export function drawShell(inside: Size, t: Millimetres, wall: Millimetres, apart: Millimetres): Dieline {
  const [b, w] = [inside.length + t, inside.width + t];
  const half = t / 2;
  const sheet: BlankBuilder = { panels: [], hinges: [] };
  sheet.panels.push({
    name: 'base',
    role: 'base',
    outline: [
      [0, 0],
      [b, 0],
      [b, half],
      [b, w - half],
      [b, w],
      [0, w],
      [0, w - half],
      [0, half],
    ],
  });
  const stand = (name: string, from: Point, to: Point, over: Millimetres) => {
    const edge = edgeBetween(from, to);
    const u = edge.length;
    const outline = onEdge(edge, [
      [0, 0],
      ...(apart > 0 ? [[0, apart] as const] : []),
      [-over, apart],
      [-over, wall],
      [u + over, wall],
      [u + over, apart],
      ...(apart > 0 ? [[u, apart] as const] : []),
      [u, 0],
    ]);
    sheet.panels.push({
      name,
      role: 'wall',
      outline:
        over === 0
          ? onEdge(edge, [
              [0, 0],
              [0, wall],
              [u, wall],
              [u, 0],
            ])
          : outline,
    });
    sheet.hinges.push({
      parent: 'base',
      child: name,
      crease: [from, to],
      angle: quarterTurn,
      order: 0,
      line: 'cutCrease',
    });
  };
  stand('back', [0, 0], [b, 0], half);
  stand('left', [b, half], [b, w - half], 0);
  stand('front', [b, w], [0, w], half);
  stand('right', [0, w - half], [0, half], 0);
  const drawn = assemble({ style: 'rigid-box', inside, caliper: t, ...movedToOrigin(sheet), notices: [] });
  // Greyboard isn't printed.
  return { ...drawn, paths: drawn.paths.filter(({ kind }) => kind !== 'bleed' && kind !== 'safety') };
}
