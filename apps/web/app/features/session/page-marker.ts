import { browserStorage } from '../../browser-storage.ts';
import { wayKeys } from './stored-keys.ts';

/**
 * Where the visitor came from, for sign-in: the current-page marker (document 1, sections 3 and 4), the page before the
 * header's Login, and the page that required sign-in. Of a marker and that page, the newer one counts.
 */
export type PageMarker = 'Header' | 'Cart';

const { marker: markerKey, previousPage: previousKey, from: fromKey } = wayKeys;

/** Stores that sign-in was requested from the header (and on which page) or while ordering. */
export const markPage = (marker: PageMarker, page?: string): void => {
  browserStorage.write(markerKey, marker);
  if (page !== undefined) browserStorage.write(previousKey, page);
};

/** Stores the page that required sign-in. */
export const rememberFrom = (page: string): void => {
  browserStorage.remove(markerKey, previousKey);
  browserStorage.write(fromKey, page);
};

export const readMarkers = () => ({
  marker: browserStorage.read(markerKey),
  previousPage: browserStorage.read(previousKey),
  from: browserStorage.read(fromKey),
});

export const forgetMarkers = (): void => browserStorage.remove(markerKey, previousKey, fromKey);
