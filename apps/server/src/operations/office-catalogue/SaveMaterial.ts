import { fail, ok } from '@boxwright/contract';
import { changeMaterial, inTransaction, listMaterials, noteChange } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { forgetCatalogue } from '../../selling/catalogue/catalogue.ts';
import { changedValues, entryConflict } from '../../selling/catalogue/entries/changed-values.ts';
import { presentMaterial } from '../../selling/catalogue/entries/present-entries.ts';

const lastOne = 'This is the last one on the site. Without it nothing could be ordered, so it stays on.';

export const SaveMaterial: Handler<'SaveMaterial'> = async (input, { services, visitor }) => {
  const { db, now } = services;
  const { kind, id, version, name, description, position, status } = input;
  const all = await listMaterials(db, kind);
  const known = all.find((each) => each.id === id);
  if (!known) return fail('not_found', 'There is no such entry.');
  if (known.version !== version) return fail('conflict', entryConflict);
  if (status === 'Inactive' && !all.some((each) => each.id !== id && each.status === 'Active'))
    return fail('not_possible', lastOne, { field: 'status' });
  const after = { name, description, position, status };
  const before = {
    name: known.name,
    description: known.description ?? '',
    position: known.position,
    status: known.status,
  };
  const changes = changedValues(before, after);
  if (changes === null) return ok(presentMaterial(kind, known));
  const saved = await inTransaction(db, async (tx) => {
    const row = await changeMaterial(tx, kind, id, version, after);
    if (!row) return undefined;
    await noteChange(tx, {
      staffId: visitor.staff.id,
      operation: 'SaveMaterial',
      subject: kind,
      subjectId: String(id),
      name,
      ...changes,
      reason: null,
      createdAt: now(),
    });
    return row;
  });
  if (!saved) return fail('conflict', entryConflict);
  forgetCatalogue(services);
  return ok(presentMaterial(kind, saved));
};
