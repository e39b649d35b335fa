import { begins, nearlyBegins, withJoined, wordsOf } from '@boxwright/contract';
import { paths } from '../../paths.ts';
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

const withoutLetters = (words: readonly string[]) => words.filter((word) => word.length > 1);

/** The entries that have every word of a search; if there are none, those that have them with one letter wrong. */
export const withWords = <Known extends { readonly words: readonly string[] }>(
  all: readonly Known[],
  search: string,
): readonly Known[] => {
  const words = wordsOf(search);
  const wanted = withoutLetters(words);
  if (wanted.length === 0) return [];
  const having = (asked: readonly string[], test: (typed: string, word: string) => boolean) =>
    all.filter(({ words }) => asked.every((typed) => words.some((word) => test(typed, word))));
  const exact = [wanted, ...withJoined(words).map(withoutLetters)]
    .map((asked) => having(asked, begun))
    .find(({ length }) => length > 0);
  return exact ?? having(wanted, nearly);
};

/** As they stand on orders and documents, with or without their signs: BW26-010001, inv2627000001. */
const numberOfOurs =
  /^\s*(?:bw\s?\d{2}[\s\p{Pd}]{0,3}\d{4,10}|(?:inv|pi|rv|cn|dn)[\s/]?\d{2}[\s\p{Pd}]?\d{2}[\s/]?\d{6})\s*$/iu;
const orders = searchedPages.filter(({ path }) => path === paths.myOrders);

/** Pages that a search means, and what it asks for in vain. */
export const findPages = (search: string): FoundPages => {
  if (numberOfOurs.test(search)) return { pages: orders, notSold: null };
  const wanted = withoutLetters(wordsOf(search));
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
