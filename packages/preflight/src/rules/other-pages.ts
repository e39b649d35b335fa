import type { Rule } from '../finding.ts';

/** What becomes of the other pages of a file: designers who draw the inside, too, put it on the second one. */
export const otherPages: Rule = {
  code: 'other-pages',
  check: ({ reading: { pages }, target }) =>
    pages < 2
      ? []
      : [
          {
            severity: 'note',
            text: `The file has ${pages} pages. Only this one is printed${target.kind === 'box' ? ', on the outside of the box' : ''}.`,
            mend:
              target.kind === 'box' && target.printsInside
                ? 'We take what is printed inside from its second page, and send you its proof as well. Another page is chosen by sending the file again.'
                : target.kind === 'box'
                  ? 'Its inside stays bare board: we print it after a quotation only. Another page is chosen by sending the file again.'
                  : 'Another page is chosen by sending the file again.',
            places: [],
          },
        ],
};
