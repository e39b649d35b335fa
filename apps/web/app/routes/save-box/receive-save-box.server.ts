import { redirect } from 'react-router';
import { readTyped, refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import { signInFor } from '../../features/session/guard.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';
import { findBoxToSave } from './load-save-box.ts';
import { saveBoxInput } from './save-box-input.ts';

/** Handles the form posted without JavaScript, with the same operation as in the browser. */
export async function receiveSaveBox(request: Request, url: URL, api: ServerApi) {
  const typed = await readTyped(request, ['name', 'note']);
  const { choice } = await findBoxToSave(api, url.searchParams);
  const saved = await sendTyped(api, 'SaveBox', saveBoxInput(choice, typed));
  if (saved.ok) throw redirect(paths.boxSaved(saved.value.isNew), 303);
  if (saved.failure.code === 'signed_out') throw redirect(signInFor(url.pathname + url.search), 303);
  return refused(saved.failure, { typed });
}
