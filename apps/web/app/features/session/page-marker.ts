/**
 * What sign-in has to know about where the visitor was: the current-page marker (document 1, sections 3 and 4), the
 * page before the header's Login, and the protected page that asked for signing in.
 */
export type PageMarker = 'Header' | 'Cart';

const markerKey = 'currentPage';
const previousKey = 'previousPage';
const fromKey = 'from';

/** Remembers that sign-in was asked for from the header (and on which page) or on the way to ordering. */
export const markPage = (marker: PageMarker, page?: string): void => {
  localStorage.setItem(markerKey, marker);
  if (page !== undefined) localStorage.setItem(previousKey, page);
};

/** Remembers the protected page that a guard turned away from. */
export const rememberFrom = (page: string): void => localStorage.setItem(fromKey, page);

export const readMarkers = () => ({
  marker: localStorage.getItem(markerKey),
  previousPage: localStorage.getItem(previousKey),
  from: localStorage.getItem(fromKey),
});

export const forgetMarkers = (): void => {
  for (const key of [markerKey, previousKey, fromKey]) localStorage.removeItem(key);
};
