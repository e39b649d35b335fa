import { type Box, boundsOf, type Cells, dividedPixels, joinedPixels } from './cells.ts';
import { componentsOf } from './components.ts';
import type { Contour, ContourProblem, ContourRequest, Picture } from './contour.ts';
import { fitCurves } from './fit-curves.ts';
import { outlineOf } from './outline.ts';
import { placeCurves } from './place-curves.ts';
import { leastPresence, presenceOf } from './presence.ts';
import { noRoom, nothingSeen, oneColour, tooFarApart } from './problems.ts';
import { type Grid, regionAround } from './region.ts';

/** Cells along the grid's longer side: the most there may be, and how many are wanted when pixels are divided. */
const mostCells = 1500;
const enoughCells = 900;
/** The least room for the picture between the offsets, in mm. */
const leastPicture = 2;
/** A part is a speck if it is smaller than this share of the picture. */
const speckShare = 1 / 20_000;

/**
 * Traces the cut of a sticker around everything that is visible in a picture.
 *
 * The cut is the edge of all points that are closer than the offset to a visible pixel. Islands are joined by bridges,
 * concave corners are rounded by a closing (the region grows by the radius of the smoothing and shrinks by it again),
 * and holes stay uncut. It is never closer to a visible pixel than the offset less a thousandth of the sticker's longer
 * side, and a hundredth of a millimetre more where pixels are coarse. It is further away at rounded corners and bridges,
 * and elsewhere by two thousandths at most, or by two pixels where that is more.
 *
 * @throws RangeError if the pixels don't match the picture's size, or a figure of the request isn't usable at all
 */
export function traceContour(picture: Picture, request: ContourRequest): Contour | ContourProblem {
  check(picture, request);
  const { presence, isTransparent } = presenceOf(picture);
  const visible = boundsOf(presence, picture.width, picture.height, leastPresence);
  if (!visible) return isTransparent ? nothingSeen : oneColour;
  if (Math.min(request.length, request.width) - 2 * request.offset < leastPicture) return noRoom(request);

  const cells = withoutSpecks(cellsOf(picture, presence, visible, request));
  const box = boundsOf(cells.seen, cells.columns, cells.rows, 1);
  if (!box) return isTransparent ? nothingSeen : oneColour;
  const slack = slackOf(cells);
  const grid = gridOf(box, request, slack.margin);
  const region = regionAround(cells, box, grid);
  if ('gap' in region) return tooFarApart(region.gap);
  const curves = fitCurves(outlineOf(region.values, grid.columns), slack.tolerance);
  return placeCurves(curves, picture, request, {
    pixel: 1 / cells.size,
    left: grid.pad - box.left - cells.left / cells.size,
    top: grid.pad - box.top - cells.top / cells.size,
  });
}

function check({ pixels, width, height }: Picture, { length, width: across, offset, smoothing }: ContourRequest): void {
  const count = width * height;
  if (!(count > 0) || (pixels.length !== count && pixels.length !== 4 * count)) {
    throw new RangeError('The pixels do not match the size of the picture.');
  }
  if (!(length > 0 && across > 0 && offset >= 0 && smoothing >= 0)) throw new RangeError('A figure is not usable.');
}

/** The largest scale, in mm to a unit, at which so many units and the offset fit into the size. */
const scaleOf = (across: number, down: number, { length, width, offset }: ContourRequest) =>
  Math.min((length - 2 * offset) / across, (width - 2 * offset) / down);

/** The radius of concave corners. */
const radiusOf = (longer: number, smoothing: number) => (longer * (0.5 + smoothing)) / 100;

/** As many pixels per cell, or cells per pixel, as suit the length of the grid with the offset around it. */
function cellsOf(picture: Picture, presence: Uint8Array, box: Box, request: ContourRequest): Cells {
  const [across, down] = [box.right - box.left, box.bottom - box.top];
  const longer = Math.max(across, down) + (2 * request.offset) / scaleOf(across, down, request);
  const pixels = longer + 2 * radiusOf(longer, request.smoothing);
  const parts = Math.floor(enoughCells / pixels);
  return parts > 1
    ? dividedPixels(presence, picture.width, picture.height, box, parts)
    : joinedPixels(presence, picture.width, box, Math.max(1, Math.ceil(pixels / mostCells)));
}

function withoutSpecks(cells: Cells): Cells {
  const { seen, columns, rows } = cells;
  const { sizes, from, to, part } = componentsOf(seen, columns, rows);
  const least = columns * rows * speckShare;
  const kept = Uint8Array.from(seen);
  for (const [run, number] of part.entries()) {
    if ((sizes[number] ?? 0) < least) kept.fill(0, from[run], to[run]);
  }
  return { ...cells, seen: kept };
}

/** In cells: how far curves may be from the traced line, and how much farther out it is traced because of that. */
function slackOf({ size }: Cells) {
  // The steps of large pixels aren't the picture's own.
  const tolerance = size < 1 ? Math.max(0.4, 0.2 / size) : 0.4;
  return { tolerance, margin: tolerance + 0.1 };
}

function gridOf(box: Box, request: ContourRequest, margin: number): Grid {
  const [across, down] = [box.right - box.left, box.bottom - box.top];
  const cell = scaleOf(across + 2 * margin, down + 2 * margin, request);
  const longer = Math.max(across, down) + 2 * margin + (2 * request.offset) / cell;
  const offset = request.offset / cell + margin;
  const radius = radiusOf(longer, request.smoothing);
  const pad = Math.ceil(offset + radius) + 2;
  return { columns: across + 2 * pad + 1, rows: down + 2 * pad + 1, pad, cell, offset, radius };
}
