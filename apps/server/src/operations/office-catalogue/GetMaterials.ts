import { type MaterialEntry, ok } from '@boxwright/contract';
import { listMaterials, materialKinds } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { presentMaterial } from '../../selling/catalogue/entries/present-entries.ts';

export const GetMaterials: Handler<'GetMaterials'> = async (_, { services: { db } }) => {
  const materials: MaterialEntry[] = [];
  for (const kind of materialKinds)
    materials.push(...(await listMaterials(db, kind)).map((row) => presentMaterial(kind, row)));
  return ok(materials);
};
