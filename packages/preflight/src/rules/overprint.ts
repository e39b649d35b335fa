import type { Paint, Place, PlacedText } from '@boxwright/print-files';
import type { CheckedFile } from '../checked-file.ts';
import { type Found, mostPlaces, type Rule } from '../finding.ts';
import { cornersOf, middleOf } from '../geometry/plane.ts';
import { isInk, type Rgb } from '../raster.ts';
import { quoted, round } from '../words.ts';

/** Type below this is small, in points: GWG 2022 asks black text below 12 pt to overprint. */
const small = 12;
/** From so much black on, a colour is meant as black; and with so much of others, as a deep one. */
const [black, deep] = [0.85, 0.2];

/** White that overprints vanishes; small black type on a ground that doesn't, or in several inks, shows seams. GWG 2022. */
export const overprint: Rule = {
  code: 'overprint',
  check: (file) => [...white(file), ...light(file), ...knockingOut(file), ...richBlack(file)],
};

interface PaintedThing {
  readonly paint: Paint;
  readonly places: readonly Place[];
}

const thingsOn = ({ reading, placeOf }: CheckedFile): PaintedThing[] => [
  ...[...reading.fills, ...reading.strokes].map(({ paint, places }) => ({ paint, places: places.map(placeOf) })),
  ...reading.texts.map((text) => ({ paint: text.paint, places: [placeOf(text)] })),
];

function white(file: CheckedFile): Found[] {
  // Colours of screens are converted, and don't overprint.
  const things = thingsOn(file).filter(({ paint }) => paint.isWhite && paint.overprints && paint.screen === null);
  if (things.length === 0) return [];
  return [
    {
      severity: 'stop',
      text: 'Something white is set to overprint, so it would vanish in print.',
      mend: 'Please switch off “overprint” for white objects and export the file again.',
      places: things.flatMap(({ places }) => places).slice(0, mostPlaces),
    },
  ];
}

const amountOf = ({ inks, amounts }: Paint, wanted: string): number => amounts[inks.indexOf(wanted)] ?? 0;

/** Colours other than black, which mix with what lies below them. */
function light(file: CheckedFile): Found[] {
  const things = thingsOn(file).filter(
    ({ paint }) =>
      paint.overprints &&
      !paint.isWhite &&
      paint.screen === null &&
      amountOf(paint, 'Black') < black &&
      !paint.inks.includes('All'),
  );
  if (things.length === 0) return [];
  return [
    {
      severity: 'warn',
      text: 'A colour is set to overprint, so what lies below it shows through and changes it.',
      mend: 'Please switch off “overprint” for everything but black, unless it is meant so.',
      places: things.flatMap(({ places }) => places).slice(0, mostPlaces),
    },
  ];
}

function knockingOut(file: CheckedFile): Found[] {
  const texts = file.reading.texts.filter(
    ({ paint, size }) =>
      paint.inks.length === 1 && amountOf(paint, 'Black') > 0.99 && !paint.overprints && size * file.scale < small,
  );
  return textFound(
    texts.filter((text) => isOnColour(file, file.placeOf(text))),
    file,
    'black on a colour and isn’t set to overprint, so a white seam may show around its letters',
    'Please set small black text to overprint.',
  );
}

/** Whether the corners of a text, or its border, are in colour. */
function isOnColour({ colourAt }: CheckedFile, place: Place): boolean {
  if (!colourAt) return false;
  const [x, y] = middleOf(place);
  const around = cornersOf({
    ...place,
    x: place.x - 0.3,
    y: place.y - 0.3,
    length: place.length + 0.6,
    width: place.width + 0.6,
  });
  const points = [
    ...around,
    [x, place.y - 0.3] as const,
    [x, place.y + place.width + 0.3] as const,
    [place.x - 0.3, y] as const,
  ];
  return points.filter((point) => isColour(colourAt(point))).length > points.length / 2;
}

const isColour = (rgb: Rgb): boolean => isInk(rgb) && Math.max(...rgb) > 60;

function richBlack(file: CheckedFile): Found[] {
  const texts = file.reading.texts.filter(({ paint, size }) => {
    const others = paint.amounts.reduce((sum, share) => sum + share, 0) - amountOf(paint, 'Black');
    return amountOf(paint, 'Black') >= black && others >= deep && size * file.scale < small;
  });
  return textFound(
    texts,
    file,
    'small and black in several inks, so its edges get coloured seams',
    'Please set small text in 100 % black alone.',
  );
}

function textFound(texts: readonly PlacedText[], file: CheckedFile, what: string, mend: string): Found[] {
  const [first] = texts;
  if (!first) return [];
  const words = quoted(first.words);
  return [
    {
      severity: 'warn',
      text: `${words === '' ? 'Text' : words} of ${round(first.size * file.scale)} pt is ${what}.`,
      mend,
      places: texts.slice(0, mostPlaces).map(file.placeOf),
    },
  ];
}
