import { listArticles } from '../../features/content/content.server.ts';
import { xmlAnswer, xmlText } from '../../features/seo/xml.ts';
import { feedTitle } from '../../features/shell/FeedLink.tsx';
import { loadCompany } from '../../features/site/load-company.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import type { Route } from './+types/route.ts';

/** The articles as an Atom feed (RFC 4287). */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const api = context.get(serverApi);
  const { publicUrl } = api;
  const { name } = await loadCompany(api);
  const articles = listArticles();
  /** Articles are dated by day, in Indian time. */
  const moment = (day: string) => `${day}T09:00:00+05:30`;
  const entries = articles.map(({ slug, meta }) => {
    const address = xmlText(publicUrl + paths.article(slug));
    return [
      '<entry>',
      `<title>${xmlText(meta.heading)}</title>`,
      `<link href="${address}"/>`,
      `<id>${address}</id>`,
      `<published>${moment(meta.date)}</published>`,
      `<updated>${moment(meta.date)}</updated>`,
      `<summary>${xmlText(meta.teaser)}</summary>`,
      '</entry>',
    ].join('');
  });
  const head = [
    `<title>${xmlText(feedTitle(name))}</title>`,
    `<author><name>${xmlText(name)}</name></author>`,
    `<link href="${xmlText(publicUrl + paths.blogs)}"/>`,
    `<link rel="self" href="${xmlText(publicUrl)}/feed.xml"/>`,
    `<id>${xmlText(publicUrl + paths.blogs)}</id>`,
    `<updated>${moment(articles[0]?.meta.date ?? '2025-01-01')}</updated>`,
  ];
  return xmlAnswer(
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">\n${[...head, ...entries].join('\n')}\n</feed>`,
    'application/atom+xml',
  );
};
