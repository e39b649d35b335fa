import { ok } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { findBoxes } from '../../selling/catalogue/find-boxes.ts';

/** More sizes are no help: their categories are shown beside them. */
const mostSizes = 12;

export const FindBoxes: Handler<'FindBoxes'> = async ({ search }, { services }) => {
  const { categories, variants, searchWords } = await currentCatalogue(services);
  const offered = [...variants.values()].filter(({ status }) => status === 'Active');
  const shown = categories.filter(({ status }) => status === 'Active');
  const { match, categoryIds, variantIds } = findBoxes({ categories: shown, variants: offered, searchWords }, search);
  const named = offered.filter(({ id }) => variantIds.includes(id));
  return ok({
    match,
    categoryIds: [...categoryIds],
    variants: named.slice(0, mostSizes).map(({ id, name }) => ({ id, name })),
  });
};
