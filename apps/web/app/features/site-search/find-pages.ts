import { begins, nearlyBegins, wordsOf } from '@boxwright/contract';
import { notSold, type SearchedPage, searchedPages } from './entries.ts';

/** More pages would hide the boxes below them. */
const mostPages = 4;

export interface FoundPages {
  readonly pages: readonly SearchedPage[];
  /** Null unless the search is for something that the shop doesn't make. */
  readonly notSold: { readonly text: string; readonly instead: string } | null;
}

const known = searchedPages.map((page) => ({ page, words: wordsOf(`${page.title} ${page.words}`) }));
const unsold = notSold.map((answer) => ({ answer, words: wordsOf(answer.words) }));

const wordsIn = (search: string) => wordsOf(search).filter((word) => word.length > 1);

/** The entries that have every word of a search; if there are none, those that have them with one letter wrong. */
export const withWords = <Known extends { readonly words: readonly string[] }>(
  all: readonly Known[],
  search: string,
): readonly Known[] => {
  const wanted = wordsIn(search);
  if (wanted.length === 0) return [];
  const having = (test: (typed: string, word: string) => boolean) =>
    all.filter(({ words }) => wanted.every((typed) => words.some((word) => test(typed, word))));
  const exact = having(begun);
  return exact.length > 0 ? exact : having(nearly);
};

/** Pages that a search means, and what it asks for in vain. */
export const findPages = (search: string): FoundPages => {
  const wanted = wordsIn(search);
  const isOfBoxes = /\bbox(?:es)?\W*$/i.test(search);
  const pages = withWords(known, search)
    .map(({ page }) => page)
    .filter(({ isQuestions }) => !isOfBoxes || isQuestions !== true);
  const missing =
    pages.length > 0 ? undefined : unsold.find(({ words }) => wanted.some((typed) => words.includes(typed)));
  return { pages: pages.slice(0, mostPages), notSold: missing?.answer ?? null };
};

/** One or two letters begin too many words. */
const begun = (typed: string, word: string): boolean => (typed.length < 3 ? typed === word : begins(typed, word));

/** Shorter words are other words with one letter wrong: "soap" and "snap". */
const nearly = (typed: string, word: string): boolean => typed.length > 5 && nearlyBegins(typed, word);
