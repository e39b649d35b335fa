import { useSyncExternalStore } from 'react';
import { call } from '../../api.ts';
import {
  forgetCustomer,
  type KnownCustomer,
  keepCustomers,
  onCustomerChange,
  readCustomer,
} from './customer-record.ts';

let cartLines = 0;
const cartListeners = new Set<() => void>();

/** Who is signed in, for what the page shows. Null on the server and until the page is hydrated. */
export const useCustomer = (): KnownCustomer | null => useSyncExternalStore(onCustomerChange, readCustomer, () => null);

/** How many lines the cart holds, for the header. */
export const useCartLines = (): number =>
  useSyncExternalStore(
    (listener) => {
      cartListeners.add(listener);
      return () => cartListeners.delete(listener);
    },
    () => cartLines,
    () => 0,
  );

export const setCartLines = (lines: number): void => {
  cartLines = lines;
  for (const listener of cartListeners) listener();
};

/** Asks the server who is signed in and how full the cart is; call it after anything that may change either. */
export const refreshSession = async (): Promise<void> => {
  const answer = await call('UserInfo', {});
  if (!answer.ok) return;
  const { customers, cartLines: lines } = answer.value;
  setCartLines(lines);
  if (customers.length > 0) keepCustomers(customers);
  else if (readCustomer() !== null) forgetCustomer();
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
