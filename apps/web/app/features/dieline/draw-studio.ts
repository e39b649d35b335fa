import {
  type Box,
  type BoxRequest,
  type BoxStyle,
  boxStyleOf,
  dielineDrawing,
  dimensionStops,
  drawBox,
  foldBox,
  insideFrom,
  type LaidBlank,
  laySideBySide,
  type Measured,
  measureBox,
  movedBlank,
  type NamedBlank,
  namedBlanks,
  type Panel,
  type Point,
  panelWords,
  pathKinds,
  productView,
  projectBox,
  type View,
} from '@boxwright/dieline';
import { layoutsFor, pricedStyles, usualImposition } from '@boxwright/pricing';
import type {
  BoxFacts,
  DimensionLine,
  DrawnLines,
  DrawnPanel,
  DrawnStudio,
  FoldedPicture,
  Frame,
} from './studio-picture.ts';

/**
 * Draws a box for the screen. It contains the whole engine, so the browser loads this module only when the user starts
 * to type.
 *
 * @param gsm weight of the board, if it is one of the shop's
 * @param measured how the request's size was measured
 */
export const drawStudio = (
  styleId: string,
  request: BoxRequest,
  gsm: number | null,
  measured: Measured = 'inside',
): DrawnStudio => {
  const found = insideFrom(styleId, request, measured);
  if (!found.ok) return found;
  const drawn = drawBox(styleId, { ...request, ...found.inside });
  if (!drawn.ok) return drawn;
  const { box } = drawn;
  const laid = arranged(namedBlanks(box));
  const isSeveral = laid.length > 1;
  const moved = laid.map(movedBlank);
  const lines = dielineDrawing({ panels: [], paths: moved.flatMap(({ paths }) => paths) }).paths;
  return {
    ok: true,
    picture: {
      sheet: frameOf(
        moved
          .flatMap(({ panels, paths }) => [
            ...panels.map(({ outline }) => outline),
            ...paths.map(({ points }) => points),
          ])
          .flat(),
      ),
      names: isSeveral ? laid.map(({ name, middle }) => ({ text: name, at: middle })) : [],
      lines: lines.map(({ kind, d }): DrawnLines => ({ kind, d: coarse(d) })),
      panels: moved.flatMap(({ panels }, index) => panels.map(panelOf(isSeveral ? (laid[index]?.name ?? '') : ''))),
      dimensions: moved.flatMap(({ panels }) => dimensionsOf(panels)),
      folded: foldedPicture(box),
      facts: factsOf(box, gsm),
      notices: box.notices.map(({ text }) => text),
    },
  };
};

/** Only the folded picture, at any progress and from any side: the fallback without 3D. */
export const drawFolded = (
  styleId: string,
  request: BoxRequest,
  progress: number,
  view: View,
): FoldedPicture | null => {
  const drawn = drawBox(styleId, request);
  return drawn.ok ? foldedPicture(drawn.box, progress, view) : null;
};

/** Only the lines of the flat blanks, for a small picture: in its own units, 600 along its longer side. */
export const drawLines = (styleId: string, request: BoxRequest): { frame: Frame; lines: DrawnLines[] } | null => {
  const drawn = drawBox(styleId, request);
  if (!drawn.ok) return null;
  const moved = arranged(namedBlanks(drawn.box)).map(movedBlank);
  const paths = moved.flatMap(({ paths }) => paths).filter(({ kind }) => !borders.has(kind));
  const { x, y, width, height } = frameOf(paths.flatMap(({ points }) => points));
  const scale = 600 / Math.max(width, height);
  const small = ([px, py]: Point): Point => [Math.round((px - x) * scale), Math.round((py - y) * scale)];
  const line = ({ points, closed }: (typeof paths)[number]) =>
    `M${thinned(points.map(small), 3).join('L').replaceAll(',', ' ')}${closed ? 'Z' : ''}`;
  return {
    frame: { x: 0, y: 0, width: Math.round(width * scale), height: Math.round(height * scale) },
    lines: pathKinds.flatMap((kind) => {
      const d = paths.filter((path) => path.kind === kind).map(line);
      return d.length === 0 ? [] : [{ kind, d: d.join('') }];
    }),
  };
};

/** Blanks in rows of at most two, with space for each one's measures below and to the left. */
const arranged = (blanks: readonly NamedBlank[]): LaidBlank[] => {
  const rows = blanks.length < 4 ? [blanks] : [blanks.slice(0, 2), blanks.slice(2)];
  const widest = Math.max(...rows.map((row) => laySideBySide(row).width));
  const gap = blanks.length > 1 ? 0.2 * widest : 0;
  let down = 0;
  return rows.flatMap((row) => {
    const { blanks: laid, height } = laySideBySide(row, gap);
    const from = down;
    down += height + gap;
    return laid.map(
      (blank): LaidBlank => ({
        ...blank,
        shift: [blank.shift[0], blank.shift[1] + from],
        middle: [blank.middle[0], blank.middle[1] + from],
      }),
    );
  });
};

const borders: ReadonlySet<string> = new Set(['bleed', 'glue', 'glueInside', 'safety']);

const panelOf =
  (piece: string) =>
  ({ name, outline, holes = [] }: Panel): DrawnPanel => {
    const { x, y, width, height } = frameOf(outline);
    const label = panelWords(name);
    return {
      label: piece === '' ? label : `${piece}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
      d: [outline, ...holes].map(polygon).join(''),
      middle: [tenth(x + width / 2), tenth(y + height / 2)],
      width: tenth(width),
      height: tenth(height),
    };
  };

/** The blank's whole width and height, and the panels in line with its root in both directions. */
const dimensionsOf = (panels: readonly Panel[]): DimensionLine[] => {
  const [root] = panels;
  if (root === undefined) return [];
  const whole = frameOf(panels.flatMap(({ outline }) => outline));
  const [right, bottom] = [whole.x + whole.width, whole.y + whole.height];
  const { across, down } = root.bend ? bentStretches(panels) : flatStretches(panels, frameOf(root.outline));
  const stretches = [
    ...across.map(([from, to]) => ({ from, to, isUpright: false })),
    ...down.map(([from, to]) => ({ from, to, isUpright: true })),
  ];
  const line = (from: number, to: number, isUpright: boolean, isWhole: boolean): DimensionLine => ({
    from: isUpright ? [tenth(whole.x), hundredth(from)] : [hundredth(from), tenth(bottom)],
    to: isUpright ? [tenth(whole.x), hundredth(to)] : [hundredth(to), tenth(bottom)],
    isUpright,
    isWhole,
  });
  const isChained = (isUpright: boolean) => stretches.filter((stretch) => stretch.isUpright === isUpright).length > 1;
  return [
    line(whole.x, right, false, true),
    line(whole.y, bottom, true, true),
    ...stretches
      .filter(({ isUpright }) => isChained(isUpright))
      .map(({ from, to, isUpright }) => line(from, to, isUpright, false)),
  ];
};

type Stretches = readonly (readonly [from: number, to: number])[];

/** The edges of the panels in line with the root. */
const flatStretches = (panels: readonly Panel[], { x, y, width, height }: Frame) => {
  const frames = panels.map(({ outline }) => frameOf(outline));
  const across = frames.filter((frame) => frame.y < y + height / 2 && y + height / 2 < frame.y + frame.height);
  const down = frames.filter((frame) => frame.x < x + width / 2 && x + width / 2 < frame.x + frame.width);
  return {
    across: chain(across.map((frame) => [frame.x, frame.x + frame.width])),
    down: chain(down.map((frame) => [frame.y, frame.y + frame.height])),
  };
};

/** The frames of bent panels overlap, so a distance ends where a line through the panels' middles crosses an edge. */
const bentStretches = (panels: readonly Panel[]) => {
  const { across, down } = dimensionStops(panels);
  const between = (stops: readonly number[]): Stretches =>
    stops.slice(1).map((to, index) => [stops[index] ?? to, to] as const);
  return { across: between(across), down: between(down) };
};

/** Non-overlapping distances in order; one that begins within another is omitted. */
const chain = (stretches: readonly (readonly [number, number])[]): (readonly [number, number])[] => {
  let reached = -Infinity;
  return stretches
    .toSorted((a, b) => a[0] - b[0] || b[1] - a[1])
    .filter(([from, to]) => {
      if (from < reached - 0.5) return false;
      reached = to;
      return true;
    });
};

/** The sheet for the number of ups in the summary, in inches. */
const sheet = { widthIn: 23, heightIn: 36 };

const factsOf = (box: Box, gsm: number | null): BoxFacts => {
  const { outside, blanks, boardArea, totalRuleLength } = measureBox(box);
  const style: BoxStyle | undefined = boxStyleOf(box.style);
  const isFlat = style?.family === 'flat';
  const names = namedBlanks(box);
  const isPriced = pricedStyles.some((priced) => priced === box.style);
  return {
    inside: (style?.fields ?? []).map(({ id }) => box.inside[id]),
    // Across, from back to front, up: in the order of length, width and height.
    outside: isFlat ? null : [tenth(outside[0]), tenth(outside[2]), tenth(outside[1])],
    blanks: blanks.map(({ flatWidth, flatHeight }, index) => ({
      name: names[index]?.name ?? '',
      width: tenth(flatWidth),
      height: tenth(flatHeight),
    })),
    boardArea: Math.round(boardArea),
    weight: gsm === null ? null : tenth((boardArea / 1e6) * gsm),
    ups: isPriced ? box.blanks.map(({ dieline }) => layoutsFor(dieline, sheet, usualImposition).at(-1)?.ups ?? 0) : [],
    ruleLength: Math.round(totalRuleLength),
  };
};

const print = [255, 253, 248] as const;
const board = [226, 210, 184] as const;
/** Shadows on paper are warm: blue is darkened most. */
const warmth = [0.7, 0.8, 1] as const;

const lit = (colour: readonly number[], shade: number): string =>
  `rgb(${colour.map((part, channel) => Math.round(part * shade ** (warmth[channel] ?? 1))).join(' ')})`;

const foldedPicture = (box: Box, progress = 1, view: View = productView): FoldedPicture => {
  const { viewBox, faces } = projectBox(foldBox(box, progress), view);
  return {
    frame: { x: tenth(viewBox.x), y: tenth(viewBox.y), width: tenth(viewBox.width), height: tenth(viewBox.height) },
    faces: faces.flatMap(({ border, points, holes = [], side, shade }) => {
      const coarser = (line: readonly Point[]) => thinned(line, viewBox.width / 250);
      const d = [points, ...holes].map((line) => polygon(coarser(line))).join('');
      const fill = lit(side === 'outside' ? print : board, shade);
      if (!border) return [{ d, fill }];
      const edges = border.map((line) => polyline(coarser(line))).join('');
      return [{ d, fill, isPlain: true }, ...(edges === '' ? [] : [{ d: edges, fill: 'none' }])];
    }),
  };
};

const polyline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}`;

const polygon = (points: readonly Point[]): string => `${polyline(points)}Z`;

/** Rounds to hundredths: more isn't visible and makes the page larger. */
const coarse = (d: string): string => d.replace(/-?\d+\.\d+/g, (length) => String(hundredth(Number(length))));

const tenth = (length: number): number => Math.round(length * 10) / 10;
const hundredth = (length: number): number => Math.round(length * 100) / 100;

/** Drops points that are too close together to be visible. */
const thinned = (points: readonly Point[], least: number): readonly Point[] => {
  let [x, y] = [Infinity, Infinity];
  return points.filter(([px, py], index) => {
    if (index < points.length - 1 && Math.hypot(px - x, py - y) < least) return false;
    [x, y] = [px, py];
    return true;
  });
};

const frameOf = (points: readonly Point[]): Frame => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { x: hundredth(left), y: hundredth(top), width: hundredth(right - left), height: hundredth(bottom - top) };
};
