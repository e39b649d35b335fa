import { redirect } from 'react-router';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import type { Route } from './+types/route.ts';

/** An address that only signs out: whoever opens it is led to the sign-in. */
export const loader = () => redirect(paths.manage);

export const action = async ({ context }: Route.ActionArgs) => {
  await context.get(serverApi).call('Logout', {});
  return redirect(paths.manage);
};
