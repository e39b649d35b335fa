import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { classes } from '../../ui/classes.ts';
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
  /** Whether its picture stands beside its words on phones, so that more cards are seen at once. */
  isShort?: boolean;
}

/** The whole card is clickable; for screen readers it is one link, named by the heading. */
export function ArticleCard({ article, level: Heading, priority = false, isShort = false }: ArticleCardProps) {
  const { slug, heading, date, teaser, heroAlt } = article;
  return (
    <article
      className={classes(
        'group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-card transition-colors hover:border-ink',
        isShort && 'max-md:grid max-md:grid-cols-[7.5rem_minmax(0,1fr)]',
      )}
    >
      <Picture
        src={`/images/blog-${slug}.webp`}
        alt={heroAlt}
        sizes={`(min-width: 80rem) 24rem, (min-width: 64rem) 31vw, (min-width: 48rem) 46vw, ${isShort ? '8rem' : acrossPhone}`}
        priority={priority}
        className={classes('w-full object-cover', isShort ? 'max-md:h-full md:aspect-[5/4]' : 'aspect-[5/4]')}
      />
      <div
        className={classes(
          'crease flex flex-1 flex-col md:border-t md:p-6',
          isShort ? 'max-md:border-l max-md:p-4 max-md:pb-1' : 'border-t p-5',
        )}
      >
        <ArticleDate day={date} />
        <Heading className={classes('mt-2 md:text-2xl', isShort ? 'text-xl' : 'text-2xl')}>{heading}</Heading>
        <p className={classes('mt-3 text-ink-soft', isShort && 'max-md:hidden')}>{teaser}</p>
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
