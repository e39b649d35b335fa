/** A page's number, or a gap in the row of numbers. */
export type PageMark = number | 'gap';

/** The first page, the last, the one that is shown and its neighbours; a gap replaces two or more pages. */
export const pagesShown = (page: number, pages: number): readonly PageMark[] => {
  const wanted = new Set([1, page - 1, page, page + 1, pages]);
  const shown: PageMark[] = [];
  for (let each = 1; each <= pages; each += 1) {
    const closesHoleOfOne = !wanted.has(each) && wanted.has(each - 1) && wanted.has(each + 1);
    if (wanted.has(each) || closesHoleOfOne) shown.push(each);
    else if (shown.at(-1) !== 'gap') shown.push('gap');
  }
  return shown;
};
