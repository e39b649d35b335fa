import { formatCount } from '@boxwright/money';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pagesShown } from './pages-shown.ts';

interface PaginationProps {
  page: number;
  pages: number;
  /** The URL of a page of the list. */
  addressOf: (page: number) => string;
}

const box = 'flex h-11 min-w-11 px-1 items-center justify-center rounded-md';

/** The pages of a list, as links; nothing for a single page. */
export function Pagination({ page, pages, addressOf }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages">
      <ul className="figures flex items-center justify-center gap-1">
        <li>
          <Step name="Previous page" to={page > 1 ? addressOf(page - 1) : null}>
            <ChevronLeft aria-hidden="true" className="size-5" />
          </Step>
        </li>
        <li className="px-3 text-ink-soft sm:hidden">
          {formatCount(page)} of {formatCount(pages)}
        </li>
        {pagesShown(page, pages).map((mark, place) => (
          // A gap has no number, so its position is the key.
          <li key={mark === 'gap' ? `gap ${place}` : mark} className="max-sm:hidden">
            {mark === 'gap' ? (
              <span className={`${box} text-ink-soft`}>…</span>
            ) : (
              <Link
                to={addressOf(mark)}
                aria-label={`Page ${mark}`}
                aria-current={mark === page ? 'page' : undefined}
                className={`${box} font-semibold hover:bg-board aria-[current]:bg-ink aria-[current]:text-white`}
              >
                {formatCount(mark)}
              </Link>
            )}
          </li>
        ))}
        <li>
          <Step name="Next page" to={page < pages ? addressOf(page + 1) : null}>
            <ChevronRight aria-hidden="true" className="size-5" />
          </Step>
        </li>
      </ul>
    </nav>
  );
}

/** At an end of the list the step stays, greyed, so that the other one doesn't move. */
function Step({ name, to, children }: { name: string; to: string | null; children: ReactNode }) {
  if (to === null) return <span className={`${box} text-line-strong`}>{children}</span>;
  return (
    <Link to={to} aria-label={name} className={`${box} hover:bg-board`}>
      {children}
    </Link>
  );
}
