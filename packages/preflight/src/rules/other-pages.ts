import type { Rule } from '../finding.ts';
import type { Target } from '../target/target.ts';

/** What becomes of the other pages of a file: designers who draw the inside, too, put it on the second one. */
export const otherPages: Rule = {
  code: 'other-pages',
  check: ({ reading: { pages }, target, page }) =>
    pages < 2 || target.side === 'inside'
      ? []
      : [
          {
            severity: 'note',
            ...wordsOf(pages, page, target),
            places: [],
          },
        ],
};

const wordsOf = (pages: number, page: number | undefined, { kind, printsInside }: Target) => {
  if (!printsInside) return oneSide(pages, kind === 'box');
  return page === pages ? lastOne(pages) : bothSides(pages);
};

const bothSides = (pages: number) => ({
  text: `The file has ${pages} pages. This one is printed on the outside of the box, and the one after it on its inside, as seen from inside.`,
  mend: 'The proof shows both. Another page is chosen by sending the file again.',
});

/** A missing page for the inside is stopped by another rule. */
const lastOne = (pages: number) => ({
  text: `The file has ${pages} pages, and this one, for the outside of the box, is the last: none follows it for the inside.`,
  mend: 'Another page is chosen by sending the file again: the outside is taken from it, and the inside from the one after it.',
});

const oneSide = (pages: number, isBox: boolean) => ({
  text: `The file has ${pages} pages. Only this one is printed${isBox ? ', on the outside of the box' : ''}.`,
  mend: isBox
    ? 'Its inside stays bare board, because no print is ordered there. Another page is chosen by sending the file again.'
    : 'Another page is chosen by sending the file again.',
});
