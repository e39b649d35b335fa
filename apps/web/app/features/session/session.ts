import { useSyncExternalStore } from 'react';
import { call } from '../../api.ts';
import {
  forgetCustomer,
  type KnownCustomer,
  keepCustomers,
  onCustomerChange,
  readCustomer,
  tell,
} from './customer-record.ts';

const linesKey = 'cartLines';

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
  const answer = await call('UserInfo', {});
  if (!answer.ok) return;
  const { customers, cartLines } = answer.value;
  setCartLines(cartLines);
  if (customers.length > 0) await keepCustomers(customers);
  else if (readCustomer() !== null) forgetCustomer();
};

/** The same on opening a page, where somebody may be signed in or have a cart; a stranger's visit costs no call. */
export const refreshKnownSession = async (): Promise<void> => {
  if (readCustomer() !== null || readCartLines() > 0) await refreshSession();
};

/** Header logout: the record goes, the session ends. The caller goes on to the home page. */
export const logOutOfSite = async (): Promise<void> => {
  await call('Logout', {});
  forgetCustomer();
  setCartLines(0);
};

/** Store logout: everything that this browser kept goes too. The caller goes on to the shop's home. */
export const logOutOfStore = async (): Promise<void> => {
  await logOutOfSite();
  localStorage.clear();
};
