import { redirect } from 'react-router';
import { signInFor } from '../../features/session/guard.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';

/** What a form of goods that was posted without JavaScript says, in the names of an address. */
export const readGoods = async (request: Request): Promise<URLSearchParams> => {
  const form = await request.formData().catch(() => new FormData());
  return new URLSearchParams([...form].flatMap(([name, typed]) => (typeof typed === 'string' ? [[name, typed]] : [])));
};

/** The page after goods were put into the cart: the cart for a line that was changed, else the addresses. */
export const afterCart = async (lineId: number | null, api: ServerApi): Promise<Response> => {
  if (lineId !== null) return redirect(paths.cart, 303);
  const visitor = await api.call('UserInfo', {});
  const isSignedIn = visitor.ok && visitor.value.customers.length > 0;
  return redirect(isSignedIn ? paths.selectAddress : signInFor(paths.selectAddress), 303);
};
