import { redirect } from 'react-router';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import type { Route } from './+types/route.ts';

/** This address only takes the sign-out form; opened as a page, it redirects to the sign-in. */
export const loader = () => redirect(officePaths.manage);

export const action = async ({ context }: Route.ActionArgs) => {
  await context.get(serverApi).call('Logout', {});
  return redirect(officePaths.manage);
};
