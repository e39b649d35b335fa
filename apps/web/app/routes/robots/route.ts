import { officePaths } from '../../office-paths.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import type { Route } from './+types/route.ts';

/** Personal pages and staff pages. */
const closed = [
  '/api/',
  officePaths.manage,
  paths.cart,
  paths.checkout,
  paths.selectAddress,
  paths.login,
  paths.register,
  paths.forgotPassword,
  '/downloads/',
  '/downloadorderform/',
  '/downloadkeyline/',
  '/track/',
  '/unsubscribe/',
  '/paymentprocess/',
  '/paymentsuccess/',
  '/paymentfail/',
];

export const loader = ({ context }: Route.LoaderArgs) => {
  const { publicUrl } = context.get(serverApi);
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
};
