import { type ComponentType, lazy, Suspense } from 'react';
import { afterFirstSign } from '../../ui/after-first-sign.ts';
import { isKnownVisitor } from '../session/known-visitor.ts';

/**
 * The server's markup of header and footer works by itself: links lead on, menus unfold, the search is sent. So their
 * script is fetched when the visitor first moves, or at once for somebody whom the header has to greet.
 */
const later = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => {
    const asPart = () => load().then((Part) => ({ default: Part }));
    return isKnownVisitor() ? asPart() : afterFirstSign(asPart);
  });

const SiteHeader = import.meta.env.SSR
  ? (await import('./SiteHeader.tsx')).SiteHeader
  : later(() => import('./SiteHeader.tsx').then(({ SiteHeader }) => SiteHeader));

const StoreHeader = import.meta.env.SSR
  ? (await import('./StoreHeader.tsx')).StoreHeader
  : later(() => import('./StoreHeader.tsx').then(({ StoreHeader }) => StoreHeader));

const PageEnd = import.meta.env.SSR
  ? (await import('./PageEnd.tsx')).PageEnd
  : later(() => import('./PageEnd.tsx').then(({ PageEnd }) => PageEnd));

// Elements, not components: the same ones in every render, so that React leaves markup alone whose script isn't there.
const room = <div className="h-16 border-line border-b lg:h-27" />;

export const siteHeader = (
  <Suspense fallback={room}>
    <SiteHeader />
  </Suspense>
);

export const storeHeader = (
  <Suspense fallback={room}>
    <StoreHeader />
  </Suspense>
);

export const siteEnd = (
  <Suspense>
    <PageEnd withMinimum />
  </Suspense>
);

export const storeEnd = (
  <Suspense>
    <PageEnd withMinimum={false} />
  </Suspense>
);
