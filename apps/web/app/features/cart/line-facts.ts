import { type CartRow, contentsText, statedSizeText } from '@boxwright/contract';
import { coatText, insideSize } from './cart-summary.ts';

/** Something that a line says about its goods. */
export interface LineFact {
  readonly text: string;
  /** Whether a line that looks alike says something else here. */
  readonly differs: boolean;
}

/** The columns that facts are made of, in rows of the cart and of the saved boxes. */
export type FactsRow = Pick<
  CartRow,
  | 'kind'
  | 'variantName'
  | 'length'
  | 'width'
  | 'height'
  | 'stated'
  | 'contents'
  | 'printName'
  | 'grain'
  | 'board'
  | 'outerCoating'
  | 'innerCoating'
  | 'description'
  | 'designType'
  | 'artwork'
  | 'artworkWish'
  | 'sticker'
  | 'customDescription'
>;

/** The text of one fact of a line; empty if the line doesn't have it. */
type Part = (line: FactsRow) => string;

const size: Part = (line) =>
  line.stated === null ? insideSize(line) : `${insideSize(line)} inside, ordered as ${statedSizeText(line.stated)}`;
/** The make, on one row: board and coats, and the words for a missing one. */
const make: readonly (readonly [Part, string])[] = [
  [({ board }) => board, 'no board'],
  [({ outerCoating }) => coatText(outerCoating, 'outside'), 'no coating outside'],
  [({ innerCoating }) => coatText(innerCoating, 'inside'), 'no coating inside'],
];
const contents: Part = (line) => (line.contents === null ? '' : `Contents ${contentsText(line.contents)}`);
const print: Part = ({ printName }) => printName;
const artwork: Part = ({ designType }) => (designType ? `Design: ${designType}` : '');
const note: Part = ({ customDescription }) => (customDescription ? `Note to the printer: ${customDescription}` : '');

/** Whether the line shows its file, or what is awaited of it, beside its facts. */
const saysArtwork = ({ artwork: file, artworkWish, sticker }: FactsRow): boolean =>
  (file ?? artworkWish ?? sticker?.artwork ?? null) !== null;

/**
 * What a line says about its goods, as rows of facts. Where another line has the same name, the facts in which they
 * differ are marked; a missing one is named ("no coating inside").
 */
export const factsOf = (line: FactsRow, others: readonly FactsRow[]): LineFact[][] => {
  const alike = others.filter(({ kind, variantName }) => kind === line.kind && variantName === line.variantName);
  const fact = (part: Part, missing: string): LineFact[] => {
    const text = part(line);
    const differs = alike.some((other) => part(other) !== text);
    if (text !== '') return [{ text, differs }];
    return differs ? [{ text: missing, differs }] : [];
  };
  const made = make.flatMap(([part, missing]) => fact(part, missing));
  // The description of a sample begins with its size.
  const saysSize = made.length === 0 && line.description.startsWith(insideSize(line));
  return [
    saysSize ? [] : fact(size, ''),
    made.length > 0 ? made : fact(({ description }) => description, ''),
    fact(({ grain }) => grain, 'Grain: not held'),
    fact(contents, 'No weight of contents'),
    fact(print, 'Full colour'),
    saysArtwork(line) ? [] : fact(artwork, 'No design chosen'),
    fact(note, 'No note'),
  ].filter((row) => row.length > 0);
};
