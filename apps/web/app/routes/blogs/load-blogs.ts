import { articleCards } from '../../features/content/content.server.ts';
import { pageHead } from '../../features/shell/page-head.ts';
import { loadCompany } from '../../features/site/load-company.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';

const title = 'Blogs: cartons, boards and box styles explained';
const description =
  'What a mono carton is, which folding boxes there are, and what a carton does for seller and buyer: trade knowledge with real prices, from our press in Chennai.';

/** Loads the list of articles, newest first. */
export const loadBlogs = async (api: ServerApi) => {
  const { publicUrl } = api;
  const company = await loadCompany(api);
  const articles = articleCards();
  const head = await pageHead(api, {
    title,
    description,
    path: paths.blogs,
    crumbs: [{ name: 'Blogs', path: paths.blogs }],
    graph: [
      {
        '@type': 'Blog',
        name: `${company.name} Blogs`,
        url: publicUrl + paths.blogs,
        inLanguage: 'en-IN',
        blogPost: articles.map(({ slug, heading, date }) => ({
          '@type': 'BlogPosting',
          headline: heading,
          datePublished: date,
          url: publicUrl + paths.article(slug),
          image: `${publicUrl}/images/blog-${slug}.webp`,
        })),
      },
    ],
  });
  return { articles, head };
};
