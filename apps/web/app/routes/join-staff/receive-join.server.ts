import { fail, firstBroken, joinPageRules } from '@boxwright/contract';
import { redirect } from 'react-router';
import { readTyped, refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import { officePaths } from '../../office-paths.ts';
import type { ServerApi } from '../../server-api.ts';

/** Accepts an invitation with a form that was posted without JavaScript. The password is never sent back. */
export async function receiveJoin(request: Request, token: string, api: ServerApi) {
  const typed = await readTyped(request, ['name', 'password', 'confirmPassword']);
  // The confirmation is checked here, because it isn't sent.
  const broken = firstBroken(joinPageRules, { ...typed, name: typed.name.trim() });
  const answer = broken
    ? fail('invalid', broken.text, { field: broken.field })
    : await sendTyped(api, 'JoinStaff', { token, name: typed.name, password: typed.password });
  if (!answer.ok) return refused(answer.failure, { typed: { name: typed.name } });
  throw redirect(officePaths.manage, 303);
}
