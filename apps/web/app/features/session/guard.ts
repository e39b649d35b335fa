import { type RouterContextProvider, redirect } from 'react-router';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';

/** The URL of the sign-in page that returns to a page afterwards. */
export const signInFor = (page: string): string => `${paths.login}?from=${encodeURIComponent(page)}`;

/** For loaders of protected pages: returns the signed-in customer, or redirects to sign-in and back afterwards. */
export const requireCustomer = async ({
  context,
  url,
}: {
  context: Readonly<RouterContextProvider>;
  /** The page's own URL; the request's URL differs for data requests. */
  url: URL;
}) => {
  const answer = await context.get(serverApi).call('UserInfo', {});
  const customer = answer.ok ? answer.value.customers[0] : undefined;
  if (customer !== undefined) return customer;
  throw redirect(signInFor(url.pathname + url.search));
};
