import type { Path, PathKind, Point } from '../dieline.ts';
import { pathKinds } from '../dieline.ts';
import { withArcs } from './arcs.ts';
import { dxfFrame, pairs } from './dxf-frame.ts';
import { type LaidBlank, laySideBySide, type NamedBlank } from './side-by-side.ts';

/**
 * One layer per kind: AutoCAD colour numbers nearest to the trade's (6 magenta, 4 cyan, 3 green, 30 orange, 8 grey).
 */
export const dxfLayers: {
  readonly [kind in PathKind]: { readonly name: string; readonly colour: number; readonly dashed: boolean };
} = {
  cut: { name: 'CUT', colour: 6, dashed: false },
  crease: { name: 'CREASE', colour: 4, dashed: true },
  perforation: { name: 'PERFORATION', colour: 1, dashed: true },
  cutCrease: { name: 'CUT_CREASE', colour: 5, dashed: true },
  bleed: { name: 'BLEED', colour: 3, dashed: false },
  glue: { name: 'GLUE', colour: 30, dashed: false },
  glueInside: { name: 'GLUE_INSIDE', colour: 40, dashed: true },
  safety: { name: 'SAFETY', colour: 8, dashed: true },
};

/** Layer for the names of the blanks, which aren't part of the die. */
export const nameLayer = 'NAME';

const nameHeight = 5;

/**
 * The blanks as ASCII DXF of release 2000 (AC1015) in millimetres ($INSUNITS 4), y upwards, lower left corner at 0,0.
 * One layer per kind; closed and bent lines are LWPOLYLINEs, with bulges for arcs, straight ones LINEs. Several blanks
 * are side by side.
 *
 * Source: AutoCAD 2000 DXF Reference (group codes); plotters and laser cutters distinguish knives and rules by layer.
 */
export function toDxf(blanks: readonly NamedBlank[]): string {
  const { blanks: laid, width, height } = laySideBySide(blanks);
  const layers = [...pathKinds.map((kind) => dxfLayers[kind]), { name: nameLayer, colour: 7, dashed: false }];
  const frame = dxfFrame(layers, [width, height]);
  const upwards =
    ({ shift }: LaidBlank) =>
    ([x, y]: Point): Point => [x + shift[0], height - y - shift[1]];
  const entities = laid.flatMap((blank) => [
    ...blank.dieline.paths.map((path) => dxfEntity(path, dxfLayers[path.kind].name, upwards(blank), frame)),
    nameOf(blank, height, frame),
  ]);
  return frame.around(entities.join(''));
}

type Frame = ReturnType<typeof dxfFrame>;

/** A line on a layer, with its points moved by `place`. */
export function dxfEntity(
  { points, closed }: Pick<Path, 'points' | 'closed'>,
  layer: string,
  place: (point: Point) => Point,
  frame: Frame,
): string {
  const [first, second] = points;
  if (!closed && points.length === 2 && first && second) {
    const [[x1, y1], [x2, y2]] = [place(first), place(second)];
    return (
      frame.entity('LINE', layer) +
      pairs(100, 'AcDbLine', 10, figure(x1), 20, figure(y1), 30, 0, 11, figure(x2), 21, figure(y2), 31, 0)
    );
  }
  const corners = withArcs(points.map(place), closed);
  const vertices = corners.map(({ at: [x, y], bulge }) => {
    const vertex = pairs(10, figure(x), 20, figure(y));
    return bulge === 0 ? vertex : vertex + pairs(42, Math.round(bulge * 1e9) / 1e9);
  });
  return (
    frame.entity('LWPOLYLINE', layer) +
    pairs(100, 'AcDbPolyline', 90, corners.length, 70, closed ? 1 : 0, 43, 0) +
    vertices.join('')
  );
}

/** The blank's name in the middle of its root panel. */
function nameOf({ name, middle }: LaidBlank, height: number, frame: Frame): string {
  const place = dxfPlace([middle[0], height - middle[1]]);
  return (
    frame.entity('TEXT', nameLayer) +
    pairs(100, 'AcDbText') +
    place(10) +
    pairs(40, nameHeight, 1, name, 72, 1) +
    place(11) +
    pairs(100, 'AcDbText', 73, 2)
  );
}

/** A line of text on a layer, from its lower left corner; y upwards. Letters of this height, in mm. */
export const dxfText = (text: string, layer: string, at: Point, height: number, frame: Frame): string =>
  frame.entity('TEXT', layer) + pairs(100, 'AcDbText') + dxfPlace(at)(10) + pairs(40, height, 1, text, 100, 'AcDbText');

const dxfPlace =
  ([x, y]: Point) =>
  (code: number) =>
    pairs(code, figure(x), code + 10, figure(y), code + 20, 0);

/** Rounded to a tenth of a micrometre: the errors stay negligible over a whole die. */
function figure(length: number): number {
  return Math.round(length * 1e4) / 1e4 + 0;
}
