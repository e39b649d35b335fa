import { officeCall } from '../../features/office/office-call.ts';
import { askedTable, askedVersion } from '../../features/price-tables/asked-table.ts';
import { serverApi } from '../../server-api.ts';
import type { Route } from './+types/route.ts';

/** The figures of a version, or of the draft, as a CSV file. */
export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const asked = { kind: askedTable(params.kind), ...askedVersion(url) };
  const { fileName, csv } = await officeCall(context.get(serverApi), url, 'ExportPriceTable', asked);
  return new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
    },
  });
};
