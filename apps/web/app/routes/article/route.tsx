import { useLoaderData } from 'react-router';
import { ArticleDate } from '../../features/content/ArticleDate.tsx';
import { Prose } from '../../features/content/Prose.tsx';
import { pageMeta } from '../../features/shell/meta.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { across, Picture } from '../../ui/Picture.tsx';
import type { Route } from './+types/route.ts';
import { loadArticle } from './load-article.ts';
import { RecentBlogs } from './RecentBlogs.tsx';

export const loader = ({ context, url }: Route.LoaderArgs) => loadArticle(context.get(serverApi), url.pathname);

export const meta = pageMeta;

export default function Article() {
  const { slug, heading, date, heroAlt, html, recent } = useLoaderData<typeof loader>();
  return (
    <div className="page pb-16 md:pb-24">
      <Breadcrumb
        crumbs={[{ label: 'Home', to: paths.home }, { label: 'Blogs', to: paths.blogs }, { label: heading }]}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <article>
          <h1 className="mt-2 max-w-[22ch] text-4xl md:text-5xl">{heading}</h1>
          <p className="mt-4">
            <ArticleDate day={date} />
          </p>
          <Picture
            src={`/images/blog-${slug}.webp`}
            alt={heroAlt}
            sizes={`(min-width: 80rem) 52rem, (min-width: 64rem) calc(100vw - 28rem), ${across}`}
            priority
            className="mt-6 aspect-[5/4] w-full rounded-lg object-cover md:aspect-[3/2]"
          />
          <Prose html={html} className="mt-8 md:mt-10" />
        </article>
        <RecentBlogs current={slug} articles={recent} />
      </div>
    </div>
  );
}
