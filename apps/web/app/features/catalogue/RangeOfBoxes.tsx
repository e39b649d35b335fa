import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { chipStyle } from '../../ui/chip-style.ts';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { type BoxRange, orders, rangeAddress } from './box-range.ts';
import { ProductTile } from './ProductTile.tsx';

interface RangeOfBoxesProps {
  /** Null after a failure. */
  range: BoxRange | null;
  /** The page's path. */
  page: string;
}

/** The shop's boxes: chips for the industries, an order, the first tiles, and a link to the rest. All are links. */
export function RangeOfBoxes({ range, page }: RangeOfBoxesProps) {
  if (range === null) return <ErrorState title="Our boxes could not be loaded" text="Please try again in a moment." />;
  const { shown, total, industries, industry, order } = range;
  if (total === 0)
    return <EmptyState title="No boxes on offer" text="The shop is being set up. Please come back a little later." />;
  const chip = (id: string, name: string) => (
    <li key={id} className="shrink-0 snap-start">
      <Link
        to={rangeAddress(page, { industry: id, order })}
        preventScrollReset
        aria-current={id === industry ? 'true' : undefined}
        className={chipStyle(id === industry)}
      >
        {name}
      </Link>
    </li>
  );
  return (
    <>
      <nav aria-label="Industries">
        <ul className="scroll-row -ml-(--gutter) flex scroll-pl-(--gutter) gap-1.5 py-1 pr-1 pl-(--gutter) lg:ml-0 lg:flex-wrap lg:px-0">
          {chip('', 'All')}
          {industries.map(({ id, name }) => chip(id, name))}
        </ul>
      </nav>
      <nav aria-label="Order of the boxes" className="mt-1 mb-4">
        <ul className="flex flex-wrap gap-x-5 text-[0.9375rem]">
          {orders.map(({ id, name }) => (
            <li key={id}>
              <Link
                to={rangeAddress(page, { industry, order: id, all: shown.length === total })}
                preventScrollReset
                aria-current={id === order ? 'true' : undefined}
                className={classes(
                  'inline-flex min-h-11 items-center underline-offset-4',
                  id === order ? 'font-semibold' : 'text-ink-soft underline hover:text-ink',
                )}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
        {shown.map((product) => (
          <li key={product.id}>
            <ProductTile product={product} withInvitation={page === paths.shop} />
          </li>
        ))}
      </ul>
      {shown.length === total ? null : (
        <p className="mt-6 text-center">
          <LinkButton to={rangeAddress(page, { industry, order, all: true })} preventScrollReset tone="outline">
            Show all {total}
          </LinkButton>
        </p>
      )}
    </>
  );
}
