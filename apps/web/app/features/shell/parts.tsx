import { island } from '../../ui/island.tsx';
import { isKnownVisitor } from '../session/known-visitor.ts';

/**
 * The server's markup of header and footer works without script: links, menus and the search. So their script is
 * loaded after the first interaction, or at once for signed-in customers, whose name the header shows.
 */
const header = { fallback: <div className="h-16 border-line border-b lg:h-27" />, atOnce: isKnownVisitor };

export const SiteHeader = island(() => import('./SiteHeader.tsx').then(({ SiteHeader }) => SiteHeader), header);
export const StoreHeader = island(() => import('./StoreHeader.tsx').then(({ StoreHeader }) => StoreHeader), header);
export const PageEnd = island(() => import('./PageEnd.tsx').then(({ PageEnd }) => PageEnd), {
  atOnce: isKnownVisitor,
});

/** Rarely needed, and large: loaded only when a page isn't found. */
export const NotFound = island(() => import('./NotFound.tsx').then(({ NotFound }) => NotFound), {
  fallback: <div className="min-h-96" />,
  atOnce: () => true,
});
