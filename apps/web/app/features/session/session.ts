import type { Customer } from '@boxwright/contract';
import { useSyncExternalStore } from 'react';
import { browserStorage, tabStorage } from '../../browser-storage.ts';
import { forgetDraftsOfOthers, forgetTab } from '../../drafts.ts';
import {
  forgetCustomer,
  type KnownCustomer,
  keepCustomers,
  onCustomerChange,
  readCustomer,
  reportChange,
} from './customer-record.ts';
import { linesKey } from './known-visitor.ts';
import { claimPersonal, forgetPersonal } from './stored-keys.ts';

/** Loaded lazily, because calls need the operations' shapes, which a page without a customer doesn't. */
const loadCall = async () => (await import('../../api.ts')).call;

/** The signed-in customer for display. Null on the server and until hydration. */
export const useCustomer = (): KnownCustomer | null => useSyncExternalStore(onCustomerChange, readCustomer, () => null);

/**
 * The same for the header, which shows something earlier: undefined on the server, until hydration, and while the
 * browser asks the server who is signed in.
 */
export const useVisitor = (): KnownCustomer | null | undefined =>
  useSyncExternalStore<KnownCustomer | null | undefined>(onCustomerChange, readVisitor, () => undefined);

/** Whether the server has said who is signed in, since this page was loaded. */
let isAnswered = false;

/** A browser that has forgotten the name may still be signed in, see `showKnownVisitor`. */
const readVisitor = (): KnownCustomer | null | undefined =>
  readCustomer() ?? (isAnswered || !document.cookie.includes('boxwright.known=1') ? null : undefined);

/** The number of lines in the cart, for the header; undefined on the server and until hydration. */
export const useCartLines = (): number | undefined =>
  useSyncExternalStore<number | undefined>(onCustomerChange, readCartLines, () => undefined);

const readCartLines = (): number => Number(browserStorage.read(linesKey) ?? 0);

export const setCartLines = (lines: number): void => {
  if (lines === 0) browserStorage.remove(linesKey);
  else browserStorage.write(linesKey, String(lines));
  reportChange();
};

/**
 * Keeps the record of the signed-in customer, and removes what a customer before them left whose session had expired.
 */
export const keepSignedIn = async (customers: readonly Customer[]): Promise<void> => {
  const [customer] = customers;
  if (customer !== undefined) {
    claimPersonal(customer.id);
    forgetDraftsOfOthers(customer.id);
  }
  await keepCustomers(customers);
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
  if (customers.length > 0) await keepSignedIn(customers);
  else if (readCustomer() !== null) forgetCustomer();
  isAnswered = true;
  // This also reports the changed record to the header.
  setCartLines(cartLines);
};

/** Deletes the record and what is personal in this browser. The box that is put together stays. */
export const forgetSignedIn = (): void => {
  forgetPersonal();
  forgetTab();
  forgetCustomer();
  setCartLines(0);
};

/** Deletes everything that is stored in this browser. */
export const forgetBrowser = (): void => {
  for (const storage of [browserStorage, tabStorage]) storage.clear();
  reportChange();
};

/**
 * Header logout: ends the session, then deletes what is personal. False if the server couldn't be reached; then the
 * customer is still signed in.
 */
export const logOutOfSite = async (): Promise<boolean> => {
  const call = await loadCall();
  const answer = await call('Logout', {});
  if (answer.ok) forgetSignedIn();
  return answer.ok;
};

/** Store logout: also deletes everything else that is stored in this browser. */
export const logOutOfStore = async (): Promise<boolean> => {
  const isOut = await logOutOfSite();
  if (isOut) forgetBrowser();
  return isOut;
};

/** Loads a page anew after a logout, so that nothing of the customer's is left in memory. */
export const leaveFor = (page: string): void => {
  // After going back, browsers would fill the forms in again or restore the whole page.
  for (const form of document.forms) form.reset();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    document.documentElement.style.visibility = 'hidden';
    location.reload();
  });
  location.assign(page);
};
