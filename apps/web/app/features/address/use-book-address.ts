import { useEffect, useState } from 'react';
import { browserStorage } from '../../browser-storage.ts';
import { keepDraft, readDraft } from '../../drafts.ts';
import { personalKeys } from '../session/stored-keys.ts';
import { type BookAddressValues, parseKept } from './book-address.ts';

/** The form's values, kept as the customer's draft; those that were posted without JavaScript are newer. */
export const useBookAddress = (
  customerId: number,
  addressId: number | null,
  initial: BookAddressValues,
  posted?: BookAddressValues,
) => {
  const name = `addressBook:${addressId ?? 'new'}`;
  const [values, setValues] = useState(posted ?? initial);
  const isPosted = posted !== undefined;
  useEffect(() => {
    const kept = isPosted ? null : parseKept(readDraft(customerId, name));
    if (kept !== null) setValues(kept);
  }, [customerId, name, isPosted]);
  useEffect(() => {
    if (values !== initial) keepDraft(customerId, name, JSON.stringify(values));
  }, [customerId, name, values, initial]);
  return { values, change: setValues, forget: () => keepDraft(customerId, name, null) };
};

const editedKey = personalKeys.editedAddress;

/** Stores the id of the address being edited, for the form's page without a query. */
export const keepEdited = (addressId: number): boolean => browserStorage.write(editedKey, String(addressId));

export const readEdited = (): number | null => {
  const kept = Number(browserStorage.read(editedKey) ?? '');
  return Number.isSafeInteger(kept) && kept > 0 ? kept : null;
};
