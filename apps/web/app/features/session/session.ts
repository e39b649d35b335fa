import { useSyncExternalStore } from 'react';
import {
  forgetCustomer,
  type KnownCustomer,
  keepCustomers,
  onCustomerChange,
  readCustomer,
  tell,
} from './customer-record.ts';
import { linesKey } from './known-visitor.ts';

/** Loaded lazily, because calls need the contract's schemas, which a page without a customer doesn't. */
const loadCall = async () => (await import('../../api.ts')).call;

/** The signed-in customer for display. Null on the server and until hydration. */
export const useCustomer = (): KnownCustomer | null => useSyncExternalStore(onCustomerChange, readCustomer, () => null);

/** The same for the header, which must show something before that: undefined on the server and until hydration. */
export const useVisitor = (): KnownCustomer | null | undefined =>
  useSyncExternalStore<KnownCustomer | null | undefined>(onCustomerChange, readCustomer, () => undefined);

/** The number of lines in the cart, for the header; undefined on the server and until hydration. */
export const useCartLines = (): number | undefined =>
  useSyncExternalStore<number | undefined>(onCustomerChange, readCartLines, () => undefined);

const readCartLines = (): number => {
  try {
    return Number(localStorage.getItem(linesKey) ?? 0);
  } catch {
    return 0;
  }
};

export const setCartLines = (lines: number): void => {
  if (lines === 0) localStorage.removeItem(linesKey);
  else localStorage.setItem(linesKey, String(lines));
  tell();
};

/**
 * Loads the signed-in customer and the number of cart lines from the server; call it after anything that may change
 * them.
 */
export const refreshSession = async (): Promise<void> => {
  const call = await loadCall();
  const answer = await call('UserInfo', {});
  if (!answer.ok) return;
  const { customers, cartLines } = answer.value;
  setCartLines(cartLines);
  if (customers.length > 0) await keepCustomers(customers);
  else if (readCustomer() !== null) forgetCustomer();
};

/**
 * Header logout: ends the session, then deletes the record. False if the server couldn't be reached: still signed in.
 */
export const logOutOfSite = async (): Promise<boolean> => {
  const call = await loadCall();
  const answer = await call('Logout', {});
  if (!answer.ok) return false;
  forgetCustomer();
  setCartLines(0);
  return true;
};

/** Store logout: also deletes everything else that is stored in this browser. */
export const logOutOfStore = async (): Promise<boolean> => {
  const isOut = await logOutOfSite();
  if (!isOut) return false;
  localStorage.clear();
  tell();
  return true;
};
