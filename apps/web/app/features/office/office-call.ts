import type { Input, OperationName, Output } from '@boxwright/contract';
import { failureStatus, mayDo } from '@boxwright/contract';
import { data, redirect } from 'react-router';
import { officePaths } from '../../office-paths.ts';
import type { ServerApi } from '../../server-api.ts';

/**
 * The output of an operation, for loaders of the back office. A visitor who isn't signed in is led to the sign-in and
 * then back to `from`; all other failures are shown in place of the page.
 */
export async function officeCall<N extends OperationName>(
  api: ServerApi,
  from: URL,
  name: N,
  input: Input<N>,
): Promise<Output<N>> {
  const answer = await api.call(name, input);
  if (answer.ok) return answer.value;
  if (answer.failure.code === 'signed_out') throw redirect(officePaths.staffSignIn(from.pathname + from.search));
  throw data(answer.failure.text, { status: failureStatus[answer.failure.code] });
}

/** For loaders of pages that load nothing and are there to act: refuses members whose role may not do it. */
export async function requireRight(api: ServerApi, from: URL, right: Parameters<typeof mayDo>[1]): Promise<void> {
  const { staffRole } = await officeCall(api, from, 'UserInfo', {});
  if (!mayDo(staffRole ?? '', right)) throw data('Your account may not do this.', { status: 403 });
}
