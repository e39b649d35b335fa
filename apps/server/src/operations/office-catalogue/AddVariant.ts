import { fail, ok, slugOf } from '@boxwright/contract';
import { addVariant, inTransaction, listCategories, taxRateInForce } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { picturesOf } from '../../selling/catalogue/box-pictures.ts';
import { forgetCatalogue, freshCatalogue } from '../../selling/catalogue/catalogue.ts';
import { checkBoxSize } from '../../selling/catalogue/entries/check-box-size.ts';
import { noRateOfGst } from '../../selling/catalogue/entries/entry-texts.ts';
import { noteEntry } from '../../selling/catalogue/entries/note-entry.ts';
import { presentVariantEntry } from '../../selling/catalogue/entries/present-entries.ts';

export const AddVariant: Handler<'AddVariant'> = async (input, { services, visitor }) => {
  const { db, now } = services;
  const { categoryId, name, style, hsn, shortDescription, longDescription, position, status } = input;
  if ((await listCategories(db, { id: categoryId })).length === 0)
    return fail('not_found', 'There is no such category.');
  // The rules refuse missing sides, which the compiler doesn't know.
  const box = { style, length: input.length ?? 0, width: input.width ?? 0, height: input.height ?? 0 };
  // Also if it is switched off: a box that can't be made can't be switched on later.
  const catalogue = await freshCatalogue(services);
  const made = checkBoxSize(catalogue, box);
  if (!made.ok) return made;
  if ((await taxRateInForce(db, hsn, catalogue.day)) === undefined)
    return fail('invalid', noRateOfGst, { field: 'hsn' });
  const publicName = input.publicName || slugOf(name);
  const size = { lengthMm: box.length, widthMm: box.width, heightMm: box.height };
  const texts = { name, publicName, style, ...size, hsn, shortDescription, longDescription, position, status };
  const added = await inTransaction(db, async (tx) => {
    const row = await addVariant(tx, { categoryId, route: publicName, ...texts });
    if (!row) return undefined;
    const by = { staffId: visitor.staff.id, operation: 'AddVariant', now: now() };
    await noteEntry(tx, by, { subject: 'variant', id: row.id, name, before: null, after: { categoryId, ...texts } });
    return row;
  });
  if (!added) {
    const text = `There is a size at /pm/${publicName} already, perhaps one that is switched off. Please enter another address.`;
    return fail('conflict', text, { field: 'publicName' });
  }
  forgetCatalogue(services);
  return ok(presentVariantEntry(added, picturesOf({ ...added, images: [] })[0] ?? ''));
};
