import { quantityIn } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';

/** The parameter of each design's quantity, and the name of its field. */
export const designName = 'design';

/** As many designs are priced together. */
export const mostDesigns = 8;

/** What is typed for each design; fields that were left empty are no designs. */
export const typedDesigns = (given: URLSearchParams): readonly string[] =>
  given
    .getAll(designName)
    .map((typed) => typed.trim().slice(0, 20))
    .filter((typed) => typed !== '')
    .slice(0, mostDesigns);

/** The quantities of several designs; null while there aren't two, or one can't be read. */
export const quantitiesOf = (typed: readonly string[]): number[] | null => {
  const quantities = typed.map((each) => quantityIn(each) ?? Number.NaN);
  return quantities.length > 1 && quantities.every((each) => each > 0 && each <= 1e6) ? quantities : null;
};

/** "3 designs, printed together: 1,000 + 1,000 + 500" */
export const designsText = (quantities: readonly number[]): string =>
  `${quantities.length} designs, printed together: ${quantities.map(formatCount).join(' + ')}`;

/** A box's query with its designs. */
export const withDesigns = (box: URLSearchParams, quantities: readonly number[]): URLSearchParams => {
  const query = new URLSearchParams(box);
  for (const quantity of quantities) query.append(designName, String(quantity));
  return query;
};
