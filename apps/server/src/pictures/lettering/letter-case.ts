import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Faces by what they look like; `tools/lettering` says what each is cut from. */
export const faces = [
  'grotesque',
  'text',
  'serif',
  'serifItalic',
  'poster',
  'script',
  'technical',
  'slab',
  'round',
  'bookish',
  'bookishItalic',
  'deco',
  'fat',
  'condensed',
] as const;

export type Face = (typeof faces)[number];

/** The letters of a face as outlines, a thousand units to the em, y downwards from the baseline. */
export interface LetterCase {
  readonly capital: number;
  readonly glyphs: ReadonlyMap<string, Glyph>;
  /** What two letters move together (negative) or apart. */
  readonly kerns: ReadonlyMap<string, number>;
}

export interface Glyph {
  readonly advance: number;
  readonly outline: readonly Stroke[];
}

/** A step of an outline: a letter of SVG path data and its absolute numbers. */
export interface Stroke {
  readonly step: 'M' | 'L' | 'Q' | 'C' | 'Z';
  readonly numbers: readonly number[];
}

const opened = new Map<Face, LetterCase>();

/** Reads a face's letters, once. */
export function openCase(face: Face): LetterCase {
  const known = opened.get(face);
  if (known) return known;
  const rows = readFileSync(join(import.meta.dirname, 'cases', `${face}.tsv`), 'utf8').split('\n');
  const letters = readCase(rows.map((row) => row.split('\t')));
  opened.set(face, letters);
  return letters;
}

function readCase(rows: readonly string[][]): LetterCase {
  let capital = 0;
  const glyphs = new Map<string, Glyph>();
  const kerns = new Map<string, number>();
  for (const [kind, first = '', second = '', third = ''] of rows) {
    if (kind === 'capital') capital = Number(first);
    if (kind === 'kern') kerns.set(first, Number(second));
    if (kind === 'glyph') glyphs.set(first, { advance: Number(second), outline: readOutline(third) });
  }
  return { capital, glyphs, kerns };
}

function readOutline(data: string): Stroke[] {
  return [...data.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, step, numbers = '']) => ({
    step: step as Stroke['step'], // one of the letters just matched
    numbers: numbers === '' ? [] : numbers.split(' ').map(Number),
  }));
}
