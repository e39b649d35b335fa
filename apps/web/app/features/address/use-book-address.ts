import { useEffect, useState } from 'react';
import { type BookAddressValues, parseKept } from './book-address.ts';

/**
 * The form's values; what was typed survives a reload or a sign-in, in this tab only because an address is personal
 * data.
 */
export const useBookAddress = (addressId: number | null, initial: BookAddressValues) => {
  const key = `addressBook:${addressId ?? 'new'}`;
  const [values, setValues] = useState(initial);
  useEffect(() => {
    const kept = parseKept(stored(key));
    if (kept !== null) setValues(kept);
  }, [key]);
  useEffect(() => {
    if (values !== initial) store(key, JSON.stringify(values));
  }, [key, values, initial]);
  return { values, change: setValues, forget: () => store(key, null) };
};

const stored = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

const store = (key: string, text: string | null): void => {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Without storage the form still works.
  }
};

const editedKey = 'editAddress';

/** Stores the id of the address being edited, for the form's page without a query. */
export const keepEdited = (addressId: number): void => {
  try {
    localStorage.setItem(editedKey, String(addressId));
  } catch {
    // The link contains it as well.
  }
};

export const readEdited = (): number | null => {
  try {
    const kept = Number(localStorage.getItem(editedKey) ?? '');
    return Number.isSafeInteger(kept) && kept > 0 ? kept : null;
  } catch {
    return null;
  }
};
