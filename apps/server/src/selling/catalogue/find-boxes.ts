import { begins, hasWord, nearlyBegins, withJoined, wordsOf } from '@boxwright/contract';
import type { Category, SearchWord, VariantInCatalogue } from '@boxwright/storage';

/** What is searched: only what is on offer. */
export interface Searched {
  readonly categories: readonly Pick<Category, 'id' | 'itemName' | 'verticalName'>[];
  readonly variants: readonly Pick<VariantInCatalogue, 'id' | 'categoryId' | 'name' | 'shortDescription'>[];
  readonly searchWords: readonly Pick<SearchWord, 'word' | 'categoryId' | 'variantId'>[];
}

export interface Found {
  /** `words`: every word was found; `similar`: some with one letter wrong; `some`: not every word. */
  readonly match: 'words' | 'similar' | 'some' | 'none';
  /** Categories named by the words come before those that a word of the trade means: see `likeliestFirst`. */
  readonly categoryIds: readonly number[];
  /** Sizes with words that their category lacks: "30 ml". */
  readonly variantIds: readonly number[];
}

interface Entry {
  readonly id: number;
  /** Of its name alone. */
  readonly named: readonly string[];
  readonly words: readonly string[];
  /** The trade's words for it, as they were entered: those that mean it most come first. */
  readonly trade: readonly string[];
  readonly sizes: readonly { readonly id: number; readonly words: readonly string[] }[];
}

type Test = (typed: string, known: string) => boolean;

/** Of the order and not of the box: left out where the text has other words. */
const ofTheOrder = new Set(
  'price cost rate buy order online printed printing print manufacturer supplier wholesale bulk cheap best pcs piece no'.split(
    ' ',
  ),
);

/** The boxes that a text names. No text, or one such as "boxes" that fits each, finds all; signs alone find none. */
export const findBoxes = (entries: readonly Entry[], text: string): Found => {
  const all = wordsOf(text);
  const ofBoxes = all.filter((word) => !ofTheOrder.has(word) && !/^\d{4,}$/.test(word));
  const wanted = ofBoxes.length > 0 ? ofBoxes : all;
  if (wanted.length === 0) {
    const fitsEach = text.trim() === '' || hasWord(text);
    return {
      match: fitsEach ? 'words' : 'none',
      categoryIds: fitsEach ? entries.map(({ id }) => id) : [],
      variantIds: [],
    };
  }
  const similar: Test = (typed, known) => begins(typed, known) || nearlyBegins(typed, known);
  for (const words of [wanted, ...withJoined(wanted)]) {
    const exact = { match: 'words' as const, ...matching(entries, words, begins) };
    if (exact.categoryIds.length > 0) return exact;
  }
  const near = { match: 'similar' as const, ...matching(entries, wanted, similar) };
  if (near.categoryIds.length > 0) return near;
  const some = entries.filter(({ words }) => wanted.some(isIn(words, similar)));
  const categoryIds = likeliestFirst(some, wanted).map(({ id }) => id);
  return { match: categoryIds.length > 0 ? 'some' : 'none', categoryIds, variantIds: [] };
};

const isIn =
  (words: readonly string[], test: Test) =>
  (typed: string): boolean =>
    words.some((known) => test(typed, known));

/** The categories that have every word, alone or together with one of their sizes. */
const matching = (entries: readonly Entry[], wanted: readonly string[], test: Test) => {
  const categories: Entry[] = [];
  const variantIds: number[] = [];
  for (const entry of entries) {
    const { words, sizes } = entry;
    const missing = wanted.filter((typed) => !isIn(words, test)(typed));
    const named = missing.length === 0 ? [] : sizes.filter((size) => missing.every(isIn(size.words, test)));
    if (missing.length === 0 || named.length > 0) categories.push(entry);
    variantIds.push(...named.map((size) => size.id));
  }
  return { categoryIds: likeliestFirst(categories, wanted).map(({ id }) => id), variantIds };
};

/**
 * In the shop's order, but first those with most of the words in their names: whole words, then beginnings. Among equals,
 * those that the trade’s words mean first (mithai is the second word of the sweet box, and the tenth of dry fruit), and
 * those of which a size is for it.
 */
const likeliestFirst = (entries: readonly Entry[], wanted: readonly string[]): readonly Entry[] => {
  const worth = ({ named, trade, sizes }: Entry, typed: string): number => {
    if (named.includes(typed)) return 3;
    if (named.some((known) => begins(typed, known))) return 1;
    const place = trade.findIndex((known) => begins(typed, known));
    const isOfSize = sizes.some(({ words }) => isIn(words, begins)(typed));
    return (place === -1 ? 0 : 1 / (place + 2)) + (isOfSize ? 0.1 : 0);
  };
  const score = (entry: Entry) => wanted.reduce((sum, typed) => sum + worth(entry, typed), 0);
  return entries.toSorted((a, b) => score(b) - score(a));
};

/** The words of what is on offer, which all searches have in common. */
export const entriesOf = ({ categories, variants, searchWords }: Searched): Entry[] =>
  categories.map(({ id, itemName, verticalName }) => {
    const own = searchWords.filter(({ categoryId }) => categoryId === id);
    const tradeWords = (variantId: number | null) =>
      own.filter((row) => row.variantId === variantId).flatMap(({ word }) => wordsOf(word));
    const trade = tradeWords(null);
    return {
      id,
      named: wordsOf(itemName),
      words: [...wordsOf(`${itemName} ${verticalName}`), ...trade],
      trade,
      sizes: variants
        .filter(({ categoryId }) => categoryId === id)
        .map((variant) => ({
          id: variant.id,
          words: [...wordsOf(`${variant.name} ${variant.shortDescription ?? ''}`), ...tradeWords(variant.id)],
        })),
    };
  });
