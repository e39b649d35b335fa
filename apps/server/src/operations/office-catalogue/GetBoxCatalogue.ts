import { ok } from '@boxwright/contract';
import { boxStyles } from '@boxwright/dieline';
import { listCategories, listVariants } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { presentCategory, presentVariantEntry } from '../../selling/catalogue/entries/present-entries.ts';

export const GetBoxCatalogue: Handler<'GetBoxCatalogue'> = async (_, { services: { db } }) => {
  const variants = await listVariants(db);
  return ok({
    categories: (await listCategories(db)).map(presentCategory),
    variants: variants.map((row) => presentVariantEntry(row, row.images[0] ?? '')),
    styles: boxStyles.map(({ id, name }) => ({ id, name })),
  });
};
