import type { Point } from '@boxwright/print-files';
import type { CheckedFile } from '../checked-file.ts';
import { type Found, mostPlaces, type Rule } from '../finding.ts';
import { nearLines } from '../geometry/near-lines.ts';
import { along, extentOf } from '../geometry/plane.ts';
import type { Rgb } from '../raster.ts';
import { quoted } from '../words.ts';

/** In mm: between the points that are looked at, from a line of the drawing to one of the file, and to both its sides. */
const [step, same, aside] = [2, 0.4, 1.2];
/** So much of the drawing's lines is there. */
const leastShare = 0.6;
/** Shades that differ by so much are a line and its ground, 0 to 255. */
const leastDifference = 40;

/** What our templates say and no artwork does. */
const unmistakable =
  /^(?:glue flap$|barcode, ean-13|batch and date|preferred grain|grey: glued|.*seen from the print side|inside, as seen from inside|arrows point up)/i;
/** Words for panels are words for products, too: one alone is no sign. */
const leastNames = 3;

/** The lines or words of the template, left printing. */
export const templateLeft: Rule = {
  code: 'template-left',
  check: (file) => [...lines(file), ...words(file)],
};

function lines(file: CheckedFile): Found[] {
  const { placement, target } = file;
  if (typeof placement === 'string') return [];
  const drawn = target.creases.length > 0 ? target.creases : target.cuts;
  const points = drawn.flatMap((line) => along(line, step));
  const isLeft = placement.by === 'printed lines' || hasLines(file, points) || isDrawn(file, points);
  if (!isLeft || points.length === 0) return [];
  return [
    {
      severity: 'stop',
      text: 'The lines of the template are part of the artwork and would be printed.',
      mend: 'Please hide or delete the layers of the template before you export, or keep their spot inks, which we leave out.',
      places: drawn.slice(0, mostPlaces).map(extentOf),
    },
  ];
}

interface OnLine {
  readonly at: Point;
  readonly direction: Point;
}

function hasLines({ reading, pointOf }: CheckedFile, points: readonly OnLine[]): boolean {
  if (reading.lines.length === 0) return false;
  const near = nearLines(reading.lines.map((line) => line.map(pointOf)));
  return shareOf(points, ({ at }) => near(at) < same) >= leastShare;
}

/** In a picture of the template: a line that differs from both its sides. */
function isDrawn({ colourAt, target }: CheckedFile, points: readonly OnLine[]): boolean {
  if (!colourAt || target.kind === 'sticker') return false;
  return (
    shareOf(points, ({ at: [x, y], direction: [dx, dy] }) => {
      const beside = (by: number): Rgb => colourAt([x - dy * by, y + dx * by]);
      const [one, other] = [beside(aside), beside(-aside)];
      return [-same, -same / 2, 0, same / 2, same].some((by) => {
        const line = beside(by);
        return differs(line, one) && differs(line, other);
      });
    }) >= leastShare
  );
}

const differs = (one: Rgb, other: Rgb): boolean =>
  one.some((value, channel) => Math.abs(value - (other[channel] ?? 0)) > leastDifference);

const shareOf = (points: readonly OnLine[], is: (point: OnLine) => boolean): number =>
  points.length === 0 ? 0 : points.filter(is).length / points.length;

function words({ reading, target, placeOf }: CheckedFile): Found[] {
  const names = new Set(target.panels.map(({ name }) => name.toLowerCase()));
  const clear = reading.texts.filter((text) => unmistakable.test(text.words.trim()));
  const named = reading.texts.filter((text) => names.has(text.words.trim().toLowerCase()));
  const different = new Set(named.map((text) => text.words.trim().toLowerCase()));
  const found = different.size >= leastNames ? [...new Set([...clear, ...named])] : clear;
  const [first] = found;
  if (!first) return [];
  return [
    {
      severity: 'stop',
      text: `Words of the template would be printed: ${quoted(first.words)}.`,
      mend: 'Please hide or delete the layers of the template before you export.',
      places: found.slice(0, mostPlaces).map(placeOf),
    },
  ];
}
