import type { ServerApi } from '../../server-api.ts';
import { listCategories } from '../content/content.server.ts';
import { loadCompany } from '../site/load-company.ts';
import type { ShellData } from '../site/shell-data.ts';

/** Loads the data of header and footer. Throws when the company's record is missing. */
export const loadShell = async (api: ServerApi): Promise<ShellData> => {
  const company = await loadCompany(api);
  return {
    company,
    packaging: listCategories().map(({ slug, meta }) => ({ slug, name: meta.name })),
    publicUrl: api.publicUrl,
    measurementId: api.measurementId,
  };
};
