import type { Output } from '@boxwright/contract';
import { useRouteLoaderData } from 'react-router';

/** What header and footer show on every page. */
export interface ShellData {
  readonly company: Output<'GetCompany'>;
  /** The kinds of packaging, in the menu's order; each has a page at its slug. */
  readonly packaging: readonly { readonly slug: string; readonly name: string }[];
  /** The site's public address, for canonical links and sharing. */
  readonly publicUrl: string;
  /** Measurement id of Google Analytics 4; null if the shop doesn't use it. */
  readonly measurementId: string | null;
}

/** The shell's data in any part of a page. */
export const useShell = (): ShellData => {
  const shell = useRouteLoaderData<ShellData>('root');
  if (shell === undefined) throw new Error('The frame of the site has not been loaded');
  return shell;
};
