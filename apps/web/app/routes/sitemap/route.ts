import { listPublicPages } from '../../features/seo/public-pages.server.ts';
import { xmlAnswer, xmlText } from '../../features/seo/xml.ts';
import { serverApi } from '../../server-api.ts';
import type { Route } from './+types/route.ts';

/** The sitemap of all public pages. */
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
