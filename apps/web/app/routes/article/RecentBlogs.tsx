import { Link } from 'react-router';
import { ArticleDate } from '../../features/content/ArticleDate.tsx';
import { paths } from '../../paths.ts';
import { Beside } from '../../ui/Beside.tsx';
import { classes } from '../../ui/classes.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';

interface RecentBlogsProps {
  current: string;
  articles: readonly { readonly slug: string; readonly heading: string; readonly date: string }[];
}

/** Sticky beside the text, with a shadow after scrolling; on phones it follows the text. */
export function RecentBlogs({ current, articles }: RecentBlogsProps) {
  const reading = useScrolledPast(200);
  return (
    <Beside className="lg:self-start">
      <aside aria-labelledby="recent-title" data-noprint="">
        <div
          data-active={reading}
          className={classes(
            'rounded-lg border bg-card p-5 transition-[border-color,box-shadow] duration-300 md:p-6',
            reading ? 'border-vermilion-deep shadow-lift' : 'border-line',
          )}
        >
          <h2 id="recent-title" className="text-xl">
            Recent Blogs
          </h2>
          <ul className="mt-3">
            {articles.map(({ slug, heading, date }) => (
              <li key={slug} className="crease border-t first:border-t-0">
                <Link
                  to={paths.article(slug)}
                  aria-current={slug === current ? 'page' : undefined}
                  className="block py-3.5 underline-offset-4 hover:underline aria-[current=page]:text-vermilion-deep"
                >
                  <span className="block font-semibold leading-snug">{heading}</span>
                  <ArticleDate day={date} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div className="mt-5 rounded-lg bg-board p-5 md:p-6">
          <p className="font-semibold">What would your box cost?</p>
          <p className="mt-1.5 text-[0.9375rem] text-ink-soft">
            Type a size and a quantity: the whole price is there at once, with GST and delivery.
          </p>
          <LinkButton to={paths.shop} size="small" className="mt-4">
            See the boxes
          </LinkButton>
        </div>
      </aside>
    </Beside>
  );
}
