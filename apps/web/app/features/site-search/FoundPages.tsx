import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { FoundPages as Found } from './find-pages.ts';
import type { pricedSize } from './priced-size.ts';

interface FoundPagesProps extends Found {
  /** The size that was typed, with the page that prices it, or says which sizes can be made; null without one. */
  readonly sized: Pick<NonNullable<ReturnType<typeof pricedSize>>, 'name' | 'words' | 'isMade' | 'to'> | null;
}

/** What a search finds beside boxes: the price of a typed size, pages, and what isn't made. */
export function FoundPages({ pages, notSold, sized }: FoundPagesProps) {
  return (
    <>
      {sized?.isMade ? (
        <p className="mb-6">
          <LinkButton to={sized.to}>
            {sized.name} <ArrowRight aria-hidden="true" className="size-5" />
          </LinkButton>
        </p>
      ) : null}
      {sized?.isMade === false ? (
        <Instead to={sized.to} link="See which sizes we make">
          We can’t make a box of {sized.words}.
        </Instead>
      ) : null}
      {notSold === null ? null : (
        <Instead to={notSold.instead} link="See what we do">
          {notSold.text}
        </Instead>
      )}
      {pages.length === 0 ? null : (
        <nav aria-label="Pages found" className="mb-7">
          <ul className="grid gap-2.5 sm:grid-cols-2 xl:grid-cols-4">
            {pages.map(({ title, path }) => (
              <li key={path}>
                <Link
                  to={path}
                  className="flex min-h-14 items-center justify-between gap-3 rounded-lg border border-line bg-card px-4 font-semibold hover:border-ink"
                >
                  {title} <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-kraft-deep" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

/** What isn't made, and what is instead. */
const Instead = ({ to, link, children }: { to: string; link: string; children: ReactNode }) => (
  <p className="mb-6 rounded-md border border-line bg-card px-4 py-3">
    {children}{' '}
    <Link to={to} className="font-semibold underline underline-offset-4">
      {link}
    </Link>
  </p>
);
