import type { MaterialKindName } from '@boxwright/contract';
import { officeAction } from '../../features/office/office-action.server.ts';
import { officePaths } from '../../office-paths.ts';

/** A number as typed. Unreadable text becomes NaN, which the operation refuses with the field's sentence. */
const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** Adds the material as posted. */
export const action = officeAction(async (form) => {
  const { kind, id } = await form.send('AddMaterial', {
    // The operation refuses an unknown kind.
    kind: form.text('kind') as MaterialKindName,
    ...form.texts('name', 'description', 'family', 'hsn'),
    position: Number(form.text('position')),
    gsm: numberOf(form.text('gsm')),
    bulk: numberOf(form.text('bulk')),
    side: form.text('side') === 'inner' ? 'inner' : 'outer',
    whiteUnderprint: form.text('whiteUnderprint') === 'yes',
  });
  return officePaths.catalogueMaterialsAfter(kind, id);
});
