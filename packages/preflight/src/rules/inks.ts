import type { CheckedFile } from '../checked-file.ts';
import { isGrey } from '../colours/grey.ts';
import type { Found, Rule } from '../finding.ts';
import { processInks } from '../target/target.ts';
import { count, list } from '../words.ts';

/** "PANTONE 185 C" and "Pantone 185c" are one ink; coated and uncoated ones are the same in the can. */
const plain = (ink: string): string =>
  ink
    .toLowerCase()
    .replace(/\s*\(artwork\)$/, '')
    .replace(/[^a-z0-9]/g, '')
    .replace(/(?<=\d)(?:c|u|cp|cv|cvc|up)$/, '');

const isUnnamed = (ink: string): boolean => /^spot \d$/i.test(ink);

/** The inks that a file needs against those that were ordered. GWG 2022: number and names of spot colours. */
export const inks: Rule = {
  code: 'inks',
  check(file) {
    const { reading, target } = file;
    const ordered = new Set(target.inks.map(plain));
    const needed = neededBy(file);
    const spots = needed.filter((ink) => !processInks.includes(ink));
    // An ink whose name wasn't known when it was ordered is whichever one the file names.
    const unnamed = target.inks.filter(isUnnamed);
    const notNamed = spots.filter((ink) => !ordered.has(plain(ink)));
    const others = notNamed.slice(unnamed.length);
    const hasProcess = processInks.every((ink) => ordered.has(plain(ink)));
    const unused = target.inks.filter(
      (ink) =>
        !(processInks.includes(ink) || unnamed.slice(0, notNamed.length).includes(ink)) &&
        !spots.some((spot) => plain(spot) === plain(ink)),
    );
    return [
      ...(hasProcess || needed.length <= target.inks.length ? [] : [tooMany(file, needed)]),
      ...(others.length > 0 && (hasProcess || needed.length <= target.inks.length)
        ? [notOrdered(others, hasProcess)]
        : []),
      ...(unused.length > 0 ? [notUsed(unused)] : []),
      ...(reading.inks.includes('All') ? [onEveryPlate(file)] : []),
    ];
  },
};

/** Colours of screens are converted into the process inks. */
function neededBy({ reading }: CheckedFile): string[] {
  const named = reading.inks.filter((ink) => ink !== 'All' && ink !== 'None');
  const isConverted = reading.colours.some((family) => family === 'RGB' || family === 'Lab');
  return [...new Set([...(isConverted && hasColour(reading) ? processInks : []), ...named])];
}

const hasColour = ({ fills, strokes, texts, pictures }: CheckedFile['reading']): boolean =>
  pictures.some(({ colours }) => colours === 'RGB' || colours === 'Lab') ||
  [...fills, ...strokes, ...texts].some(
    ({ paint }) => paint.family === 'Lab' || (paint.family === 'RGB' && !isGrey(paint)),
  );

const tooMany = ({ target }: CheckedFile, needed: readonly string[]): Found => ({
  severity: 'stop',
  text: `The artwork needs ${count(needed.length, 'ink', 'inks')} (${list(needed)}), and ${count(target.inks.length, 'is', 'are')} ordered: ${list(target.inks)}.`,
  mend: 'Please draw it in the ordered inks only, or ask us for a price with more.',
  places: [],
});

const notOrdered = (spots: readonly string[], hasProcess: boolean): Found => ({
  severity: 'warn',
  text: `The artwork uses ${count(spots.length, 'spot ink', 'spot inks')} that ${spots.length === 1 ? 'isn’t' : 'aren’t'} ordered: ${list(spots)}.`,
  mend: hasProcess
    ? 'We mix it from the process inks, which changes its colour; please convert it yourself, or order it as a spot ink.'
    : 'Please name the inks as they are ordered, or tell us that another ink is meant.',
  places: [],
});

const notUsed = (unused: readonly string[]): Found => ({
  severity: 'note',
  text: `${list(unused)} ${unused.length === 1 ? 'is' : 'are'} ordered, and the artwork doesn’t use ${unused.length === 1 ? 'it' : 'them'}.`,
  mend: 'Please check the names of the spot inks in the file.',
  places: [],
});

const onEveryPlate = ({ reading, placeOf }: CheckedFile): Found => ({
  severity: 'warn',
  text: 'Something is painted in the colour for register marks, which puts it on every plate.',
  mend: 'Please paint it in black instead.',
  places: [...reading.fills, ...reading.strokes]
    .filter(({ paint }) => paint.inks.includes('All'))
    .flatMap(({ places }) => places.map(placeOf)),
});
