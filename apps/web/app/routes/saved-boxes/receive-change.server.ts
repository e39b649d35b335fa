import { redirect } from 'react-router';
import { readTyped, refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import { signInFor } from '../../features/session/guard.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';

/** Handles the forms posted without JavaScript, with the same operations as in the browser. */
export async function receiveChange(request: Request, api: ServerApi) {
  const typed = await readTyped(request, ['rename', 'delete', 'name']);
  const changed = typed.delete
    ? await sendTyped(api, 'DeleteSavedBox', { boxId: Number(typed.delete) })
    : await sendTyped(api, 'RenameSavedBox', { boxId: Number(typed.rename), name: typed.name });
  if (changed.ok) throw redirect(paths.savedBoxes, 303);
  if (changed.failure.code === 'signed_out') throw redirect(signInFor(paths.savedBoxes), 303);
  return refused(changed.failure, {});
}
