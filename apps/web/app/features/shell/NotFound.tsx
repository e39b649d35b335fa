import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { BoxSearch } from '../catalogue/BoxSearch.tsx';
import { useShell } from '../site/shell-data.ts';

/** The 404 page: a search of the shop, the kinds of packaging, and contact details. */
export function NotFound({ text, title }: { text?: string; title?: string }) {
  const { packaging } = useShell();
  return (
    <div className="page grid gap-x-16 gap-y-10 py-12 md:py-16 lg:grid-cols-[1fr_1.1fr]">
      <div className="flex flex-col items-start gap-5">
        <UnfoldedBlank />
        <h1 className="text-4xl md:text-5xl">{title ?? "We couldn't find that page"}</h1>
        <p className="max-w-prose text-ink-soft text-lg">
          {text ?? 'The address may have a typing error, or the page has moved.'}
        </p>
        <BoxSearch className="w-full max-w-md" />
        <p className="flex flex-wrap gap-2.5">
          <LinkButton to={paths.shop}>See all boxes</LinkButton>
          <LinkButton to={paths.enquiry} tone="outline">
            Write to us
          </LinkButton>
        </p>
      </div>
      {packaging.length === 0 ? null : (
        <nav aria-labelledby="kinds-title" className="crease border-t pt-6 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-16">
          <h2 id="kinds-title" className="mb-3 text-2xl">
            What we make
          </h2>
          <ul className="grid grid-cols-2 gap-x-6">
            {packaging.map(({ slug, name }) => (
              <li key={slug}>
                <Link
                  to={paths.packaging(slug)}
                  className="flex min-h-11 items-center py-1 leading-tight underline-offset-4 hover:underline"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** Drawing of an unfolded carton with one flap missing. */
function UnfoldedBlank() {
  return (
    <svg viewBox="0 0 168 96" aria-hidden="true" className="h-24 w-auto" fill="none" strokeWidth="1.5">
      <path
        d="M10 30 18 27H50V8h32v19h32l3-16h24l3 16v42l-3 16h-24l-3-16H82v19H50V69H18l-8-3z"
        fill="#fff"
        stroke="var(--color-cut)"
      />
      <path
        d="M18 27v42M50 27v42M82 27v42M114 27v42M50 27h32M50 69h32"
        stroke="var(--color-crease)"
        strokeDasharray="4 3"
      />
      <path d="M117 11h24M117 85h24" stroke="var(--color-paper)" strokeWidth="3" />
    </svg>
  );
}
