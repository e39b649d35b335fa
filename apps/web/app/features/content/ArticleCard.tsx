import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { acrossPhone, Picture } from '../../ui/Picture.tsx';
import { ArticleDate } from './ArticleDate.tsx';

/** The data of an article's card. */
export interface ArticleTeaser {
  readonly slug: string;
  readonly heading: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly teaser: string;
  readonly heroAlt: string;
}

interface ArticleCardProps {
  article: ArticleTeaser;
  level: 'h2' | 'h3';
  /** For the first visible card. */
  priority?: boolean;
}

/** The whole card is clickable; for screen readers it is one link, named by the heading. */
export function ArticleCard({ article, level: Heading, priority = false }: ArticleCardProps) {
  const { slug, heading, date, teaser, heroAlt } = article;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-card transition-colors hover:border-ink">
      <Picture
        src={`/images/blog-${slug}.webp`}
        alt={heroAlt}
        sizes={`(min-width: 80rem) 24rem, (min-width: 64rem) 31vw, (min-width: 48rem) 46vw, ${acrossPhone}`}
        priority={priority}
        className="aspect-[5/4] w-full object-cover"
      />
      <div className="crease flex flex-1 flex-col border-t p-5 md:p-6">
        <ArticleDate day={date} />
        <Heading className="mt-2 text-2xl">{heading}</Heading>
        <p className="mt-3 text-ink-soft">{teaser}</p>
        <Link
          to={paths.article(slug)}
          className="mt-auto inline-flex min-h-11 items-center gap-2 self-start pt-4 font-semibold text-vermilion-deep underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          Read More<span className="sr-only">: {heading}</span> <ArrowRight aria-hidden="true" className="size-5" />
        </Link>
      </div>
    </article>
  );
}
