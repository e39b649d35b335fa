import { ok } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { entriesOf, findBoxes } from '../../selling/catalogue/find-boxes.ts';
import type { Catalogue } from '../../selling/catalogue/snapshot.ts';

/** More sizes are no help: their categories are shown beside them. */
const mostSizes = 12;

/** Of each copy of the catalogue, for all searches in it. */
const known = new WeakMap<Catalogue, ReturnType<typeof readEntries>>();

const readEntries = ({ categories, variants, searchWords }: Catalogue) => {
  const offered = [...variants.values()].filter(({ status }) => status === 'Active');
  const shown = categories.filter(({ status }) => status === 'Active');
  return { offered, entries: entriesOf({ categories: shown, variants: offered, searchWords }) };
};

export const FindBoxes: Handler<'FindBoxes'> = async ({ search }, { services }) => {
  const catalogue = await currentCatalogue(services);
  const { offered, entries } = known.get(catalogue) ?? readEntries(catalogue);
  known.set(catalogue, { offered, entries });
  const { match, categoryIds, variantIds } = findBoxes(entries, search);
  const named = offered.filter(({ id }) => variantIds.includes(id));
  return ok({
    match,
    categoryIds: [...categoryIds],
    variants: named.slice(0, mostSizes).map(({ id, name }) => ({ id, name })),
  });
};
