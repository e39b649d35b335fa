import { listFileNames } from '@boxwright/contract';
import { data } from 'react-router';
import { officeCall } from '../../features/office/office-call.ts';
import { serverApi } from '../../server-api.ts';
import type { Route } from './+types/route.ts';

/** A whole list of the back office as a CSV file. */
export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const list = listFileNames.find((each) => each === params.list);
  if (list === undefined) throw data('There is no such list.', { status: 404 });
  const { fileName, csv } = await officeCall(context.get(serverApi), url, 'ExportList', { list });
  return new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
    },
  });
};
