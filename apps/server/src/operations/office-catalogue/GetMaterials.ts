import { ok } from '@boxwright/contract';
import { listBoards } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { freshCatalogue } from '../../selling/catalogue/catalogue.ts';
import { listMaterialEntries } from '../../selling/catalogue/entries/list-materials.ts';

export const GetMaterials: Handler<'GetMaterials'> = async (_, { services }) => {
  const { db } = services;
  const catalogue = await freshCatalogue(services);
  const families = (await listBoards(db)).map(({ family }) => family);
  return ok({
    materials: await listMaterialEntries(db, catalogue),
    families: [...new Set([...families, ...Object.keys(catalogue.rates?.card.boardPerKg ?? {})])].toSorted(),
  });
};
