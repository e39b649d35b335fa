import { data, isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import { fullTitle, unlisted } from './meta.ts';

/** Thrown by a loader that has nothing at its address: a 404 page with a heading that fits, and its own sentence. */
export const noSuch = (thing: string, text = '') =>
  data(text, { status: 404, statusText: `We couldn't find that ${thing}` });

/** Status texts that no loader wrote: React Router fills in the last one, whatever the status. */
const unwritten: readonly string[] = ['', 'Not Found', 'Internal Server Error'];

/** The heading of an error page; undefined if its loader gave none. */
export const headingOf = (error: unknown): string | undefined =>
  isRouteErrorResponse(error) && !unwritten.includes(error.statusText) ? error.statusText : undefined;

/** The title of an error page, which search engines don't list. */
export const metaOfError = (error: unknown, shopName: string | undefined): MetaDescriptor[] => {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const title = headingOf(error) ?? (isMissing ? 'Page not found' : 'That did not work');
  return [fullTitle(title, shopName), unlisted];
};
