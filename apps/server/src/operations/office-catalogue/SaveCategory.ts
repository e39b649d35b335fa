import { fail, ok } from '@boxwright/contract';
import { changeCategory, inTransaction, listCategories } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { forgetCatalogue } from '../../selling/catalogue/catalogue.ts';
import { entryConflict } from '../../selling/catalogue/entries/entry-texts.ts';
import { noteEntry } from '../../selling/catalogue/entries/note-entry.ts';
import { presentCategory } from '../../selling/catalogue/entries/present-entries.ts';
import { changedValues } from '../../selling/office/changed-values.ts';

export const SaveCategory: Handler<'SaveCategory'> = async (input, { services, visitor }) => {
  const { db, now } = services;
  const { id, version, name, industry, description, position, status } = input;
  const [known] = await listCategories(db, { id });
  if (!known) return fail('not_found', 'There is no such category.');
  if (known.version !== version) return fail('conflict', entryConflict);
  const after = { itemName: name, verticalName: industry, description, position, status };
  const before = {
    itemName: known.itemName,
    verticalName: known.verticalName,
    description: known.description ?? '',
    position: known.position,
    status: known.status,
  };
  const changes = changedValues(before, after);
  if (changes === null) return ok(presentCategory(known));
  const saved = await inTransaction(db, async (tx) => {
    const row = await changeCategory(tx, id, version, after);
    if (!row) return undefined;
    const by = { staffId: visitor.staff.id, operation: 'SaveCategory', now: now() };
    await noteEntry(tx, by, { subject: 'category', id, name, ...changes });
    return row;
  });
  if (!saved) return fail('conflict', entryConflict);
  forgetCatalogue(services);
  return ok(presentCategory(saved));
};
