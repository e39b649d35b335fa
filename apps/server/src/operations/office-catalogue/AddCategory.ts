import { fail, ok, slugOf } from '@boxwright/contract';
import { addCategory, inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { forgetCatalogue } from '../../selling/catalogue/catalogue.ts';
import { noteEntry } from '../../selling/catalogue/entries/note-entry.ts';
import { presentCategory } from '../../selling/catalogue/entries/present-entries.ts';

/** Defaults for the sizes of the category; each size may differ. */
const beginning = { style: 'straight-tuck-end', hsn: '481920' } as const;

export const AddCategory: Handler<'AddCategory'> = async (input, { services, visitor }) => {
  const { db, now } = services;
  const { name, industry, description, position } = input;
  const route = input.route || slugOf(name);
  const texts = { itemName: name, verticalName: industry, route, description, position, status: 'Active' } as const;
  const added = await inTransaction(db, async (tx) => {
    const row = await addCategory(tx, { ...beginning, ...texts });
    if (!row) return undefined;
    const by = { staffId: visitor.staff.id, operation: 'AddCategory', now: now() };
    await noteEntry(tx, by, { subject: 'category', id: row.id, name, before: null, after: texts });
    return row;
  });
  if (!added) {
    const text = `There is a category at /p/${route} already, perhaps one that is switched off. Please enter another address.`;
    return fail('conflict', text, { field: 'route' });
  }
  forgetCatalogue(services);
  return ok(presentCategory(added));
};
