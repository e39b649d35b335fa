import { readCustomer } from './features/session/customer-record.ts';
import { selectionKey } from './features/session/stored-keys.ts';

/**
 * Drafts: what was typed and isn't sent yet. They are in sessionStorage, so they survive a reload and a sign-in and are
 * gone with the tab. The key holds the customer's id: after a session has expired, only its customer finds the draft
 * again, by signing in.
 */

/** Whose draft it is: a customer's id, or null while nobody is signed in. */
export type DraftOwner = number | null;

/** The owner of what is typed now, as this browser's record says. Account pages get the owner from the server. */
export const draftOwner = (): DraftOwner => readCustomer()?.id ?? null;

const prefix = 'draft:';
const keyOf = (owner: DraftOwner, name: string) => `${prefix}${owner ?? 'stranger'}:${name}`;

export const readDraft = (owner: DraftOwner, name: string): string | null => {
  try {
    const key = keyOf(owner, name);
    const stranger = keyOf(null, name);
    const typedBefore = sessionStorage.getItem(stranger);
    if (owner === null || typedBefore === null) return sessionStorage.getItem(key);
    // It was typed before signing in, so it is newer than the customer's own draft and replaces it.
    sessionStorage.setItem(key, typedBefore);
    sessionStorage.removeItem(stranger);
    return typedBefore;
  } catch {
    return null; // storage is disabled: what is typed lasts until a reload
  }
};

/** Keeps a draft; null removes it. */
export const keepDraft = (owner: DraftOwner, name: string, text: string | null): void => {
  try {
    // What a customer types replaces what they had typed before signing in.
    if (owner !== null) sessionStorage.removeItem(keyOf(null, name));
    if (text === null) sessionStorage.removeItem(keyOf(owner, name));
    else sessionStorage.setItem(keyOf(owner, name), text);
  } catch {
    // Storage is disabled or full: what is typed lasts until a reload.
  }
};

const removeWhere = (isGone: (key: string) => boolean): void => {
  for (const key of Object.keys(sessionStorage)) if (isGone(key)) sessionStorage.removeItem(key);
};

/** For a sign-in: removes the drafts of all other customers. */
export const forgetDraftsOfOthers = (customerId: number): void =>
  removeWhere(
    (key) => key.startsWith(prefix) && !key.startsWith(keyOf(customerId, '')) && !key.startsWith(keyOf(null, '')),
  );

/** For a logout: removes everything of this tab but the box that was put together. */
export const forgetTab = (): void => removeWhere((key) => key !== selectionKey);
