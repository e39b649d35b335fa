import type { Rule } from '../finding.ts';

/** What becomes of the other pages of a file: designers who draw the inside, too, put it on the second one. */
export const otherPages: Rule = {
  code: 'other-pages',
  check: ({ reading: { pages }, target }) =>
    pages < 2 || target.side === 'inside'
      ? []
      : [
          {
            severity: 'note',
            ...(target.printsInside ? bothSides(pages) : oneSide(pages, target.kind === 'box')),
            places: [],
          },
        ],
};

const bothSides = (pages: number) => ({
  text: `The file has ${pages} pages. This one is printed on the outside of the box, and the one after it on its inside, as seen from inside.`,
  mend: 'The proof shows both. Another page is chosen by sending the file again.',
});

const oneSide = (pages: number, isBox: boolean) => ({
  text: `The file has ${pages} pages. Only this one is printed${isBox ? ', on the outside of the box' : ''}.`,
  mend: isBox
    ? 'Its inside stays bare board, because no print is ordered there. Another page is chosen by sending the file again.'
    : 'Another page is chosen by sending the file again.',
});
