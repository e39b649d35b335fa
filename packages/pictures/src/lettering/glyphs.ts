import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Typefaces by their appearance; `tools/lettering` lists the fonts they are made from. */
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

/** The glyph outlines of a typeface, a thousand units per em, y downwards from the baseline. */
export interface Glyphs {
  readonly capital: number;
  readonly glyphs: ReadonlyMap<string, Glyph>;
  /** Kerning of two letters: together (negative) or apart. */
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

const opened = new Map<Face, Glyphs>();

/** Reads a typeface's glyphs, cached. */
export function readGlyphs(face: Face): Glyphs {
  const known = opened.get(face);
  if (known) return known;
  const rows = readFileSync(join(import.meta.dirname, 'cases', `${face}.tsv`), 'utf8').split('\n');
  const letters = readCase(rows.map((row) => row.split('\t')));
  opened.set(face, letters);
  return letters;
}

function readCase(rows: readonly string[][]): Glyphs {
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
