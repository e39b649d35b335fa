import type { MaterialKindName } from '@boxwright/contract';
import { officeAction, type SentForm } from '../../features/office/office-action.server.ts';

const save = (kind: MaterialKindName) => async (form: SentForm) => {
  const { name } = await form.send('SaveMaterial', {
    kind,
    id: form.id('id'),
    version: form.count('version'),
    ...form.texts('name', 'description'),
    hsn: kind === 'sticker-material' ? form.text('hsn') : '',
    position: Number(form.text('position')),
    status: form.text('status') === 'Inactive' ? 'Inactive' : 'Active',
  });
  return { done: `${name} is saved.` };
};

export const action = officeAction({
  board: save('board'),
  coating: save('coating'),
  'sticker-material': save('sticker-material'),
});
