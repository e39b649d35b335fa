import type { Millimetres, Notice, Point } from '../../dieline.ts';
import { arc, roundedCorner } from '../../geometry/corners.ts';
import { type BoxStyle, boxFields, isOn, type StyleRequest } from '../style.ts';
import { usualTuck } from '../usual-tuck.ts';
import { edgeBetween, onEdge, quarterTurn } from './edge.ts';
import { trayLimits } from './limits.ts';
import { middleOfBase } from './middle.ts';
import { lying } from './placing.ts';
import { trayDieline } from './roll-end-tray.ts';
import { drawRollTray, type RollTray, trayOrder, usualRoll } from './roll-tray.ts';

/**
 * A rolled tray whose lid is attached to the back and tucks in behind the front. The rolled ends are one board lower
 * than the back and front, so that the lid rests on them and the height between base and lid is exactly the requested
 * one.
 */
export const hingedLid: BoxStyle = {
  id: 'hinged-lid',
  name: 'Hinged lid box',
  ecma: 'B20.01.00.50',
  family: 'tray',
  fields: boxFields,
  limits: trayLimits,
  options: [{ id: 'thumbNotch', label: 'Thumb notch in the front', kind: 'boolean', default: true }],
  draw: (request) => {
    const { length, width, height, caliper: t, options, tooling } = request;
    const tray = drawRollTray({ length, width, caliper: t, tooling, rim: height, front: height + t, back: height + t });
    const { depth, notices } = tuckDepth(request);
    attachLid(tray, request, depth);
    if (isOn(options, 'thumbNotch')) cutNotch(tray, Math.min(7, length / 4, depth / 2));
    const dieline = trayDieline('hinged-lid', { length, width, height }, t, tray, [...tray.notices, ...notices]);
    return {
      blanks: [{ part: 'carton', dieline, quantity: 1, placement: () => lying('down', middleOfBase(dieline), t / 2) }],
    };
  },
};

function tuckDepth({ length, width, height }: StyleRequest): { depth: Millimetres; notices: Notice[] } {
  const wanted = usualTuck(length);
  const depth = Math.min(wanted, 0.45 * height, 0.6 * width);
  if (depth === wanted) return { depth, notices: [] };
  const why = 0.45 * height < 0.6 * width ? 'low' : 'narrow';
  const text = `The tuck-in flap is ${depth.toFixed(1)} mm deep instead of ${Number(wanted.toFixed(1))} mm, because the box is ${why}.`;
  return { depth, notices: [{ code: 'tuck-shortened', text }] };
}

/** The lid is as long as the back wall; its tuck passes between the inner end walls. */
function attachLid(tray: RollTray, { width, caliper: t, tooling }: StyleRequest, depth: Millimetres): void {
  const back = tray.edges.back;
  const lidDepth = width - Math.max(1.5, 2 * t);
  const shoulder = usualRoll(t, tooling) - t / 2 + Math.max(0.5, t);
  const crease: [Point, Point] = [back.at(shoulder, lidDepth), back.at(back.length - shoulder, lidDepth)];
  const lid = onEdge(back, [
    [0, 0],
    [0, lidDepth],
    [shoulder, lidDepth],
    [back.length - shoulder, lidDepth],
    [back.length, lidDepth],
    [back.length, 0],
  ]);
  const tuck = edgeBetween(crease[0], crease[1]);
  const radius = Math.min(0.6 * depth, 8, tuck.length / 2);
  tray.panels.push(
    { name: 'lid', role: 'lid', outline: lid },
    {
      name: 'tuck',
      role: 'tuck',
      outline: onEdge(tuck, [
        [0, 0],
        ...roundedCorner([0, 0], [1, depth], [tuck.length - 1, depth], radius),
        ...roundedCorner([1, depth], [tuck.length - 1, depth], [tuck.length, 0], radius),
        [tuck.length, 0],
      ]),
    },
  );
  tray.hinges.push(
    { parent: 'lid', child: 'tuck', crease, angle: quarterTurn, order: trayOrder.afterwards },
    {
      parent: 'back',
      child: 'lid',
      crease: [back.at(0, 0), back.at(back.length, 0)],
      angle: quarterTurn,
      order: trayOrder.afterwards + 1,
    },
  );
}

/** A half-round notch in the middle of the front's free edge, so that the thumb can lift the lid. */
function cutNotch({ panels, edges: { front } }: RollTray, radius: Millimetres): void {
  const index = panels.findIndex(({ name }) => name === 'front');
  const wall = panels[index];
  if (!wall) return;
  const [left] = onEdge(front, [[0, 0]]);
  const at = wall.outline.findIndex((point) => point[0] === left?.[0] && point[1] === left[1]);
  const notch = onEdge(front, arc([front.length / 2, 0], radius, Math.PI, 2 * Math.PI));
  panels[index] = { ...wall, outline: [...wall.outline.slice(0, at + 1), ...notch, ...wall.outline.slice(at + 1)] };
}
