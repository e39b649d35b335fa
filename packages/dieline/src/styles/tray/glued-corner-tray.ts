import type { Millimetres, Point } from '../../dieline.ts';
import { roundedLine } from '../../geometry/corners.ts';
import { type BoxProblem, type BoxStyle, boxFields, type DrawnBlanks, type StyleRequest } from '../style.ts';
import { bottomMotion, tubeMotion } from '../tube/auto-lock-motion.ts';
import { attachPanel, type BlankBuilder, type Edge, edgeBetween } from './edge.ts';
import { middleOfBase } from './middle.ts';
import { lying } from './placing.ts';
import { trayDieline } from './roll-end-tray.ts';

/** Width of board between the two 45° creases of an end; with less they couldn't be folded apart. */
const betweenCreases: Millimetres = 10;
/** Distance of the glued flap from the rim above it, and from the 45° crease below it. */
const underRim: Millimetres = 0.5;
const overCrease: Millimetres = 3;
const widestFlap: Millimetres = 25;

/**
 * A tray that is glued at its four corners, delivered flat, and erected by pulling its long walls up: the ends have a
 * crease at 45° from each lower corner. The long walls' flaps are glued to the inner faces of the triangles outside of
 * these creases.
 *
 * Known as the four-corner Beers tray. Source: All Packaging, "Folding carton structures defined" ("glued corners …
 * folded flat during manufacturing … each corner has a diagonal score").
 */
export const gluedCornerTray: BoxStyle = {
  id: 'glued-corner-tray',
  name: 'Glued-corner tray',
  ecma: null,
  family: 'tray',
  fields: boxFields,
  limits: { length: [40, 600], width: [40, 450], height: [15, 150], caliper: [0.25, 1] },
  options: [],
  draw: drawGluedTray,
};

function drawGluedTray(request: StyleRequest): DrawnBlanks | BoxProblem {
  const { length, width, height, caliper: t } = request;
  const most = Math.floor(Math.min(width - betweenCreases, length - 3) * 5) / 10;
  if (height > most) {
    const text = `Glued flat, its walls lie on the base: at this size the height can be at most ${most} mm.`;
    return { field: 'height', code: 'does-not-fit', text, least: 15, most };
  }
  const [b, w] = [length + t, width + t];
  // Measured from the crease, in the middle of the base's board, to the cut rim.
  const wall = height + t / 2;
  const base: Point[] = [
    [0, 0],
    [b, 0],
    [b, w],
    [0, w],
  ];
  const tray: BlankBuilder = { panels: [{ name: 'base', role: 'base', outline: base }], hinges: [] };
  attachLongWall(tray, 'back', edgeBetween([0, 0], [b, 0]), wall, t);
  attachLongWall(tray, 'front', edgeBetween([b, w], [0, w]), wall, t);
  // Because the print is outside, the right end is to the left.
  attachEnd(tray, 'left', edgeBetween([b, 0], [b, w]), wall);
  attachEnd(tray, 'right', edgeBetween([0, w], [0, 0]), wall);
  const dieline = trayDieline('glued-corner-tray', { length, width, height }, t, tray, []);
  return {
    blanks: [{ part: 'tray', dieline, quantity: 1, placement: () => lying('down', middleOfBase(dieline), t / 2) }],
  };
}

/** A long wall with its flaps. These go behind the ends, so their creases are a board further in. */
function attachLongWall(tray: BlankBuilder, name: 'front' | 'back', edge: Edge, wall: Millimetres, t: Millimetres) {
  const u = edge.length;
  const [low, high] = [overCrease, wall - underRim];
  attachPanel(tray, 'base', { name, role: 'wall', order: 0, motion: tubeMotion.folded }, edge, [
    [0, 0],
    [t, t],
    [t, low],
    [t, high],
    [t, wall],
    [u - t, wall],
    [u - t, high],
    [u - t, low],
    [u - t, t],
    [u, 0],
  ]);
  const flap = gluedFlap(high - low);
  const glued = { role: 'glueFlap', order: 0, motion: bottomMotion().flap } as const;
  const left = edgeBetween(edge.at(t, low), edge.at(t, high));
  const right = edgeBetween(edge.at(u - t, high), edge.at(u - t, low));
  attachPanel(tray, name, { ...glued, name: `${name}CornerLeft` }, left, flap);
  const mirrored = flap.map(([along, out]): Point => [right.length - along, out]).reverse();
  attachPanel(tray, name, { ...glued, name: `${name}CornerRight` }, right, mirrored);
}

/** From the base upwards: the flap runs beside the 45° crease, so that it is glued only to the triangle. */
function gluedFlap(edge: Millimetres): Point[] {
  const reach = Math.min(0.7 * edge, widestFlap);
  const taper = Math.min(0.1 * reach, 2);
  const radius = Math.min(2, (edge - taper - reach) / 3);
  return roundedLine([[[0, 0]], [[reach, reach], radius], [[edge - taper, reach], radius], [[edge, 0]]]);
}

/** An end between its two triangles. */
function attachEnd(tray: BlankBuilder, name: 'left' | 'right', edge: Edge, wall: Millimetres) {
  const u = edge.length;
  const { flap, triangle } = bottomMotion();
  attachPanel(tray, 'base', { name, role: 'wall', order: 0, motion: flap }, edge, [
    [0, 0],
    [wall, wall],
    [u - wall, wall],
    [u, 0],
  ]);
  const folded = { role: 'wall', order: 0, angle: 0, motion: triangle } as const;
  const [before, after] = name === 'left' ? ['back', 'front'] : ['front', 'back'];
  const crease = edgeBetween(edge.at(0, 0), edge.at(wall, wall));
  const side = Math.SQRT1_2 * wall;
  attachPanel(tray, name, { ...folded, name: `${name}Triangle${capital(before)}` }, crease, [
    [0, 0],
    [side, side],
    [crease.length, 0],
  ]);
  const other = edgeBetween(edge.at(u - wall, wall), edge.at(u, 0));
  attachPanel(tray, name, { ...folded, name: `${name}Triangle${capital(after)}` }, other, [
    [0, 0],
    [side, side],
    [other.length, 0],
  ]);
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
