import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Picture } from '../../ui/Picture.tsx';

/** What a card says of an article. */
export interface ArticleTeaser {
  readonly slug: string;
  readonly heading: string;
  /** Day, month and year in figures, as the articles show it. */
  readonly day: string;
  readonly teaser: string;
  readonly heroAlt: string;
}

/** An article's picture, date and first words. The whole card leads to it. */
export function ArticleCard({ article, level: Heading }: { article: ArticleTeaser; level: 'h2' | 'h3' }) {
  const { slug, heading, day, teaser, heroAlt } = article;
  return (
    <Link
      to={paths.article(slug)}
      className="group flex h-full flex-col overflow-hidden rounded-lg border border-line bg-card transition-colors hover:border-ink"
    >
      <Picture
        src={`/images/blog-${slug}.webp`}
        alt={heroAlt}
        sizes="(min-width: 64rem) 24rem, (min-width: 29rem) 46vw, calc(100vw - 2.5rem)"
        className="aspect-[5/4] w-full object-cover"
      />
      <div className="crease flex flex-1 flex-col border-t p-5">
        <span className="figures text-ink-soft text-sm">{day}</span>
        <Heading className="mt-1 text-xl">{heading}</Heading>
        <span className="mt-2 text-ink-soft">{teaser}</span>
        <span className="mt-auto pt-4 font-semibold text-vermilion-deep underline-offset-4 group-hover:underline">
          Read More
        </span>
      </div>
    </Link>
  );
}
