import { officeCall } from '../../features/office/office-call.ts';
import { serverApi } from '../../server-api.ts';
import type { Route } from './+types/route.ts';

/** The coupons with their uses as a CSV file. */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { couponsCsv, today } = await officeCall(context.get(serverApi), url, 'GetDiscounts', {});
  return new Response(couponsCsv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="coupons-${today}.csv"`,
    },
  });
};
