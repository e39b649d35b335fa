import { data } from 'react-router';
import type { ServerApi } from '../../server-api.ts';
import { listCategories } from '../content/content.server.ts';
import type { ShellData } from '../site/shell-data.ts';

/** Loads the data of header and footer. Throws when the company's record is missing. */
export const loadShell = async (api: ServerApi): Promise<ShellData> => {
  const company = await api.call('GetCompany', {});
  if (!company.ok) throw data(company.failure.text, { status: 503 });
  return {
    company: company.value,
    packaging: listCategories().map(({ slug, meta }) => ({ slug, name: meta.name })),
    publicUrl: api.publicUrl,
    measurementId: api.measurementId,
  };
};
