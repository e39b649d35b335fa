import { listArticles } from '../../features/content/content.server.ts';
import { xmlAnswer, xmlText } from '../../features/seo/xml.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import type { Route } from './+types/route.ts';

/** The articles as an Atom feed (RFC 4287). */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { publicUrl } = context.get(serverApi);
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
    '<title>Boxwright: about packaging</title>',
    '<author><name>Boxwright</name></author>',
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
