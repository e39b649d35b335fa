import { ArticleCard } from '../../features/content/ArticleCard.tsx';
import { pageMeta } from '../../features/shell/meta.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import type { Route } from './+types/route.ts';
import { loadBlogs } from './load-blogs.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadBlogs(context.get(serverApi));

export const meta = pageMeta;

export default function Blogs({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page pb-16 md:pb-24">
      <Breadcrumb crumbs={[{ label: 'Home', to: paths.home }, { label: 'Blogs' }]} />
      <h1 className="mt-2 text-4xl md:text-5xl">Blogs</h1>
      <p className="mt-4 max-w-[36rem] text-ink-soft text-lg">
        Innovative and Smart Packaging Solutions Designed for a Better Tomorrow.
      </p>
      <ul className="mt-8 grid gap-6 md:mt-10 md:grid-cols-2 lg:grid-cols-3">
        {loaderData.articles.map((article, place) => (
          <li key={article.slug}>
            <ArticleCard article={article} level="h2" priority={place === 0} isShort={place > 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}
