import { fail, ok } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { addStickerQuantity, changeStickerQuantity, inTransaction, listStickerQuantities } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { forgetCatalogue } from '../../selling/catalogue/catalogue.ts';
import { entryConflict, lastOne } from '../../selling/catalogue/entries/entry-texts.ts';
import { noteEntry } from '../../selling/catalogue/entries/note-entry.ts';
import { presentQuantity } from '../../selling/catalogue/entries/present-sticker-entries.ts';

export const SaveStickerQuantity: Handler<'SaveStickerQuantity'> = async (input, { services, visitor }) => {
  const { db, now } = services;
  const { id, version } = input;
  const status = input.status === 'Yes' ? 'Active' : 'Inactive';
  const all = await listStickerQuantities(db);
  const known = id === undefined ? undefined : all.find((each) => each.id === id);
  if (id !== undefined && !known) return fail('not_found', 'There is no such quantity.');
  if (known && known.version !== version) return fail('conflict', entryConflict);
  if (known && status === 'Inactive' && !all.some((each) => each.id !== id && each.status === 'Active'))
    return fail('not_possible', lastOne, { field: 'status' });
  if (known?.status === status) return ok(presentQuantity(known));
  const saved = await inTransaction(db, async (tx) => {
    const row = known
      ? await changeStickerQuantity(tx, known, { status })
      : await addStickerQuantity(tx, input.quantity);
    if (!row) return undefined;
    const by = { staffId: visitor.staff.id, operation: 'SaveStickerQuantity', now: now() };
    await noteEntry(tx, by, {
      subject: 'sticker-quantity',
      id: row.id,
      name: `${formatCount(row.quantity)} stickers`,
      before: known ? { status: known.status } : null,
      after: { status },
    });
    return row;
  });
  if (!saved && known) return fail('conflict', entryConflict);
  if (!saved) return fail('conflict', 'This quantity is in the list already.', { field: 'quantity' });
  forgetCatalogue(services);
  return ok(presentQuantity(saved));
};
