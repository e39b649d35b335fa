import { wordsOf } from '@boxwright/contract';
import { paths } from '../../paths.ts';
import type { Command } from '../../ui/CommandField.tsx';
import { siteMenu, storeMenu } from '../site/site-menu.ts';
import { dielineStyles, type SearchedPage } from './entries.ts';
import { findPages, withWords } from './find-pages.ts';

/** Pages that a search of the shop needn't find, because it stands on one of them or they are a customer's own. */
const furtherPages: readonly SearchedPage[] = [
  { title: 'Your cart', path: paths.cart, words: 'cart basket checkout' },
  { title: 'Saved boxes', path: paths.savedBoxes, words: 'saved bookmark own' },
  { title: 'Your account', path: paths.customerProfile, words: 'account profile address login sign' },
  { title: 'All boxes', path: paths.shop, words: 'all boxes shop store carton' },
  { title: 'Stickers and their prices', path: paths.stickers, words: 'sticker label price order' },
];

/** The free dieline of each style; the shop's search knows the usual ones. */
const styles: readonly SearchedPage[] = dielineStyles.map(({ id, name }) => ({
  title: `${name}: free dieline`,
  path: paths.dieline(id),
  words: `${name} dieline keyline template`,
}));

const withItsWords = (page: SearchedPage) => ({ page, words: wordsOf(page.words) });
const knownStyles = styles.map(withItsWords);
const further = [...furtherPages.map(withItsWords), ...knownStyles];

const menu = [...storeMenu, ...siteMenu].map(({ label, to }) => ({ name: label, to }));

/** Pages for the typed words; without words, those of the menus. */
export function pagesFor(typed: string): readonly Command[] {
  if (typed.trim() === '') return withoutDoubles(menu);
  const { pages, notSold } = findPages(typed);
  const wanted = wordsOf(typed);
  const isWhole = ({ words }: SearchedPage) => wanted.every((word) => wordsOf(words).includes(word));
  const all = [...pages, ...withWords(further, typed).map(({ page }) => page)];
  // Whole words first: "cart" is the cart before it is cartons.
  const named = [...all.filter(isWhole), ...all.filter((page) => !isWhole(page))];
  return withoutDoubles([
    ...named.map(({ title, path }) => ({ name: title, to: path })),
    ...(notSold === null || named.length > 0 ? [] : [{ name: notSold.text, to: notSold.instead }]),
  ]);
}

/** All styles have words such as dieline. */
const mostStyles = 5;

/** The styles that the typed words name, as the back office offers them. */
export const stylesFor = (typed: string): readonly Command[] =>
  withWords(knownStyles, typed)
    .slice(0, mostStyles)
    .map(({ page: { title, path } }) => ({ name: title, to: path, kind: 'Style' }));

/** The search of the shop for the typed words. */
export const searchFor = (typed: string): readonly Command[] => {
  const search = typed.trim();
  if (search === '') return [];
  return [{ name: `Boxes with “${search}”`, to: `${paths.shop}?${new URLSearchParams({ search })}`, kind: 'Search' }];
};

/** Only the first of several commands to one address. */
export const withoutDoubles = (commands: readonly Command[]): readonly Command[] =>
  [...new Map([...commands].reverse().map((command) => [command.to, command])).values()].reverse();
