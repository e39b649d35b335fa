import { Link } from 'react-router';

export interface Crumb {
  readonly label: string;
  /** Absent for the current page. */
  readonly to?: string;
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="py-1 text-[0.9375rem] md:py-4">
      <ol className="flex flex-wrap items-center gap-x-2.5 text-ink-soft">
        {crumbs.map(({ label, to }, place) => (
          <li key={label} className="flex items-center gap-2.5">
            {place > 0 ? (
              <span aria-hidden="true" className="text-line-strong">
                /
              </span>
            ) : null}
            {to === undefined ? (
              <span aria-current="page" className="font-semibold text-ink">
                {label}
              </span>
            ) : (
              <Link to={to} className="py-2.5 underline-offset-4 hover:text-ink hover:underline md:py-0">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
