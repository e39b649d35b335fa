import { ownPage } from '../../features/session/own-page.ts';

/** What the browser remembers at the moment of signing in. */
export interface Remembered {
  /** The current-page marker: 'Cart' when sign-in was asked for on the way to ordering, 'Header' from the header. */
  readonly marker: string | null;
  /** Where the visitor was when they pressed the header's Login. */
  readonly previousPage: string | null;
  /** The protected page that sent the visitor here. */
  readonly from: string | null;
  /** The order whose key line was asked for. */
  readonly keyLineOrder: string | null;
  /** A cart that was filled before signing in has just been moved to the customer. */
  readonly pendingCartMoved: boolean;
}

const shop = '/ordercustomboxes';
const addresses = '/selectaddress';

/** Only a page of this site, and none that would send back to signing in. */
const pageBefore = (remembered: string | null): string | null => {
  const page = ownPage(remembered);
  return page === null || /^\/(login|register|forgetpassword)\b/i.test(page) ? null : page;
};

/**
 * Where to go after signing in: the key line that was asked for, then the markers (document 1, section 4), then the
 * page that asked for it, then the shop.
 */
export const pageAfterLogin = ({ marker, previousPage, from, keyLineOrder, pendingCartMoved }: Remembered): string => {
  if (keyLineOrder !== null && /^[1-9]\d{0,9}$/.test(keyLineOrder)) return `/downloadkeyline/${keyLineOrder}`;
  if (marker === 'Cart') return addresses;
  if (marker === 'Header') return pageBefore(previousPage) ?? pageBefore(from) ?? shop;
  if (pendingCartMoved) return addresses;
  return pageBefore(from) ?? shop;
};
