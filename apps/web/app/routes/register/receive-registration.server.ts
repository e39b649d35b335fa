import { fail, firstBroken, registrationPageRules } from '@boxwright/contract';
import { redirect } from 'react-router';
import { readTyped, refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';

const fieldNames = ['name', 'email', 'mobile', 'companyName', 'password', 'confirmPassword'] as const;

/**
 * Registers with a form that was posted without JavaScript: the page's rules, then the same operation as over HTTP. The
 * passwords are never sent back.
 */
export async function receiveRegistration(request: Request, url: URL, api: ServerApi) {
  const { confirmPassword, ...account } = await readTyped(request, fieldNames);
  const { password, ...typed } = account;
  const broken = firstBroken(registrationPageRules, { ...account, confirmPassword });
  const answer = broken
    ? fail('invalid', broken.text, { field: broken.field })
    : await sendTyped(api, 'AddCustomer', { ...account, status: 'Website', updatedBy: 0 });
  if (!answer.ok) return refused(answer.failure, { typed });
  throw redirect(paths.loginAfter('registration', url.search), 303);
}
