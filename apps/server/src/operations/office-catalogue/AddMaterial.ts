import { fail, type Input, ok, slugOf } from '@boxwright/contract';
import { addMaterial, inTransaction, type NewMaterial, taxRateInForce } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { forgetCatalogue, freshCatalogue } from '../../selling/catalogue/catalogue.ts';
import { noRateOfGst } from '../../selling/catalogue/entries/entry-texts.ts';
import { materialEntry } from '../../selling/catalogue/entries/list-materials.ts';
import { noteEntry } from '../../selling/catalogue/entries/note-entry.ts';

export const AddMaterial: Handler<'AddMaterial'> = async (input, { services, visitor }) => {
  const { db, now } = services;
  const material = newMaterial(input);
  if (material.of === 'sticker-material' && (await taxRateInForce(db, material.hsn, indianDay(now()))) === undefined)
    return fail('invalid', noRateOfGst, { field: 'hsn' });
  const added = await inTransaction(db, async (tx) => {
    const row = await addMaterial(tx, material);
    if (!row) return undefined;
    const by = { staffId: visitor.staff.id, operation: 'AddMaterial', now: now() };
    const { of: subject, ...after } = material;
    await noteEntry(tx, by, { subject, id: row.id, name: row.name, before: null, after });
    return row;
  });
  if (!added) {
    const text = `There is a material with the code ${material.code} already. Change that one, or choose another name.`;
    return fail('conflict', text, { field: 'name' });
  }
  forgetCatalogue(services);
  return ok(await materialEntry(db, await freshCatalogue(services), input.kind, added.id));
};

/** The rules of the form refuse missing fields, which the compiler doesn't know. */
function newMaterial(input: Input<'AddMaterial'>): NewMaterial {
  const { kind, name, description, position } = input;
  const code = slugOf(name);
  const texts = { name, description, position, status: 'Active' } as const;
  switch (kind) {
    case 'board': {
      const [gsm, bulk] = [input.gsm ?? 0, input.bulk ?? 0];
      return { of: kind, code: `${code}-${gsm}`, ...texts, gsm, bulk, family: slugOf(input.family) || code };
    }
    case 'coating':
      return { of: kind, code, ...texts, kind: input.side };
    case 'sticker-material':
      return { of: kind, code, ...texts, hsn: input.hsn, whiteUnderprint: input.whiteUnderprint };
  }
}
