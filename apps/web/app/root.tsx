import { customerNames } from '@boxwright/contract';
import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root.ts';
import { LazyAnalytics } from './features/analytics/LazyAnalytics.tsx';
import { followLogout } from './features/session/follow-logout.ts';
import { useHashOnTheWay } from './features/session/hash-on-the-way.ts';
import { customerKey, linesKey } from './features/session/known-visitor.ts';
import { renewRestored } from './features/session/renew-restored.ts';
import { showKnownVisitor } from './features/session/show-known-visitor.ts';
import { FeedLink } from './features/shell/FeedLink.tsx';
import { loadShell } from './features/shell/load-shell.ts';
import { shopNameIn } from './features/shell/meta.ts';
import { metaOfError } from './features/shell/no-such.ts';
import { usePriceBar } from './features/shell/price-bar.ts';
import { useArrival } from './features/shell/use-arrival.ts';
import { InlineScript } from './inline-script.tsx';
import { ScriptsAfterPaint } from './scripts-after-paint.tsx';
import { serverApi } from './server-api.ts';
import stylesheet from './styles/app.css?url';
import { countAsInteraction } from './ui/after-first-interaction.ts';
import { ErrorState } from './ui/ErrorState.tsx';
import { Toaster } from './ui/Toaster.tsx';

export const loader = ({ context }: Route.LoaderArgs) => loadShell(context.get(serverApi));

/** Company and categories don't change during navigation within the site. */
export const shouldRevalidate = () => {
  countAsInteraction();
  return false;
};

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'preload', href: '/fonts/inter.woff2', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  {
    rel: 'preload',
    href: '/fonts/bricolage-grotesque.woff2',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  },
  // By its address: as an import it would belong to a chunk, and each part that loads later would add it to the page
  // again, which then is styled and laid out anew.
  { rel: 'stylesheet', href: stylesheet },
];

/** Also for error pages, whose screens can't set it. */
export const meta: Route.MetaFunction = (args) => (args.error ? metaOfError(args.error, shopNameIn(args)) : []);

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" data-with-price-bar={usePriceBar() ? '' : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#1c1a17" />
        <InlineScript
          run={import.meta.env.SSR && showKnownVisitor}
          with={[customerKey, customerNames.name, linesKey]}
        />
        <Meta />
        <FeedLink />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <ScriptsAfterPaint />
      </body>
    </html>
  );
}

export default function App() {
  useEffect(renewRestored, []);
  useEffect(followLogout, []);
  useHashOnTheWay();
  const title = useArrival();
  useEffect(() => {
    // Runs after all effects of the page: tests use it to detect hydration.
    document.documentElement.dataset['alive'] = '';
    window.dispatchEvent(new Event('alive'));
  }, []);
  return (
    <>
      <Outlet />
      <p aria-live="polite" className="sr-only">
        {title}
      </p>
      <Toaster />
      <LazyAnalytics />
    </>
  );
}

/** The fallback if even the site's frame couldn't be loaded. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main className="page py-20">
      <ErrorState
        title="The page could not be shown"
        text={
          isRouteErrorResponse(error) && typeof error.data === 'string'
            ? error.data
            : 'Something went wrong on our side. Please try again in a moment.'
        }
      />
    </main>
  );
}
