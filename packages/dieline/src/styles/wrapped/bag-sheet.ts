import type { Dieline, Hinge, Millimetres, Notice, Panel, Path, Point } from '../../dieline.ts';
import { assemble } from '../../folding/assemble.ts';
import type { GluedPair } from '../../folding/glue-zones.ts';
import { arc } from '../../geometry/corners.ts';
import { withoutRepeats } from '../../geometry/plane.ts';
import type { StyleRequest } from '../style.ts';
import { type BlankBuilder, quarterTurn } from '../tray/edge.ts';

export type BagTop = {
  readonly turnOver: Millimetres;
  /** Handle holes: the distance between their middles, and from the bag's upper edge. */
  readonly holes?: { readonly spacing: Millimetres; readonly under: Millimetres };
};

const usualSeam: Millimetres = 20;
const usualOverlap: Millimetres = 18;
/** Distance of glued paper from parts that it must not touch. */
const clearance: Millimetres = 1;
const holeDiameter: Millimetres = 5;
/** Angle (radians) between papers that are folded flat, so that their faces don't coincide. */
const springing = 0.02;
const flatTurn = Math.PI - springing;

/** Folding order: the top is turned over, the tube glued flat and opened, and its bottom closed. */
const order = { top: 0, tube: 1, opening: 2, sides: 3, bottom: 4 } as const;

type Column = { readonly name: string; readonly role: 'wall' | 'gusset'; readonly x0: number; readonly x1: number };

/** The sheet from left to right: seam, front, right gusset in two halves, back, left gusset in two halves. */
export function drawBagSheet(request: StyleRequest, top: BagTop): Dieline {
  const { length, width, height, caliper: t } = request;
  const [y0, y1] = [top.turnOver, top.turnOver + height];
  const { overlap, seam, notices } = glueRoom(width, t);
  const bottom = y1 + width / 2 + overlap;
  const columns = columnsOf(seam, length + t, (width + t) / 2, t);
  const panels: Panel[] = [];
  const hinges: Hinge[] = [];
  const sheet = { panels, hinges };
  for (const column of columns) {
    const { name, role, x0, x1 } = column;
    const holes =
      role === 'wall' && top.holes ? handleHoles((x0 + x1) / 2, y0 + top.holes.under, top.holes.spacing) : [];
    const inside = holes.map((hole) => hole.map(([x, y]): Point => [x, 2 * y0 - y]).reverse());
    const outline: Point[] = [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ];
    panels.push({ name, role, outline, ...(holes.length > 0 && { holes }) });
    panels.push({
      name: `${name}Top`,
      role: 'turnIn',
      outline: [
        [x0, 0],
        [x1, 0],
        [x1, y0],
        [x0, y0],
      ],
      ...(inside.length > 0 && { holes: inside }),
    });
    hinges.push({
      parent: name,
      child: `${name}Top`,
      crease: [
        [x0, y0],
        [x1, y0],
      ],
      // Two papers over its depth, so that there is room for the seam.
      angle: Math.PI - Math.asin((2 * t) / y0),
      order: order.top,
    });
    if (role === 'wall') attachBottom(sheet, column, y1, bottom, width + t, t);
    else attachGussetBottom(sheet, column, y1, bottom, (width + t) / 2, t);
  }
  attachTube(sheet, columns, y0, y1);
  attachSeam(sheet, seam, [y0, y1, bottom], t);
  const drawn = assemble(
    { style: 'carry-bag', inside: { length, width, height }, caliper: t, panels, hinges, notices },
    flatteningCreases(columns, y1, width / 2),
    gluedIn(columns),
  );
  // The sheet is one piece of paper, so where neighbours touch it is creased, never slit.
  return { ...drawn, paths: drawn.paths.map((path) => (isSlit(path) ? { ...path, kind: 'crease' } : path)) };
}

/** The top is glued down all around, the seam to its gusset down to the bottom, and the bottom's flaps to each other. */
function gluedIn(columns: readonly Column[]): GluedPair[] {
  return [
    ...columns.map(({ name }): GluedPair => [`${name}Top`, name]),
    ['seam', 'leftFront'],
    ['seamBottom', 'leftFrontBottom'],
    ['seamWeb', 'leftFrontWeb'],
    ['rightFrontWeb', 'frontBottom'],
    ['leftFrontWeb', 'frontBottom'],
    ['rightBackWeb', 'backBottom'],
    ['leftBackWeb', 'backBottom'],
    ['frontBottom', 'backBottom'],
  ];
}

const isSlit = ({ kind, closed }: Path) => kind === 'cut' && !closed;

/**
 * Widths of the glued parts: bottom flaps end before the opposite wall, and the seam, which is under the last half of a
 * gusset, before the gusset's middle crease, where two papers couldn't be folded as one.
 */
function glueRoom(width: Millimetres, t: Millimetres) {
  const overlap = Math.min(usualOverlap, width / 2 - clearance);
  const seam = Math.min(usualSeam, lastHalf((width + t) / 2, t) - 2 * clearance);
  const notices: Notice[] = [];
  const note = (code: string, what: string, now: Millimetres, usual: Millimetres) => {
    if (now >= usual) return;
    const text = `${what} ${now.toFixed(1)} mm instead of ${usual} mm, because the gusset is narrow.`;
    notices.push({ code, text });
  };
  note('bottom-flaps-shortened', 'The bottom flaps reach over the middle by', overlap, usualOverlap);
  note('seam-narrowed', 'The glued seam is', seam, usualSeam);
  return { overlap, seam, notices };
}

/** The last half of a gusset is a little narrower, so that it never extends beyond the corner. */
const lastHalf = (halfGusset: Millimetres, t: Millimetres) => halfGusset - Math.max(0.5, t);

function columnsOf(seam: Millimetres, face: Millimetres, halfGusset: Millimetres, t: Millimetres): Column[] {
  const widths = [
    ['front', 'wall', face],
    ['rightFront', 'gusset', halfGusset],
    ['rightBack', 'gusset', halfGusset],
    ['back', 'wall', face],
    ['leftBack', 'gusset', halfGusset],
    ['leftFront', 'gusset', lastHalf(halfGusset, t)],
  ] as const;
  let x = seam;
  return widths.map(([name, role, width]) => {
    const x0 = x;
    x += width;
    return { name, role, x0, x1: x };
  });
}

/** Front and back fold over the bottom's middle. */
function attachBottom(
  { panels, hinges }: BlankBuilder,
  { name, x0, x1 }: Column,
  y: number,
  end: number,
  across: Millimetres,
  t: Millimetres,
) {
  panels.push({
    name: `${name}Bottom`,
    role: 'bottomFlap',
    outline: [
      [x0, y],
      [x1, y],
      [x1, end],
      [x0, end],
    ],
  });
  // They are under the side flaps and each other, so the angle is corrected for the thickness of the papers.
  const angle = quarterTurn - ((name === 'front' ? 1 : 0.5) * t) / across;
  hinges.push({
    parent: name,
    child: `${name}Bottom`,
    crease: [
      [x1, y],
      [x0, y],
    ],
    angle,
    order: order.bottom,
  });
}

/**
 * Below half a gusset: a triangle that folds in, and a part that is folded under it along 45° onto front or back. The
 * crease ends where a full half would have its corner; the last half is a little narrower.
 */
function attachGussetBottom(
  { panels, hinges }: BlankBuilder,
  { name, x0, x1 }: Column,
  y: number,
  end: number,
  half: Millimetres,
  t: Millimetres,
) {
  const fromLeft = name === 'rightFront' || name === 'leftBack';
  const short = half - (x1 - x0);
  const tip: Point = [fromLeft ? x1 : x0, y + half];
  const start: Point = [fromLeft ? x0 : x1, y + short];
  const corner: Point = [start[0], end];
  panels.push(
    {
      name: `${name}Bottom`,
      role: 'bottomFlap',
      outline: withoutRepeats(fromLeft ? [[x0, y], [x1, y], tip, start] : [[x0, y], [x1, y], start, tip]),
    },
    {
      name: `${name}Web`,
      role: 'strip',
      outline: fromLeft ? [start, tip, [tip[0], end], corner] : [start, corner, [tip[0], end], tip],
    },
  );
  hinges.push(
    {
      parent: name,
      child: `${name}Bottom`,
      crease: [
        [x1, y],
        [x0, y],
      ],
      angle: quarterTurn,
      order: order.sides,
    },
    {
      parent: `${name}Bottom`,
      child: `${name}Web`,
      crease: fromLeft ? [tip, start] : [start, tip],
      // Corrected for half a paper's thickness.
      angle: (Math.SQRT1_2 * t) / (2 * half) - Math.PI,
      order: order.sides,
    },
  );
}

/**
 * From the front around to the seam. Glued flat, the gussets are folded inwards along their middle; opened, all corners
 * are right angles.
 */
function attachTube({ hinges }: Pick<BlankBuilder, 'hinges'>, columns: readonly Column[], y0: number, y1: number) {
  const attachPanel = (parent: string, child: string, crease: readonly [Point, Point], flat: number, open: number) => {
    const motion = [
      [order.tube, 0],
      [order.opening, flat],
      [order.sides, open],
    ] as const;
    hinges.push({ parent, child, crease, angle: open, order: order.tube, motion });
  };
  columns.slice(1).forEach(({ name, x0 }, index) => {
    const before = columns[index];
    if (!before) return;
    const middleOfGusset = before.role === 'gusset' && name !== 'back';
    const [flat, open] = middleOfGusset ? [-(Math.PI - 2 * springing), 0] : [flatTurn, quarterTurn];
    attachPanel(
      before.name,
      name,
      [
        [x0, y0],
        [x0, y1],
      ],
      flat,
      open,
    );
  });
}

/**
 * The seam, from the turned-over top to the lower edge of the sheet: it is under the last half of a gusset and folds
 * with it at the bottom, first in, then along 45° onto the front.
 */
function attachSeam(
  { panels, hinges }: BlankBuilder,
  width: Millimetres,
  [y0, y1, end]: readonly [top: number, bottom: number, end: number],
  t: Millimetres,
) {
  // It narrows where the turned-over top is glued over it.
  const taper = Math.max(12, 0.55 * y0);
  const tip: Point = [0, y1 + width];
  // A paper inwards over its width, the thickness of the gusset that is glued onto it.
  const tilt = Math.asin(t / width);
  panels.push(
    {
      name: 'seam',
      role: 'glueFlap',
      outline: [
        [width, y0],
        [width, y1],
        [0, y1],
        [0, y0 + taper],
      ],
    },
    {
      name: 'seamBottom',
      role: 'glueFlap',
      outline: [[0, y1], [width, y1], tip],
    },
    {
      name: 'seamWeb',
      role: 'glueFlap',
      outline: [tip, [width, y1], [width, end], [0, end]],
    },
  );
  hinges.push(
    {
      parent: 'front',
      child: 'seam',
      crease: [
        [width, y1],
        [width, y0],
      ],
      angle: quarterTurn + tilt,
      order: order.tube,
      motion: [
        [order.tube, 0],
        [order.opening, flatTurn],
        [order.sides, quarterTurn + tilt],
      ],
    },
    {
      parent: 'seam',
      child: 'seamBottom',
      crease: [
        [width, y1],
        [0, y1],
      ],
      // Slightly inwards of the gusset's flap, so that its faces don't coincide with it.
      angle: quarterTurn + tilt / 10,
      order: order.sides,
    },
    {
      parent: 'seamBottom',
      child: 'seamWeb',
      crease: [[width, y1], tip],
      // A little under the gusset's part.
      angle: (Math.SQRT1_2 * t) / (2 * width) - Math.PI,
      order: order.sides,
    },
  );
}

/**
 * Creases for folding the open bag flat again: across above the bottom, and from the lower corners to the gussets'
 * middle.
 */
function flatteningCreases(columns: readonly Column[], y: number, rise: number): Path[] {
  const crease = (...points: Point[]): Path => ({ kind: 'crease', points, closed: false });
  return columns.flatMap(({ name, role, x0, x1 }) => {
    if (role === 'wall') return [crease([x0, y - rise], [x1, y - rise])];
    const fromLeft = name === 'rightFront' || name === 'leftBack';
    return [fromLeft ? crease([x0, y], [x1, y - (x1 - x0)]) : crease([x0, y - (x1 - x0)], [x1, y])];
  });
}

/** Two round holes (holes run anticlockwise). */
function handleHoles(middle: number, y: number, spacing: Millimetres): Point[][] {
  return [middle - spacing / 2, middle + spacing / 2].map((x) =>
    arc([x, y], holeDiameter / 2, 2 * Math.PI, 0).slice(0, -1),
  );
}
