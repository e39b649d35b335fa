import { fail, ok } from '@boxwright/contract';
import {
  addStickerSize,
  changeStickerSize,
  inTransaction,
  listStickerShapes,
  listStickerSizes,
} from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { forgetCatalogue } from '../../selling/catalogue/catalogue.ts';
import { entryConflict } from '../../selling/catalogue/entries/entry-texts.ts';
import { noteEntry } from '../../selling/catalogue/entries/note-entry.ts';
import { presentSize } from '../../selling/catalogue/entries/present-sticker-entries.ts';
import { changedValues } from '../../selling/office/changed-values.ts';

export const SaveStickerSize: Handler<'SaveStickerSize'> = async (input, { services, visitor }) => {
  const { db, now } = services;
  const { id, version, shapeId, position, status } = input;
  const [shape] = await listStickerShapes(db, { id: shapeId });
  const known = id === undefined ? undefined : (await listStickerSizes(db, { id, shapeId }))[0];
  if (!shape || (id !== undefined && !known)) return fail('not_found', 'There is no such size.');
  if (known && known.version !== version) return fail('conflict', entryConflict);
  // The rules refuse missing sides of a new size, which the compiler doesn't know.
  const size = known ?? { length: input.length ?? 0, width: input.width ?? 0 };
  const after = { position, status };
  const changes = known
    ? changedValues({ position: known.position, status: known.status }, after)
    : { before: null, after: { length: size.length, width: size.width, ...after } };
  if (known && changes === null) return ok(presentSize(known));
  const saved = await inTransaction(db, async (tx) => {
    const row = known
      ? await changeStickerSize(tx, known, after)
      : await addStickerSize(tx, { shapeId, length: size.length, width: size.width, ...after });
    if (!row || changes === null) return undefined;
    const by = { staffId: visitor.staff.id, operation: 'SaveStickerSize', now: now() };
    const name = `${shape.name}, ${row.length} × ${row.width} mm`;
    await noteEntry(tx, by, { subject: 'sticker-size', id: row.id, name, ...changes });
    return row;
  });
  if (!saved && known) return fail('conflict', entryConflict);
  if (!saved) return fail('conflict', 'This shape has this size already.', { field: 'length' });
  forgetCatalogue(services);
  return ok(presentSize(saved));
};
