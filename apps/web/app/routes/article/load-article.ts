import { findContent, listArticles } from '../../features/content/content.server.ts';
import { withCompany } from '../../features/content/with-company.server.ts';
import { noSuch } from '../../features/shell/no-such.ts';
import { pageHead } from '../../features/shell/page-head.ts';
import { loadCompany } from '../../features/site/load-company.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';

/** Loads an article by the last segment of its path, with all articles. Breadcrumb: Home > Blogs > title. */
export const loadArticle = async (api: ServerApi, pathname: string) => {
  const slug = pathname.replaceAll('/', '');
  const article = findContent('articles', slug);
  if (article === undefined) throw noSuch('article');
  const company = await loadCompany(api);
  const { title, description, heading, date, heroAlt } = article.meta;
  const { publicUrl } = api;
  const path = paths.article(slug);
  const publisher = { '@type': 'Organization', name: company.name, url: `${publicUrl}/` };
  return {
    slug,
    heading,
    date,
    heroAlt,
    html: withCompany(article.html, company),
    recent: listArticles().map(({ slug: other, meta }) => ({ slug: other, heading: meta.heading, date: meta.date })),
    head: await pageHead(api, {
      title,
      description,
      path,
      card: `blog-${slug}`,
      type: 'article',
      crumbs: [
        { name: 'Blogs', path: paths.blogs },
        { name: heading, path },
      ],
      graph: [
        {
          '@type': 'BlogPosting',
          headline: heading,
          description,
          datePublished: date,
          image: `${publicUrl}/images/blog-${slug}.webp`,
          mainEntityOfPage: publicUrl + path,
          inLanguage: 'en-IN',
          author: publisher,
          publisher,
        },
      ],
    }),
  };
};
