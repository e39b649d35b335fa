import type { Millimetres, Panel, Point } from '../dieline.ts';
import { type Frame, isFree, rectangleIn } from './upright.ts';

/** Room that artwork leaves for a barcode, or for the batch and date that are printed when the box is filled. */
export type TemplateSpace = {
  readonly kind: 'barcode' | 'coding';
  readonly panel: string;
  readonly text: string;
  readonly outline: readonly Point[];
  readonly up: Point;
};

type Kind = {
  readonly kind: TemplateSpace['kind'];
  readonly sizes: readonly { readonly size: readonly [wide: Millimetres, tall: Millimetres]; readonly text: string }[];
  /** Panels by preference; of equal ones the first. */
  readonly rankOf: (panel: Panel) => number | null;
};

const ranked =
  (names: readonly string[], roles: readonly Panel['role'][]) =>
  ({ name, role }: Panel): number | null => {
    if (names.includes(name)) return names.indexOf(name);
    return roles.includes(role) ? names.length + roles.indexOf(role) : null;
  };

/**
 * EAN-13 with its quiet zones, at 100 % and at 80 %, the smallest that GS1 allows (GS1 General Specifications, 5.12.3.1).
 * Batch and date: two lines of ink-jet print.
 */
const kinds: readonly Kind[] = [
  {
    kind: 'barcode',
    sizes: [
      { size: [37.29, 25.93], text: 'Barcode, EAN-13 100 %' },
      { size: [29.83, 20.74], text: 'Barcode, EAN-13 80 %' },
    ],
    rankOf: ranked(['back', 'bottomLid', 'bottomOuter', 'base', 'left', 'right'], ['wall', 'face', 'gusset']),
  },
  {
    kind: 'coding',
    sizes: [
      { size: [36, 12], text: 'Batch and date, no varnish' },
      { size: [24, 8], text: 'Batch and date' },
    ],
    rankOf: ranked(['bottomLid', 'bottomOuter', 'topTuck', 'left', 'right', 'back', 'base'], ['lid', 'wall', 'face']),
  },
];

/** From the edges of the panel: the safety distance. */
const inset: Millimetres = 4;

/** The spaces on a blank, each on the first panel that has room for it, in a corner where it disturbs least. */
export function placeSpaces(
  framed: readonly { readonly panel: Panel; readonly frame: Frame }[],
  inkFree: readonly (readonly Point[])[],
): TemplateSpace[] {
  const taken: (readonly Point[])[] = [...inkFree];
  return kinds.flatMap(({ kind, sizes, rankOf }) => {
    const wanted = framed
      .flatMap((each) => {
        const rank = rankOf(each.panel);
        return rank === null ? [] : [{ ...each, rank }];
      })
      .toSorted((a, b) => a.rank - b.rank);
    for (const { size, text } of sizes) {
      for (const { panel, frame } of wanted) {
        const outline = cornerFor(size, panel, frame, taken);
        if (!outline) continue;
        taken.push(outline);
        return [{ kind, panel: panel.name, text, outline, up: frame.up }];
      }
    }
    return [];
  });
}

function cornerFor(
  [wide, tall]: readonly [Millimetres, Millimetres],
  panel: Panel,
  frame: Frame,
  taken: readonly (readonly Point[])[],
): Point[] | null {
  const [far, high] = [frame.width - wide - inset, frame.height - tall - inset];
  const corners: Point[] = [
    [far, inset],
    [inset, inset],
    [far, high],
    [inset, high],
    [(frame.width - wide) / 2, inset],
    [(frame.width - wide) / 2, (frame.height - tall) / 2],
  ];
  for (const [u, v] of corners) {
    const border = inset - 0.5;
    const around = rectangleIn(frame, [u - border, v - border], [wide + 2 * border, tall + 2 * border]);
    if (isFree(around, panel, taken)) return rectangleIn(frame, [u, v], [wide, tall]);
  }
  return null;
}
