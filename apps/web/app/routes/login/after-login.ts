import { ownPage } from '../../features/session/own-page.ts';

/** What is stored in the browser at sign-in. */
export interface Remembered {
  /** The current-page marker: 'Cart' if ordering required sign-in, 'Header' from the header. */
  readonly marker: string | null;
  /** The page on which the visitor pressed the header's Login. */
  readonly previousPage: string | null;
  /** The page that required sign-in. */
  readonly from: string | null;
  /** Whether a cart that was filled before sign-in has just been moved to the customer. */
  readonly pendingCartMoved: boolean;
}

const shop = '/ordercustomboxes';
const addresses = '/selectaddress';

/** The remembered page, if it is on this site and isn't a sign-in page. */
const pageBefore = (remembered: string | null): string | null => {
  const page = ownPage(remembered);
  return page === null || /^\/(login|register|forgetpassword)\b/i.test(page) ? null : page;
};

/**
 * Where to go after sign-in, by priority: the markers (document 1, section 4); the page that required sign-in, such as
 * the key line of an order, even if a cart waits too; a cart that waits; the shop.
 */
export const pageAfterLogin = ({ marker, previousPage, from, pendingCartMoved }: Remembered): string => {
  if (marker === 'Cart') return addresses;
  if (marker === 'Header') return pageBefore(previousPage) ?? pageBefore(from) ?? shop;
  return pageBefore(from) ?? (pendingCartMoved ? addresses : shop);
};

/** Where to go after sign-in without JavaScript: nothing is stored in the browser, so only the page's URL counts. */
export const pageAfterPlainLogin = ({ searchParams }: URL): string =>
  pageAfterLogin({ marker: null, previousPage: null, from: searchParams.get('from'), pendingCartMoved: false });
