import type { PlacedText } from '@boxwright/print-files';
import type { CheckedFile } from '../checked-file.ts';
import { isDelicate } from '../colours/grey.ts';
import { type Found, mostPlaces, type Rule } from '../finding.ts';
import { quoted, round } from '../words.ts';

/** Black alone that overprints needs no register. */
const overprinted = 1;

/**
 * Type that is hard to read or fills in. GWG 2022: 5 pt in one ink; 7 to 9 pt in several, which must register, and
 * reversed. Printers' guides say the same.
 */
export const typeSize: Rule = {
  code: 'type-size',
  check(file) {
    const { leastType, leastTypeInInks } = file.limits;
    const texts = file.reading.texts.filter(({ words }) => words.trim() !== '' || words === '');
    const small = texts.filter((text) => sizeOf(text, file) < leastFor(text, file.limits.leastType) - tolerance);
    const inSeveral = texts.filter(
      (text) => !small.includes(text) && isDelicate(text.paint) && sizeOf(text, file) < leastTypeInInks - tolerance,
    );
    return [
      ...found(small, file, `smaller than the ${round(leastType)} pt that print well`),
      ...found(inSeveral, file, `reversed or in several inks, which need ${round(leastTypeInInks)} pt to stay sharp`),
    ];
  },
};

/** Programs round sizes, in points. */
const tolerance = 0.05;
const sizeOf = ({ size }: PlacedText, { scale }: CheckedFile): number => size * scale;

const leastFor = ({ paint: { inks, overprints } }: PlacedText, least: number): number =>
  inks.length === 1 && inks[0] === 'Black' && overprints ? least - overprinted : least;

function found(texts: readonly PlacedText[], file: CheckedFile, why: string): Found[] {
  const [first] = texts.toSorted((one, other) => one.size - other.size);
  if (!first) return [];
  const words = quoted(first.words);
  const size = `${round(sizeOf(first, file))} pt`;
  return [
    {
      severity: 'warn',
      text: `${words === '' ? 'Text' : words} is ${size}${texts.length > 1 ? ' (and other text is as small)' : ''}: ${why}.`,
      mend: 'Please set it larger, or in one dark ink on a light ground.',
      places: texts.slice(0, mostPlaces).map(file.placeOf),
    },
  ];
}
