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

/** Calls bring the contract's schemas; a page that shows a stranger's header needs none. */
const loadCall = async () => (await import('../../api.ts')).call;

/** Who is signed in, for what the page shows. Null on the server and until the page is hydrated. */
export const useCustomer = (): KnownCustomer | null => useSyncExternalStore(onCustomerChange, readCustomer, () => null);

/** How many lines the cart holds, for the header. */
export const useCartLines = (): number => useSyncExternalStore(onCustomerChange, readCartLines, () => 0);

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

/** Asks the server who is signed in and how full the cart is; call it after anything that may change either. */
export const refreshSession = async (): Promise<void> => {
  const call = await loadCall();
  const answer = await call('UserInfo', {});
  if (!answer.ok) return;
  const { customers, cartLines } = answer.value;
  setCartLines(cartLines);
  if (customers.length > 0) await keepCustomers(customers);
  else if (readCustomer() !== null) forgetCustomer();
};

/** Header logout: the session ends, then the record goes. False when the shop couldn't be reached: still signed in. */
export const logOutOfSite = async (): Promise<boolean> => {
  const call = await loadCall();
  const answer = await call('Logout', {});
  if (!answer.ok) return false;
  forgetCustomer();
  setCartLines(0);
  return true;
};

/** Store logout: everything that this browser kept goes too. */
export const logOutOfStore = async (): Promise<boolean> => {
  const isOut = await logOutOfSite();
  if (!isOut) return false;
  localStorage.clear();
  tell();
  return true;
};
