import { fail, type MaterialEntry, ok } from '@boxwright/contract';
import { changeMaterial, inTransaction, listMaterials, taxRateInForce } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { forgetCatalogue, freshCatalogue } from '../../selling/catalogue/catalogue.ts';
import { entryConflict, lastOne, noRateOfGst } from '../../selling/catalogue/entries/entry-texts.ts';
import { listMaterialEntries, materialEntry } from '../../selling/catalogue/entries/list-materials.ts';
import { noteEntry } from '../../selling/catalogue/entries/note-entry.ts';
import { changedValues } from '../../selling/office/changed-values.ts';

export const SaveMaterial: Handler<'SaveMaterial'> = async (input, { services, visitor }) => {
  const { db, now } = services;
  const { kind, id, version, name, description, position, status, hsn } = input;
  const all = await listMaterials(db, kind);
  const known = all.find((each) => each.id === id);
  if (!known) return fail('not_found', 'There is no such entry.');
  if (known.version !== version) return fail('conflict', entryConflict);
  const catalogue = await freshCatalogue(services);
  const isOffered = (each: MaterialEntry) => each.kind === kind && each.status === 'Active' && each.isPriced;
  if (
    status === 'Inactive' &&
    !(await listMaterialEntries(db, catalogue)).some((each) => each.id !== id && isOffered(each))
  )
    return fail('not_possible', lastOne, { field: 'status' });
  const isTaxed = kind === 'sticker-material';
  if (isTaxed && (await taxRateInForce(db, hsn, indianDay(now()))) === undefined)
    return fail('invalid', noRateOfGst, { field: 'hsn' });
  const after = { name, description, position, status, ...(isTaxed ? { hsn } : {}) };
  const before = {
    name: known.name,
    description: known.description ?? '',
    position: known.position,
    status: known.status,
    ...(known.hsn === undefined ? {} : { hsn: known.hsn }),
  };
  const changes = changedValues(before, after);
  if (changes === null) return ok(await materialEntry(db, catalogue, kind, id));
  const saved = await inTransaction(db, async (tx) => {
    const row = await changeMaterial(tx, kind, id, version, after);
    if (!row) return undefined;
    const by = { staffId: visitor.staff.id, operation: 'SaveMaterial', now: now() };
    await noteEntry(tx, by, { subject: kind, id, name, ...changes });
    return row;
  });
  if (!saved) return fail('conflict', entryConflict);
  forgetCatalogue(services);
  return ok(await materialEntry(db, await freshCatalogue(services), kind, id));
};
