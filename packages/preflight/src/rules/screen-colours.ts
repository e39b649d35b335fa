import type { Paint, Place } from '@boxwright/print-files';
import type { CheckedFile } from '../checked-file.ts';
import { isGrey } from '../colours/grey.ts';
import { type Moved, mostMoved } from '../colours/printed-colour.ts';
import { mostPlaces, type Rule } from '../finding.ts';
import type { Rgb } from '../raster.ts';
import { list } from '../words.ts';

const families: ReadonlySet<string> = new Set(['RGB', 'Lab']);
/** Colours that are looked at in a picture, along each side. */
const looks = 40;
/** A difference that buyers notice (CIE 1976). */
const noticed = 12;

/**
 * Colours for screens, which are converted into the process inks: bright ones become duller. GWG 2022 allows no RGB and
 * Lab in its CMYK variants; we convert and warn.
 */
export const screenColours: Rule = {
  code: 'screen-colours',
  check(file) {
    const { reading, placeOf } = file;
    const all = paintsOf(file);
    const painted = all.filter(({ paint }) => isMoved(paint));
    const pictures = reading.pictures.filter(({ colours }) => families.has(colours)).map(({ place }) => placeOf(place));
    const spaces = reading.colours.filter((each) => families.has(each));
    // A blend or a pattern has its colours within.
    const isBlend = spaces.length > 0 && pictures.length === 0 && !all.some(({ paint }) => families.has(paint.family));
    if (painted.length + pictures.length === 0 && !isBlend) return [];
    const flat = painted.flatMap(({ paint: { screen } }): Rgb[] =>
      screen ? [[screen[0] * 255, screen[1] * 255, screen[2] * 255]] : [],
    );
    const moved = mostMoved([...flat, ...coloursIn(file, pictures)]);
    const isSmall = moved !== undefined && moved.difference < noticed;
    return [
      {
        severity: isSmall ? 'note' : 'warn',
        text: `Colours are given for screens (${list(spaces)}) and move${isSmall ? ' a little' : ''} when they are converted to the printing inks${isSmall ? '' : shown(moved)}.`,
        mend: 'Please convert the artwork to CMYK and look at its colours there. Drawings here show them as a screen does; “See its inks one by one”, below a drawing, shows about how they are printed.',
        places: [...painted.flatMap(({ places }) => places), ...pictures].slice(0, mostPlaces),
      },
    ];
  },
};

const shown = (moved: Moved | undefined): string => (moved ? `: ${moved.from} comes out about as ${moved.to}` : '');

const isMoved = (paint: Paint): boolean => families.has(paint.family) && !isGrey(paint);

function paintsOf({ reading, placeOf }: CheckedFile): { readonly paint: Paint; readonly places: readonly Place[] }[] {
  return [
    ...[...reading.fills, ...reading.strokes].map(({ paint, places }) => ({ paint, places: places.map(placeOf) })),
    ...reading.texts.map((text) => ({ paint: text.paint, places: [placeOf(text)] })),
  ];
}

function coloursIn({ colourAt }: CheckedFile, places: readonly Place[]): Rgb[] {
  if (!colourAt) return [];
  return places
    .slice(0, mostPlaces)
    .flatMap(({ x, y, length, width }) =>
      Array.from({ length: looks * looks }, (_, index) =>
        colourAt([
          x + ((index % looks) + 0.5) * (length / looks),
          y + (Math.floor(index / looks) + 0.5) * (width / looks),
        ]),
      ),
    );
}
