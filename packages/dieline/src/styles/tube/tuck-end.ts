import type { Millimetres, Panel, Point } from '../../dieline.ts';
import { isOn, type StyleOption, type StyleRequest } from '../style.ts';
import { drawDustFlap, drawLid, drawNotch, measureTuckEnd, type TuckEnd } from './closures.ts';
import { type End, order, quarterTurn, type TubeEnd, type WallEdge } from './tube.ts';

export const tuckOptions: readonly StyleOption[] = [
  { id: 'slitLock', label: 'Slit lock on the tuck', kind: 'boolean', default: true },
  { id: 'thumbNotch', label: 'Thumb notch', kind: 'boolean', default: true },
];

/**
 * A tuck end: lid and tuck on one long wall, dust flaps on the side walls, a thumb notch opposite. Side walls are a
 * caliper lower, because the lid is above their dust flaps.
 *
 * @param clear the tuck's distance from the corners, if side walls lean in behind the front
 */
export function tuckEnd(
  end: End,
  lidWall: 'back' | 'front',
  request: StyleRequest,
  clear: (measures: TuckEnd) => Millimetres = () => 0,
): TubeEnd {
  const { caliper: t, options } = request;
  const notched = isOn(options, 'thumbNotch');
  const measures = measureTuckEnd(request, t);
  return {
    reach: measures.lidDepth + measures.tuckDepth,
    notices: notched ? measures.notices : measures.notices.filter(({ code }) => code !== 'notch-reduced'),
    edgeOf: (wall, width) => {
      if (wall === 'left' || wall === 'right') {
        const outline = drawDustFlap(width, measures, t, lidSideOf(wall, end, lidWall));
        return flapEdge(wall, width, `${end}Dust${wall === 'left' ? 'Left' : 'Right'}`, outline, t, order[end][0]);
      }
      if (wall !== lidWall) return plainEdge(width, notched ? drawNotch(width, measures.notchRadius) : []);
      const { lid, tuck, tuckCrease } = drawLid(width, measures, t, isOn(options, 'slitLock'), clear(measures));
      const [name, tuckName] = [`${end}Lid`, `${end}Tuck`];
      const hanging = flapEdge(wall, width, name, lid, 0, order[end][2], 'lid');
      return {
        ...hanging,
        panels: [...hanging.panels, { name: tuckName, role: 'tuck', outline: tuck }],
        hinges: [
          ...hanging.hinges,
          { parent: name, child: tuckName, crease: tuckCrease, angle: quarterTurn, order: order[end][1] },
        ],
      };
    },
  };
}

/** An edge without flaps, with an optional cut-out. */
export function plainEdge(width: Millimetres, cut: readonly Point[] = [], drop: Millimetres = 0): WallEdge {
  return { drop, edge: [[0, 0], ...cut, [width, 0]], panels: [], hinges: [] };
}

/** A wall's edge with one flap, which begins and ends on the edge and folds by 90°. */
export function flapEdge(
  wall: string,
  width: Millimetres,
  name: string,
  outline: readonly Point[],
  drop: Millimetres,
  fold: number,
  role: Panel['role'] = 'dustFlap',
): WallEdge {
  const [first, last] = [outline[0], outline.at(-1)];
  if (!first || !last) throw new RangeError('A flap needs an outline');
  return {
    drop,
    edge: [[0, 0], first, last, [width, 0]],
    panels: [{ name, role, outline }],
    hinges: [{ parent: wall, child: name, crease: [first, last], angle: quarterTurn, order: fold }],
  };
}

/** The end of a side wall's edge, as seen from the body, at which the lid's wall is. */
export function lidSideOf(side: string, end: End, lidWall: 'back' | 'front'): 'left' | 'right' {
  const onSheet = (side === 'left') === (lidWall === 'back') ? 'left' : 'right';
  if (end === 'top') return onSheet;
  return onSheet === 'left' ? 'right' : 'left';
}
