import type { SentForm } from '../../features/office/office-action.server.ts';
import { millimetresIn } from './millimetres-in.ts';

/** The posted fields that the forms of a size and of a new size share. */
export const sentSize = (form: SentForm) => ({
  ...form.texts('name', 'style', 'hsn', 'shortDescription', 'longDescription'),
  length: millimetresIn(form.text('length')),
  width: millimetresIn(form.text('width')),
  height: millimetresIn(form.text('height')),
  position: Number(form.text('position')),
  status: form.text('status') === 'Inactive' ? ('Inactive' as const) : ('Active' as const),
});
