import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { ArticleDate } from '../../features/content/ArticleDate.tsx';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { Route } from './+types/route.ts';
import { type ArticleCard, loadBlogs } from './load-blogs.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadBlogs(context.get(serverApi));

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

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
            <Card article={article} priority={place === 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The whole card leads to the article; to a screen reader it is one link, named by the heading. */
function Card({
  article: { slug, heading, date, teaser, heroAlt },
  priority,
}: {
  article: ArticleCard;
  priority: boolean;
}) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-card transition-colors hover:border-ink">
      <Picture
        src={`/images/blog-${slug}.webp`}
        alt={heroAlt}
        sizes="(min-width: 80rem) 24rem, (min-width: 64rem) 31vw, (min-width: 48rem) 46vw, calc(100vw - 2.5rem)"
        priority={priority}
        className="aspect-[5/4] w-full object-cover"
      />
      <div className="crease flex flex-1 flex-col border-t p-5 md:p-6">
        <ArticleDate day={date} />
        <h2 className="mt-2 text-2xl">{heading}</h2>
        <p className="mt-3 text-ink-soft">{teaser}</p>
        <Link
          to={paths.article(slug)}
          aria-label={`Read More: ${heading}`}
          className="mt-auto inline-flex min-h-11 items-center gap-2 self-start pt-4 font-semibold text-vermilion-deep underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          Read More <ArrowRight aria-hidden="true" className="size-5" />
        </Link>
      </div>
    </article>
  );
}
