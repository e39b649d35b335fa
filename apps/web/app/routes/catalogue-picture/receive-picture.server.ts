import type { PicturedKindName } from '@boxwright/contract';
import { officeAction, type SentForm } from '../../features/office/office-action.server.ts';
import { officePaths } from '../../office-paths.ts';

/** Puts the picture on the site as posted, or takes it off. */
async function setPicture(form: SentForm, picture: { token: string | null; alt: string }) {
  const seen = { id: form.idOfPage('id'), version: form.count('version') };
  // The operation refuses an unknown kind.
  const kind = form.textOfPage('kind') as PicturedKindName;
  const { id } = await form.send('SetCataloguePicture', { kind, ...seen, ...picture });
  return officePaths.cataloguePicture(kind, id, picture.token === null ? 'removed' : 'saved');
}

const show = (form: SentForm) => setPicture(form, form.texts('token', 'alt'));

export const action = officeAction({
  show,
  text: show,
  remove: (form) => setPicture(form, { token: null, alt: '' }),
});
