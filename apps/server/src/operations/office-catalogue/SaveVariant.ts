import { fail, ok } from '@boxwright/contract';
import { changeVariant, inTransaction, listVariants, taxRateInForce, type Variant } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { picturesOf } from '../../selling/catalogue/box-pictures.ts';
import { forgetCatalogue, freshCatalogue } from '../../selling/catalogue/catalogue.ts';
import { checkBoxSize } from '../../selling/catalogue/entries/check-box-size.ts';
import { entryConflict, noRateOfGst } from '../../selling/catalogue/entries/entry-texts.ts';
import { noteEntry } from '../../selling/catalogue/entries/note-entry.ts';
import { presentVariantEntry } from '../../selling/catalogue/entries/present-entries.ts';
import { changedValues } from '../../selling/office/changed-values.ts';

export const SaveVariant: Handler<'SaveVariant'> = async (input, { services, visitor }) => {
  const { db, now } = services;
  const { id, version, name, style, hsn, position, status } = input;
  const [known] = await listVariants(db, { id });
  if (!known) return fail('not_found', 'There is no such box.');
  if (known.version !== version) return fail('conflict', entryConflict);
  // The rules refuse missing sides, which the compiler doesn't know.
  const box = { style, length: input.length ?? 0, width: input.width ?? 0, height: input.height ?? 0 };
  const after = {
    name,
    style,
    lengthMm: box.length,
    widthMm: box.width,
    heightMm: box.height,
    hsn,
    shortDescription: input.shortDescription,
    longDescription: input.longDescription,
    position,
    status,
  };
  const before = {
    name: known.name,
    style: known.style,
    lengthMm: known.lengthMm,
    widthMm: known.widthMm,
    heightMm: known.heightMm,
    hsn: known.hsn,
    shortDescription: known.shortDescription ?? '',
    longDescription: known.longDescription ?? '',
    position: known.position,
    status: known.status,
  };
  const imageOf = (row: Variant) => picturesOf({ ...row, images: known.images })[0] ?? '';
  const changes = changedValues(before, after);
  if (changes === null) return ok(presentVariantEntry(known, imageOf(known)));
  if (status === 'Active') {
    const catalogue = await freshCatalogue(services);
    const made = checkBoxSize(catalogue, box);
    if (!made.ok) return made;
    if ((await taxRateInForce(db, hsn, catalogue.day)) === undefined)
      return fail('invalid', noRateOfGst, { field: 'hsn' });
  }
  const saved = await inTransaction(db, async (tx) => {
    const row = await changeVariant(tx, id, version, after);
    if (!row) return undefined;
    const by = { staffId: visitor.staff.id, operation: 'SaveVariant', now: now() };
    await noteEntry(tx, by, { subject: 'variant', id, name, ...changes });
    return row;
  });
  if (!saved) return fail('conflict', entryConflict);
  forgetCatalogue(services);
  return ok(presentVariantEntry(saved, imageOf(saved)));
};
