import type { Dieline, Millimetres, Path, Point } from '../dieline.ts';
import { type Hinged, outlineOf } from '../geometry/outline.ts';
import { type Bounds, boundsOf } from '../geometry/plane.ts';

/**
 * A blank's place on a sheet: the upper left corner of its bounding box in millimetres, and the clockwise rotation
 * applied before.
 */
export type SheetPlace = { readonly x: Millimetres; readonly y: Millimetres; readonly turn: 0 | 90 | 180 | 270 };

/** A blank with its places on the sheet. */
export type ImposedBlank = {
  readonly name: string;
  readonly dieline: Dieline;
  readonly places: readonly SheetPlace[];
};

/**
 * A stock sheet with everything that is printed and cut on it, as plates and die are made for it. Seen from the printed
 * side, with the longer edge horizontal and the gripper edge on top.
 */
export type ImposedSheet = {
  readonly width: Millimetres;
  readonly height: Millimetres;
  /** No blank may lie in these margins: at the gripper edge (top), at both sides, and at the tail (bottom). */
  readonly margins: { readonly gripper: Millimetres; readonly side: Millimetres; readonly tail: Millimetres };
  readonly blanks: readonly ImposedBlank[];
};

/** A sheet as far as it is drawn, from the printed side or from behind: see `turnedOver`. */
export type SheetFace = Omit<ImposedSheet, 'blanks'> & {
  readonly blanks: readonly (Omit<ImposedBlank, 'dieline'> & { readonly dieline: Hinged & Pick<Dieline, 'paths'> })[];
  /** The side of the side lay: absent on the left. */
  readonly sideLay?: 'right';
};

/** A straight line from one point to another. */
export type Stroke = readonly [Point, Point];

/** Moves a point of a blank's drawing to the blank's place on the sheet. @param board the blank's bounding box */
export function toSheet({ left, top, right, bottom }: Bounds, { x, y, turn }: SheetPlace): (point: Point) => Point {
  return ([px, py]) => {
    if (turn === 0) return [x + px - left, y + py - top];
    if (turn === 90) return [x + bottom - py, y + px - left];
    if (turn === 180) return [x + right - px, y + bottom - py];
    return [x + py - top, y + right - px];
  };
}

/** The bounding box of a blank on its drawing. */
export const boardOf = (dieline: Hinged): Bounds => boundsOf(outlineOf(dieline));

/** Every line of every blank in its place on the sheet, in the order of the blanks. */
export function pathsOnSheet({ blanks }: Pick<SheetFace, 'blanks'>): Path[] {
  return blanks.flatMap(({ dieline, places }) => {
    const board = boardOf(dieline);
    return places.flatMap((place) => {
      const move = toSheet(board, place);
      return dieline.paths.map((path) => ({ ...path, points: path.points.map(move) }));
    });
  });
}

/** A blank's outline in its place on a sheet. */
export const outlineAt = (outline: readonly Point[], place: SheetPlace): Point[] =>
  outline.map(toSheet(boundsOf(outline), place));

/** The outline of every blank in its place, in the order of the blanks and their places. */
export function outlinesOnSheet({ blanks }: Pick<SheetFace, 'blanks'>): Point[][] {
  return blanks.flatMap(({ dieline, places }) => {
    const outline = outlineOf(dieline);
    return places.map((place) => outlineAt(outline, place));
  });
}

const arm = 2;

/** Register marks: crosses of 4 mm in both side margins, at both ends, to align plates, coats and die. */
export function registerMarks({ width, height, margins }: SheetFace): Stroke[] {
  const inset = margins.side / 2;
  const reach = Math.min(arm, inset);
  return [inset, width - inset].flatMap((x) =>
    [margins.gripper + 10, height - margins.tail - 10].flatMap((y): Stroke[] => [
      [
        [x - reach, y],
        [x + reach, y],
      ],
      [
        [x, y - arm],
        [x, y + arm],
      ],
    ]),
  );
}

/** How far presses print beyond the area of the blanks, and never nearer to the sheet's edge than, in mm. */
const [beyondBlanks, nearestEdge] = [3, 2];

/**
 * The area of a sheet that presses print: bleed of blanks at the edge of their area reaches into the margins at the
 * sides and at the tail. The grippers hold the sheet in their margin, so nothing is printed there.
 */
export function printedArea({ width, height, margins: { gripper, side, tail } }: SheetFace): Bounds {
  const white = (margin: Millimetres) => Math.min(margin, Math.max(nearestEdge, margin - beyondBlanks));
  return { left: white(side), top: gripper, right: width - white(side), bottom: height - white(tail) };
}

/**
 * The sheet with all its blanks moved away from the grippers together, so that the bleed in front of the first ones is
 * printed: as far as the layout leaves room at the tail. Layouts keep the cuts out of the gripper margin, not the bleed.
 */
export function clearOfGripper(sheet: ImposedSheet): ImposedSheet {
  const { height, margins, blanks } = sheet;
  const { top, bottom } = boundsOf(outlinesOnSheet(sheet).flat());
  const room = height - margins.tail - bottom;
  // Layouts are in whole micrometres.
  const down = Math.floor(Math.min(margins.gripper + beyondBlanks - top, room) * 1000) / 1000;
  if (!(down > 0)) return sheet;
  return {
    ...sheet,
    blanks: blanks.map((blank) => ({
      ...blank,
      places: blank.places.map((place) => ({ ...place, y: place.y + down })),
    })),
  };
}

/** Crop marks of 5 mm at the corners of all blanks together, outside of their bleed, as far as there is sheet. */
export function cropMarks(sheet: SheetFace, bleed: Millimetres): Stroke[] {
  const { left, top, right, bottom } = boundsOf(outlinesOnSheet(sheet).flat());
  const printedFrom = printedArea(sheet).top;
  const within = (at: Millimetres, most: Millimetres) => Math.min(most, Math.max(0, at));
  const [near, far] = [bleed + 1, bleed + 6];
  const across = [
    [within(left - far, sheet.width), within(left - near, sheet.width)],
    [within(right + near, sheet.width), within(right + far, sheet.width)],
  ] as const;
  const down = [
    [Math.max(printedFrom, top - far), Math.max(printedFrom, top - near)],
    [within(bottom + near, sheet.height), within(bottom + far, sheet.height)],
  ] as const;
  const strokes = [
    ...[top, bottom].flatMap((y) =>
      across.map(
        ([from, to]): Stroke => [
          [from, y],
          [to, y],
        ],
      ),
    ),
    ...[left, right].flatMap((x) =>
      down.map(
        ([from, to]): Stroke => [
          [x, from],
          [x, to],
        ],
      ),
    ),
  ];
  return strokes.filter(([[x, y], [u, v]]) => x !== u || y !== v);
}

/**
 * An arrow along the board's grain, in the gripper margin. Our stock sheets have the grain along their longer edge,
 * which the trade names second: 25 × 36 in.
 */
export function grainArrow({ width, margins }: SheetFace): Stroke[] {
  const [from, to, y] = [width / 2 - 40, width / 2 + 40, margins.gripper / 2];
  const heads = ([at, inwards]: readonly [number, 1 | -1]): Stroke[] =>
    ([-2, 2] as const).map((aside) => [
      [at, y],
      [at + inwards * 4, y + aside],
    ]);
  return [
    [
      [from, y],
      [to, y],
    ],
    ...heads([from, 1]),
    ...heads([to, -1]),
  ];
}

/**
 * The side lay: a bar of 8 mm in the left margin, behind the grippers, at the edge that is pushed against the stop in
 * press and die cutter alike. On each sheet of a stack it shows whether that edge was used.
 */
export function sideLayMark({ margins, width, sideLay }: Pick<SheetFace, 'margins' | 'width' | 'sideLay'>): Stroke[] {
  const y = margins.gripper + 30;
  return [0, 0.5, 1].map((from): Stroke => {
    const x = sideLay === 'right' ? width - from : from;
    return [
      [x, y],
      [x, y + 8],
    ];
  });
}

/** The corners of the sheet, clockwise. */
export const sheetCorners = ({ width, height }: Pick<ImposedSheet, 'width' | 'height'>): Point[] => [
  [0, 0],
  [width, 0],
  [width, height],
  [0, height],
];

/** The corners of the area in which blanks may lie, clockwise. */
export const usableCorners = ({ width, height, margins: { gripper, side, tail } }: SheetFace): Point[] => [
  [side, gripper],
  [width - side, gripper],
  [width - side, height - tail],
  [side, height - tail],
];
