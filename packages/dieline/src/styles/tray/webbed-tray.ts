import type { Dieline, Millimetres, Panel, Path, Point } from '../../dieline.ts';
import { type BoxProblem, type BoxStyle, boxFields, type DrawnBlanks, type StyleRequest } from '../style.ts';
import { attachPanel, type BlankBuilder, type Edge, edgeBetween } from './edge.ts';
import { middleOfBase } from './middle.ts';
import { lying } from './placing.ts';
import { trayDieline } from './roll-end-tray.ts';
import { attachRolledEnd, type Ends, rollOver } from './roll-tray.ts';
import { areSlits, placeTabs, slotsUnder } from './tabs.ts';
import { wallMotion, webMotion, webOrder } from './web-motion.ts';

/**
 * A tray whose corners are never cut: at each one a web joins two walls. The web is folded in two along 45° and laid
 * against the end, which rolls over it and locks in slots of the base. So there is no gap at the corners.
 *
 * Source: Poppy Evans, "Forms, Folds and Sizes" (web corner tray: "the diagonal fold across each corner creates a web
 * that's held in place by flaps").
 */
export const webbedTray: BoxStyle = {
  id: 'webbed-tray',
  name: 'Webbed tray',
  ecma: null,
  family: 'tray',
  fields: boxFields,
  limits: { length: [40, 600], width: [40, 450], height: [12, 120], caliper: [0.25, 1] },
  options: [],
  draw: drawWebbedTray,
};

function drawWebbedTray(request: StyleRequest): DrawnBlanks | BoxProblem {
  const { length, width, height, caliper: t, tooling } = request;
  // The webs of an end lie beside each other.
  const most = Math.floor((width / 2 - 2) * 10) / 10;
  if (height > most) {
    const text = `The webs of both corners lie side by side on the ends: at this width the height can be at most ${most} mm.`;
    return { field: 'height', code: 'does-not-fit', text, least: 12, most };
  }
  const gap = Math.max(0.35, t);
  // Two halves of a web and the inner wall lie side by side.
  const roll = rollOver(3 * t, tooling);
  const [b, w] = [length + 2 * roll + t, width + t];
  const rim = height + t;
  const web = rim - t / 2 - Math.max(1, t);
  const inset = t / 2 + gap;
  const tabs = placeTabs(w - 2 * inset, t, gap);
  const ends: Ends = {
    inset,
    strip: inset,
    inner: inset,
    roll,
    rim,
    caliper: t,
    tabs,
    tooling,
    web: { height: web, motion: wallMotion },
  };
  const base: Panel = {
    name: 'base',
    role: 'base',
    outline: [
      [0, 0],
      [b, 0],
      [b, w],
      [0, w],
    ],
    holes: slotsUnder(tabs, { length: b, inset, roll, caliper: t }),
    ...(areSlits(tabs, t, tooling) && { slits: true }),
  };
  const tray: BlankBuilder = { panels: [base], hinges: [] };
  const edges = {
    back: edgeBetween([0, 0], [b, 0]),
    front: edgeBetween([b, w], [0, w]),
    // Because the print is outside, the right end is to the left.
    left: edgeBetween([b, 0], [b, w]),
    right: edgeBetween([0, w], [0, 0]),
  };
  for (const name of ['back', 'front'] as const) attachLongWall(tray, name, edges[name], rim, web, t);
  for (const name of ['left', 'right'] as const) {
    attachRolledEnd(tray, name, edges[name], ends);
    attachHalves(tray, name, edges[name], web, Math.PI - Math.asin(t / web));
  }
  const dieline = creasedWebs(trayDieline('webbed-tray', { length, width, height }, t, tray, []));
  return {
    blanks: [{ part: 'tray', dieline, quantity: 1, placement: () => lying('down', middleOfBase(dieline), t / 2) }],
  };
}

function attachLongWall(
  tray: BlankBuilder,
  name: 'back' | 'front',
  edge: Edge,
  rim: Millimetres,
  web: Millimetres,
  t: Millimetres,
) {
  const u = edge.length;
  attachPanel(tray, 'base', { name, role: 'wall', order: webOrder.rising, motion: wallMotion }, edge, [
    [0, 0],
    [0, web],
    [0, rim],
    [u, rim],
    [u, web],
    [u, 0],
  ]);
  attachHalves(tray, name, edge, web, Math.PI / 2 + Math.asin((2 * t) / web));
}

/** The halves of the webs at both sides of a wall, triangles under 45°. */
function attachHalves(tray: BlankBuilder, wall: string, edge: Edge, web: Millimetres, angle: number) {
  const u = edge.length;
  const half = { role: 'dustFlap', order: webOrder.rising, angle, motion: webMotion(angle) } as const;
  const before = edgeBetween(edge.at(0, 0), edge.at(0, web));
  attachPanel(tray, wall, { ...half, name: `${wall}WebLeft` }, before, [
    [0, 0],
    [web, web],
    [web, 0],
  ]);
  const after = edgeBetween(edge.at(u, web), edge.at(u, 0));
  attachPanel(tray, wall, { ...half, name: `${wall}WebRight` }, after, [
    [0, 0],
    [0, web],
    [web, 0],
  ]);
}

/** The two halves of a web are one piece of board, so between them is a crease, not a slit. */
function creasedWebs(drawn: Dieline): Dieline {
  const isDiagonal = ([a, b]: readonly Point[]) => a && b && Math.abs(a[0] - b[0]) > 1 && Math.abs(a[1] - b[1]) > 1;
  const paths = drawn.paths.map((path): Path => {
    const isSlit = path.kind === 'cut' && !path.closed && isDiagonal(path.points);
    return isSlit ? { ...path, kind: 'crease' } : path;
  });
  return { ...drawn, paths };
}
