import { fail, ok } from '@boxwright/contract';
import { changeStickerClass, inTransaction, listStickerClasses } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { forgetCatalogue } from '../../selling/catalogue/catalogue.ts';
import { entryConflict, lastOne } from '../../selling/catalogue/entries/entry-texts.ts';
import { noteEntry } from '../../selling/catalogue/entries/note-entry.ts';
import { presentClass } from '../../selling/catalogue/entries/present-sticker-entries.ts';
import { changedValues } from '../../selling/office/changed-values.ts';

export const SaveStickerClass: Handler<'SaveStickerClass'> = async (input, { services, visitor }) => {
  const { db, now } = services;
  const { code, version, name, position, status } = input;
  const all = await listStickerClasses(db);
  const known = all.find((each) => each.code === code);
  if (!known) return fail('not_found', 'There is no such price class.');
  if (known.version !== version) return fail('conflict', entryConflict);
  const isNamed = all.some((each) => each.code !== code && each.name.toLowerCase() === name.toLowerCase());
  if (isNamed) return fail('conflict', 'There is a price class with this name already.', { field: 'name' });
  if (status === 'No' && !all.some((each) => each.code !== code && each.status === 'Yes'))
    return fail('not_possible', lastOne, { field: 'status' });
  const after = { name, position, status };
  const changes = changedValues({ name: known.name, position: known.position, status: known.status }, after);
  if (changes === null) return ok(presentClass(known));
  const saved = await inTransaction(db, async (tx) => {
    const row = await changeStickerClass(tx, known, after);
    if (!row) return undefined;
    const by = { staffId: visitor.staff.id, operation: 'SaveStickerClass', now: now() };
    await noteEntry(tx, by, { subject: 'sticker-class', id: code, name, ...changes });
    return row;
  });
  if (!saved) return fail('conflict', entryConflict);
  forgetCatalogue(services);
  return ok(presentClass(saved));
};
