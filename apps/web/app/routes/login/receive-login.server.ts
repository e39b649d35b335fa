import { redirect } from 'react-router';
import { readTyped, refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import type { ServerApi } from '../../server-api.ts';
import { pageAfterPlainLogin } from './after-login.ts';

/**
 * Signs in with a form that was posted without JavaScript: the same operation as over HTTP, which also sets the session
 * cookie. The password is never sent back.
 */
export async function receiveLogin(request: Request, url: URL, api: ServerApi) {
  const { email, password } = await readTyped(request, ['email', 'password']);
  const answer = await sendTyped(api, 'AddwebsiteLogin', {
    email,
    password,
    action: 'Login',
    at: new Date().toISOString(),
  });
  if (!answer.ok) return refused({ field: 'password', ...answer.failure }, { typed: { email } });
  throw redirect(pageAfterPlainLogin(url), 303);
}
