import { articleCards } from '../../features/content/content.server.ts';
import { pageHead } from '../../features/shell/page-head.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';

const title = 'Blogs: cartons, boards and box styles explained';
const description =
  'What a mono carton is, which folding boxes there are, and what a carton does for seller and buyer: trade knowledge with real prices, from our press in Chennai.';

/** Loads the list of articles, newest first. */
export const loadBlogs = ({ publicUrl }: Pick<ServerApi, 'publicUrl'>) => {
  const articles = articleCards();
  const head = pageHead({
    title,
    description,
    path: paths.blogs,
    publicUrl,
    crumbs: [{ name: 'Blogs', path: paths.blogs }],
    graph: [
      {
        '@type': 'Blog',
        name: 'Boxwright Blogs',
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
