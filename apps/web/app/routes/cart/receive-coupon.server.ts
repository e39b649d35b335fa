import { redirect } from 'react-router';
import { readTyped, refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';

/** Has the cart use the coupon that was typed, or none. The page keeps its pincode. */
export async function receiveCoupon(request: Request, url: URL, api: ServerApi) {
  const typed = await readTyped(request, ['coupon']);
  const entered = await sendTyped(api, 'EnterCoupon', { code: typed.coupon });
  if (entered.ok) throw redirect(paths.cart + url.search, 303);
  return refused(entered.failure, { typed });
}
