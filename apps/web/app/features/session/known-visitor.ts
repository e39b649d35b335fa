import { browserStorage } from '../../browser-storage.ts';

/** Storage keys of the customer record and the number of lines in the cart. */
export const customerKey = 'customer';
export const linesKey = 'cartLines';

/** The server's cookie that says that somebody is signed in; set and removed together with the session cookie. */
export const hasSession = (): boolean => document.cookie.includes('boxwright.known=1');

/** Whether this browser has a customer record or a cart: only then does the header differ from the server's markup. */
export const isKnownVisitor = (): boolean =>
  hasSession() || [customerKey, linesKey].some((key) => browserStorage.read(key) !== null);
