import type { Company } from '@boxwright/contract';
import { data, useRouteLoaderData } from 'react-router';
import type { ServerApi } from '../../server-api.ts';

/** What header and footer show on every page. */
export interface ShellData {
  readonly company: Company;
  readonly categories: readonly { readonly name: string; readonly route: string }[];
  /** The site's public address, for canonical links and sharing. */
  readonly publicUrl: string;
}

export const loadShell = async (api: ServerApi): Promise<ShellData> => {
  const [company, products] = await Promise.all([
    api.call('GetCompany', {}),
    api.call('GetProductMaster', { where: { status: 'Active' } }),
  ]);
  if (!company.ok) throw data(company.failure.text, { status: 503 });
  return {
    company: company.value,
    categories: products.ok ? products.value.map(({ itemName, route }) => ({ name: itemName, route })) : [],
    publicUrl: api.publicUrl,
  };
};

/** The shell's data in any part of a page. */
export const useShell = (): ShellData => {
  const shell = useRouteLoaderData<ShellData>('root');
  if (shell === undefined) throw new Error('The frame of the site has not been loaded');
  return shell;
};
