import { fail, ok } from '@boxwright/contract';
import { addStickerShape, changeStickerShape, inTransaction, listStickerShapes } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { forgetCatalogue } from '../../selling/catalogue/catalogue.ts';
import { entryConflict, lastOne } from '../../selling/catalogue/entries/entry-texts.ts';
import { noteEntry } from '../../selling/catalogue/entries/note-entry.ts';
import { presentShape } from '../../selling/catalogue/entries/present-sticker-entries.ts';
import { changedValues } from '../../selling/office/changed-values.ts';

export const SaveStickerShape: Handler<'SaveStickerShape'> = async (input, { services, visitor }) => {
  const { db, now } = services;
  const { id, version, name, outline, priceClass, position, status } = input;
  const all = await listStickerShapes(db);
  const known = id === undefined ? undefined : all.find((each) => each.id === id);
  if (id !== undefined && !known) return fail('not_found', 'There is no such shape.');
  if (known && known.version !== version) return fail('conflict', entryConflict);
  if (!known && outline === undefined)
    return fail('invalid', 'Please choose how the shape is cut.', { field: 'outline' });
  const isNamed = all.some((each) => each.id !== id && each.name.toLowerCase() === name.toLowerCase());
  if (isNamed) return fail('conflict', 'There is a shape with this name already.', { field: 'name' });
  if (known && status === 'No' && !all.some((each) => each.id !== id && each.status === 'Yes'))
    return fail('not_possible', lastOne, { field: 'status' });
  const after = { name, priceClass, position, status };
  const changes = known
    ? changedValues(
        { name: known.name, priceClass: known.priceClass, position: known.position, status: known.status },
        after,
      )
    : { before: null, after: { ...after, outline: outline ?? null } };
  if (known && changes === null) return ok(presentShape(known));
  const saved = await inTransaction(db, async (tx) => {
    const row = known
      ? await changeStickerShape(tx, known, after)
      : await addStickerShape(tx, { ...after, outline: outline ?? 'rectangle' });
    if (!row || changes === null) return undefined;
    const by = { staffId: visitor.staff.id, operation: 'SaveStickerShape', now: now() };
    await noteEntry(tx, by, { subject: 'sticker-shape', id: row.id, name, ...changes });
    return row;
  });
  if (!saved) return fail('conflict', entryConflict);
  forgetCatalogue(services);
  return ok(presentShape(saved));
};
