import type { Dieline, Millimetres, Panel, Point } from '../dieline.ts';
import type { Box } from '../drawing/box.ts';
import { type Bounds, boundsOf } from '../geometry/plane.ts';

/** Between the blanks of a key line or a template, and from the edge of its page to their bleed. */
export const [templateGap, templateMargin]: readonly [Millimetres, Millimetres] = [30, 24];

/** A flat blank of a box with its name in files. */
export type NamedBlank = { readonly name: string; readonly dieline: Dieline };

/** A blank and its position on the common drawing. */
export type LaidBlank = NamedBlank & {
  readonly shift: Point;
  readonly bounds: Bounds;
  /** The place of the blank's name: in the middle of its root panel; for a slotted strip, beside the slots. */
  readonly middle: Point;
};

/** The blanks of a box with their names in files: "Base", and "Divider × 2" if one box needs several. */
export function namedBlanks({ blanks }: Pick<Box, 'blanks'>): NamedBlank[] {
  return blanks.map(({ part, name = part, dieline, quantity }) => ({
    name: name.charAt(0).toUpperCase() + name.slice(1) + (quantity > 1 ? ` × ${quantity}` : ''),
    dieline,
  }));
}

export type LaidBlanks = {
  readonly blanks: readonly LaidBlank[];
  readonly width: Millimetres;
  readonly height: Millimetres;
};

/**
 * Lays blanks in a row, upper edges in line, with `gap` millimetres between the extents of their lines (including
 * bleed). The drawing's upper left corner is [0, 0]; `bounds` are those of the board on the drawing.
 */
export function laySideBySide(blanks: readonly NamedBlank[], gap: Millimetres = 15): LaidBlanks {
  let [x, bottom] = [0, 0];
  const reaches = blanks.map(({ dieline }) => reachOf(dieline));
  const top = Math.min(...reaches.map((reach) => reach.top));
  const laid = blanks.map((blank, index): LaidBlank => {
    const reach = reaches[index] ?? { left: 0, top: 0, right: 0, bottom: 0 };
    const shift: Point = [x - reach.left, -top];
    x += reach.right - reach.left + gap;
    bottom = Math.max(bottom, reach.bottom - top);
    const board = boundsOf(blank.dieline.panels.flatMap(({ outline }) => outline));
    return {
      ...blank,
      shift,
      middle: nameAt(blank.dieline, shift),
      bounds: {
        left: board.left + shift[0],
        top: board.top + shift[1],
        right: board.right + shift[0],
        bottom: board.bottom + shift[1],
      },
    };
  });
  return { blanks: laid, width: Math.max(0, x - gap), height: bottom };
}

/** The panels and lines of a laid blank, at its place on the common drawing. */
export function movedBlank({ dieline, shift: [dx, dy] }: LaidBlank): Pick<Dieline, 'panels' | 'paths'> {
  const move = ([x, y]: Point): Point => [x + dx, y + dy];
  return {
    panels: dieline.panels.map(
      (panel): Panel => ({
        ...panel,
        outline: panel.outline.map(move),
        holes: (panel.holes ?? []).map((hole) => hole.map(move)),
      }),
    ),
    paths: dieline.paths.map((path) => ({ ...path, points: path.points.map(move) })),
  };
}

function nameAt({ panels: [root, ...others], hinges: [first] }: Dieline, [dx, dy]: Point): Point {
  const { left, top, right, bottom } = boundsOf(root?.outline ?? []);
  if (root?.role !== 'divider' || !first) return [(left + right) / 2 + dx, (top + bottom) / 2 + dy];
  const board = boundsOf([root, ...others].flatMap(({ outline }) => outline));
  const [[, from], [, to]] = first.crease;
  return [(board.left + board.right) / 2 + dx, (from + to) / 2 + dy];
}

/** The extent of a blank's lines, including the bleed around the board. */
function reachOf({ panels, paths }: Dieline): Bounds {
  return boundsOf([...panels.flatMap(({ outline }) => outline), ...paths.flatMap(({ points }) => points)]);
}
