import type { FilledShape, Place, Point } from '@boxwright/print-files';
import type { CheckedFile } from '../checked-file.ts';
import { type Found, mostPlaces, type Rule } from '../finding.ts';
import {
  distanceBetween,
  extentOf,
  inset,
  isInAny,
  meets,
  middleOf,
  type Segment,
  segmentsOf,
} from '../geometry/plane.ts';
import { rowsOf } from '../geometry/rows.ts';
import { mm, quoted } from '../words.ts';

/** Distances are as exact as the widths of letters are known. */
const tolerance = 0.3;
/** Letters in outlines: so many beside each other, of such heights in mm. */
const [leastLetters, lowest, highest] = [4, 0.8, 15];

/**
 * Type and codes that a cut or a crease that is slightly off would touch. Carton makers ask for 3 mm; logos can't be
 * distinguished from other drawing, letters in outlines can, by standing in a row.
 */
export const safeDistance: Rule = {
  code: 'safe-distance',
  check(file) {
    if (typeof file.placement === 'string') return [];
    const { target } = file;
    const [cuts, creases] = [target.cuts.flatMap(segmentsOf), target.creases.flatMap(segmentsOf)];
    const things = thingsOn(file).filter(({ place }) => isInAny(middleOf(place), target.outlines));
    const over = things.filter(({ place }) => creases.some((line) => meets(inset(place, tolerance), line)));
    const [toCut, toCrease] = [cuts, creases].map((lines) => nearest(things, lines));
    const near = (found: ReadonlyMap<Thing, number> | undefined) =>
      things.filter(
        (thing) => !over.includes(thing) && (found?.get(thing) ?? Infinity) < target.safeDistance - tolerance,
      );
    return [
      ...nearFound(near(toCut), file, 'the cut'),
      ...nearFound(
        near(toCrease).filter((thing) => !near(toCut).includes(thing)),
        file,
        'a crease',
      ),
      ...overFound(over),
    ];
  },
};

interface Thing {
  readonly name: string;
  readonly place: Place;
}

function thingsOn(file: CheckedFile): Thing[] {
  const { reading, placeOf } = file;
  return [
    ...reading.texts
      .filter(({ words, length }) => (words === '' || words.trim() !== '') && length > 0)
      .map((text) => ({ name: quoted(text.words) || 'Text', place: placeOf(text) })),
    ...lettersOn(file).map((place) => ({ name: 'Text in outlines', place })),
    ...file.codes.map(({ format, corners }) => ({ name: `The ${format} code`, place: extentOf(corners) })),
  ];
}

function lettersOn({ reading, scale, placeOf }: CheckedFile): Place[] {
  const letters = reading.shapes.filter((shape) => isLetter(shape, scale)).map(placeOf);
  return rowsOf(letters, 0.7)
    .filter(({ shapes }) => shapes.length >= leastLetters)
    .map(({ place }) => place);
}

function isLetter({ length, width, corners, isCurved }: FilledShape, scale: number): boolean {
  const height = width * scale;
  return (isCurved || corners > 5) && height > lowest && height < highest && length < 3 * width;
}

function nearest(things: readonly Thing[], lines: readonly Segment[]): ReadonlyMap<Thing, number> {
  return new Map(
    things.map((thing) => [
      thing,
      lines.reduce((least, line) => Math.min(least, roughly(thing.place, line, least)), Infinity),
    ]),
  );
}

/** The distance, where it may be the least one. */
function roughly(place: Place, line: Segment, least: number): number {
  const [[ax, ay], [bx, by]]: readonly [Point, Point] = line;
  const apart = Math.max(
    Math.min(ax, bx) - place.x - place.length,
    place.x - Math.max(ax, bx),
    Math.min(ay, by) - place.y - place.width,
    place.y - Math.max(ay, by),
  );
  return apart > Math.min(least, 10) ? Infinity : distanceBetween(place, line);
}

function nearFound(things: readonly Thing[], { target }: CheckedFile, what: string): Found[] {
  const [first] = things;
  if (!first) return [];
  return [
    {
      severity: 'warn',
      text: `${first.name}${others(things)} nearer than ${mm(target.safeDistance)} to ${what}, and may be ${target.kind === 'box' ? 'cut or folded' : 'cut'} off.`,
      mend: `Please move it at least ${mm(target.safeDistance)} inwards.`,
      places: things.slice(0, mostPlaces).map(({ place }) => place),
    },
  ];
}

function overFound(things: readonly Thing[]): Found[] {
  const [first] = things;
  if (!first) return [];
  return [
    {
      severity: 'note',
      text: `${first.name}${others(things)} printed over a crease, so it is bent around an edge of the box.`,
      mend: 'Please check that it is meant so, or move it onto one panel.',
      places: things.slice(0, mostPlaces).map(({ place }) => place),
    },
  ];
}

const others = (things: readonly Thing[]): string =>
  things.length === 1 ? ' is' : ` and ${things.length - 1} more ${things.length === 2 ? 'text is' : 'texts are'}`;
