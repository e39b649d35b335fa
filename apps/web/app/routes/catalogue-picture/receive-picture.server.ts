import type { PicturedKindName } from '@boxwright/contract';
import { redirect } from 'react-router';
import { numberIn, refuseForm } from '../../features/office/receive-form.server.ts';
import { readTyped, sendTyped } from '../../features/plain-form/posted.server.ts';
import { officePaths } from '../../office-paths.ts';
import type { ServerApi } from '../../server-api.ts';

/** Puts the picture on the site as posted, or takes it off. */
export async function receivePicture(request: Request, api: ServerApi, params: { kind: string; id: string }) {
  const typed = await readTyped(request, ['form', 'version', 'token', 'alt']);
  const isRemoval = typed.form === 'remove';
  // Another kind is refused when it is sent.
  const kind = params.kind as PicturedKindName;
  const answer = await sendTyped(api, 'SetCataloguePicture', {
    kind,
    id: numberIn(params.id) ?? 0,
    version: numberIn(typed.version) ?? 0,
    token: isRemoval ? null : typed.token,
    alt: isRemoval ? '' : typed.alt,
  });
  if (!answer.ok) return refuseForm(request, typed.form, typed, answer.failure);
  throw redirect(officePaths.cataloguePicture(kind, answer.value.id, isRemoval ? 'removed' : 'saved'), 303);
}
