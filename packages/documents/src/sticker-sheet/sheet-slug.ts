import { formatCount } from '@boxwright/money';
import { longDate } from '../long-date.ts';
import { printableInLatin } from '../printable.ts';
import type { StickerSheetData } from './sheet-data.ts';

/** The lines below the stickers: the order, its stickers, and how it is produced. */
export function slugLines(data: StickerSheetData): readonly [string, string] {
  const { orderNumber, line, shapeName, materialName, length, width, quantity, sheets, trailSheets, places } = data;
  const { artwork, needsWhite, notice, date } = data;
  const stickers = [
    notice,
    orderNumber,
    `line ${line.number} of ${line.of}`,
    `${shapeName} stickers`,
    `${plainSize(length)} × ${plainSize(width)} mm`,
    materialName,
    `${formatCount(quantity)} stickers`,
  ];
  const making = [
    `${formatCount(sheets)} sheets, ${formatCount(trailSheets)} of them trail sheets`,
    `${formatCount(places.length)} stickers on a sheet`,
    'page 1 of 1, the same for every sheet',
    longDate(date),
    `Artwork: ${shortened(artwork?.name ?? data.withoutArtwork)}`,
    ...(needsWhite ? [whiteWords(artwork)] : []),
  ];
  return [joined(stickers), joined(making)];
}

function whiteWords(artwork: StickerSheetData['artwork']): string {
  if (!artwork) return 'white underprint: with the artwork';
  return artwork.hasOwnWhite ? 'with the white of the file' : 'with white underprint';
}

const joined = (parts: readonly (string | undefined)[]): string =>
  printableInLatin(parts.filter((part) => part !== undefined).join(' · '));

const plainSize = (length: number): string => String(Math.round(length * 1000) / 1000);

/** Both ends of a long name: its beginning says what it is, its end which version. */
const shortened = (name: string): string => (name.length > 60 ? `${name.slice(0, 35)}…${name.slice(-24)}` : name);
