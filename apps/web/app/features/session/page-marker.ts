/**
 * What sign-in has to know about where the visitor was: the current-page marker (document 1, sections 3 and 4), the
 * page before the header's Login, the protected page that asked for signing in, and the order whose key line was asked
 * for (document 3, single-order table). Of the key line and the others the last reason counts.
 */
export type PageMarker = 'Header' | 'Cart';

const markerKey = 'currentPage';
const previousKey = 'previousPage';
const fromKey = 'from';
const keyLineKey = 'keyLineOrder';

/** Remembers that sign-in was asked for from the header (and on which page) or on the way to ordering. */
export const markPage = (marker: PageMarker, page?: string): void => {
  localStorage.removeItem(keyLineKey);
  localStorage.setItem(markerKey, marker);
  if (page !== undefined) localStorage.setItem(previousKey, page);
};

/** Remembers the protected page that a guard turned away from. */
export const rememberFrom = (page: string): void => {
  localStorage.removeItem(keyLineKey);
  localStorage.setItem(fromKey, page);
};

/** Remembers the order whose key line shall be downloaded after signing in. */
export const rememberKeyLine = (orderId: string): void => localStorage.setItem(keyLineKey, orderId);

export const readMarkers = () => ({
  marker: localStorage.getItem(markerKey),
  previousPage: localStorage.getItem(previousKey),
  from: localStorage.getItem(fromKey),
  keyLineOrder: localStorage.getItem(keyLineKey),
});

export const forgetMarkers = (): void => {
  for (const key of [markerKey, previousKey, fromKey, keyLineKey]) localStorage.removeItem(key);
};
