import { type RouterContextProvider, redirect } from 'react-router';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';

/** The sign-in page, remembering the page that asked for it. */
export const signInFor = (page: string): string => `${paths.login}?from=${encodeURIComponent(page)}`;

/** For loaders of protected pages: the signed-in customer, or off to sign in and back here afterwards. */
export const requireCustomer = async ({
  context,
  url,
}: {
  context: Readonly<RouterContextProvider>;
  /** The page's own address: the request's is another where the browser asks for the data alone. */
  url: URL;
}) => {
  const answer = await context.get(serverApi).call('UserInfo', {});
  const customer = answer.ok ? answer.value.customers[0] : undefined;
  if (customer !== undefined) return customer;
  throw redirect(signInFor(url.pathname + url.search));
};
