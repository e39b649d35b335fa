import { wayKeys } from './stored-keys.ts';

/**
 * What sign-in must know about where the visitor came from: the current-page marker (document 1, sections 3 and 4), the
 * page before the header's Login, the protected page that required sign-in, and the order whose key line was requested
 * (document 3, single-order table). Of a protected page, the key line and the markers, the last one counts.
 */
export type PageMarker = 'Header' | 'Cart';

const { marker: markerKey, previousPage: previousKey, from: fromKey, keyLineOrder: keyLineKey } = wayKeys;

/** Stores that sign-in was requested from the header (and on which page) or while ordering. */
export const markPage = (marker: PageMarker, page?: string): void => {
  localStorage.removeItem(keyLineKey);
  localStorage.setItem(markerKey, marker);
  if (page !== undefined) localStorage.setItem(previousKey, page);
};

/** Stores the protected page that required sign-in. */
export const rememberFrom = (page: string): void => {
  for (const key of [keyLineKey, markerKey, previousKey]) localStorage.removeItem(key);
  localStorage.setItem(fromKey, page);
};

/** Stores the order whose key line will be downloaded after sign-in. */
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
