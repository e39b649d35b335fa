import { ok } from '@boxwright/contract';
import { boxStyles } from '@boxwright/dieline';
import { listCategories, listVariants } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { picturesOf } from '../../selling/catalogue/box-pictures.ts';
import { pictureOfCategory } from '../../selling/catalogue/default-pictures.ts';
import { presentCategory, presentVariantEntry } from '../../selling/catalogue/entries/present-entries.ts';

export const GetBoxCatalogue: Handler<'GetBoxCatalogue'> = async (_, { services: { db } }) => {
  const variants = (await listVariants(db)).map((row) => ({ ...row, images: picturesOf(row) }));
  const categories = await listCategories(db);
  return ok({
    categories: categories.map((row) => presentCategory({ ...row, image: pictureOfCategory(row, variants) })),
    variants: variants.map((row) => presentVariantEntry(row, row.images[0] ?? '')),
    styles: boxStyles.map(({ id, name }) => ({ id, name })),
    industries: [...new Set(categories.map(({ verticalName }) => verticalName))],
  });
};
