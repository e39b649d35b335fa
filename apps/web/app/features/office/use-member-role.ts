import { useRouteLoaderData } from 'react-router';
import type { loader } from './office-layout.tsx';

/** The role of the signed-in member of staff; empty on the sign-in page. */
export const useMemberRole = (): string =>
  useRouteLoaderData<typeof loader>('features/office/office-layout')?.member?.role ?? '';
