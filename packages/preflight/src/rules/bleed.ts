import type { Place, Point } from '@boxwright/print-files';
import type { CheckedFile } from '../checked-file.ts';
import { type Found, mostPlaces, type Rule } from '../finding.ts';
import { along, closed, extentOf, isInAny, type Polygon } from '../geometry/plane.ts';
import { isInk } from '../raster.ts';
import { count, mm } from '../words.ts';

/** Along the cut, and away from it, in mm. */
const [step, away] = [1.5, 0.25];
/** So far inside the cut, artwork touches it; so near the end of the bleed, the edge of a pixel may be pale. */
const [touching, edge] = [0.6, 0.3];
/** Shorter gaps are where lines and letters end. */
const leastGap = 4;
/** In degrees: at a corner another edge begins, and a place ends where an edge has bent by so much. */
const [corner, bend] = [40, 25];

/**
 * Print that goes beyond the cut wherever the artwork reaches it, because a cut is never exact. Carton makers ask for
 * 3 mm, label printers for 1.5 mm; paper that is white at the cut needs none.
 */
export const bleed: Rule = {
  code: 'bleed',
  check(file) {
    if (typeof file.placement === 'string') return [];
    return file.colourAt
      ? found(
          file,
          file.target.outlines.flatMap((outline) => gapsAlong(file, outline)),
        )
      : byPage(file);
  },
};

/** An edge of the cut at which there is too little print. */
interface Gap {
  /** Along it, one for each straight or nearly straight part. */
  readonly places: readonly Place[];
  /** How far the print goes beyond the cut. */
  readonly least: number;
}

type OnCut = ReturnType<typeof along>[number];

function gapsAlong({ target, colourAt }: CheckedFile, outline: Polygon): Gap[] {
  const inkAt = (point: Point): boolean => colourAt !== null && isInk(colourAt(point));
  const bare = [...target.inkFree, ...target.panels.filter(({ isGlued }) => isGlued).map((each) => each.outline)];
  const gaps: Gap[] = [];
  let open: { points: OnCut[]; least: number } | undefined;
  const close = () => {
    const { points, least } = open ?? { points: [], least: 0 };
    open = undefined;
    if (points.length * step < leastGap) return;
    for (const side of splitBy(points, (point, { previous }) => turnOf(previous, point) > corner))
      gaps.push({ places: splitBy(side, (point, { first }) => turnOf(first, point) > bend).map(placeOf), least });
  };
  for (const point of along(closed(outline), step)) {
    const { at, direction } = point;
    // Clockwise with y downwards: outside is to the left of the direction.
    const outwards = (by: number): Point => [at[0] + direction[1] * by, at[1] - direction[0] * by];
    const inside = outwards(-touching);
    const reach = inkAt(inside) && !isInAny(inside, bare) ? reachOf(outwards, target, inkAt) : target.bleed;
    if (reach >= target.bleed - edge) close();
    else {
      open ??= { points: [], least: reach };
      open.points.push(point);
      open.least = Math.min(open.least, reach);
    }
  }
  close();
  return gaps;
}

/** Parts of a row of points, each beginning where it `isNext` to what came before in the part. */
function splitBy(
  points: readonly OnCut[],
  isNext: (point: OnCut, part: { readonly first: OnCut; readonly previous: OnCut }) => boolean,
): OnCut[][] {
  const parts: OnCut[][] = [];
  for (const point of points) {
    const part = parts.at(-1);
    const [first, previous] = [part?.[0], part?.at(-1)];
    if (part && first && previous && !isNext(point, { first, previous })) part.push(point);
    else parts.push([point]);
  }
  return parts;
}

/** How much two directions differ, in degrees. */
const turnOf = ({ direction: [ax, ay] }: OnCut, { direction: [bx, by] }: OnCut): number =>
  (Math.acos(Math.min(1, Math.max(-1, ax * bx + ay * by))) * 180) / Math.PI;

const placeOf = (points: readonly OnCut[]): Place => extentOf(points.map(({ at }) => at));

/** How far the print goes from the cut, or to the next panel. */
function reachOf(
  outwards: (by: number) => Point,
  { bleed: wanted, outlines }: CheckedFile['target'],
  inkAt: (point: Point) => boolean,
): number {
  for (let by = away; by <= wanted - edge; by += away) {
    const point = outwards(by);
    if (isInAny(point, outlines)) return wanted;
    if (!inkAt(point)) return by - away;
  }
  return wanted;
}

function found({ target }: CheckedFile, gaps: readonly Gap[]): Found[] {
  if (gaps.length === 0) return [];
  const least = Math.min(...gaps.map((gap) => gap.least));
  return [
    missing(least, target.bleed, {
      places: gaps.flatMap(({ places }) => places).slice(0, mostPlaces),
      edges: gaps.length,
    }),
  ];
}

/** Without a drawn page: whether there is room for bleed at all. */
function byPage({ reading, target, scale, placement }: CheckedFile): Found[] {
  if (typeof placement === 'string' || placement.by === 'buyer') return [];
  const page = { length: reading.trimmed.length + 2 * reading.bleed, width: reading.trimmed.width + 2 * reading.bleed };
  const turned = placement.turn % 180 === 0 ? page : { length: page.width, width: page.length };
  const room = Math.min(turned.length * scale - target.size.length, turned.width * scale - target.size.width) / 2;
  return room >= target.bleed - edge ? [] : [missing(Math.max(0, room), target.bleed, { places: [], edges: 0 })];
}

function missing(
  least: number,
  wanted: number,
  { places, edges }: { readonly places: readonly Place[]; readonly edges: number },
): Found {
  const where = edges === 0 ? '' : ` at ${count(edges, 'edge', 'edges')}`;
  const isNone = least < 0.5;
  return {
    severity: isNone ? 'stop' : 'warn',
    text: isNone
      ? `The artwork ends at the cut${where}, so a white line may show there.`
      : `The artwork goes only ${mm(least)} beyond the cut${where}.`,
    mend: `Please extend colours and pictures by ${mm(wanted)} beyond the cut, and export the page with this bleed.`,
    places,
  };
}
