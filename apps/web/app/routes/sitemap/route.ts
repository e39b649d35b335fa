import { listPublicPages } from '../../features/found/public-pages.server.ts';
import { xmlAnswer, xmlText } from '../../features/found/xml.ts';
import { serverApi } from '../../server-api.ts';
import type { Route } from './+types/route.ts';

/** Every public page, for search engines. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const api = context.get(serverApi);
  const pages = await listPublicPages(api);
  const entries = pages.map(
    ({ path, changed }) =>
      `<url><loc>${xmlText(api.publicUrl + path)}</loc>${changed === undefined ? '' : `<lastmod>${changed}</lastmod>`}</url>`,
  );
  return xmlAnswer(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>`,
    'application/xml',
  );
};
