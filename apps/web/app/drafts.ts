import { tabStorage } from './browser-storage.ts';
import { readCustomer } from './features/session/customer-record.ts';
import { selectionKey } from './features/session/stored-keys.ts';

/**
 * Drafts: what was typed and isn't sent yet. They survive a reload and a sign-in and are gone with the tab; where the
 * tab can't store them, they last until a reload. The key holds the customer's id: after a session has expired, only its customer finds the draft
 * again, by signing in.
 */

/** Whose draft it is: a customer's id, or null while nobody is signed in. */
export type DraftOwner = number | null;

/** The owner of what is typed now, as this browser's record says. Account pages get the owner from the server. */
export const draftOwner = (): DraftOwner => readCustomer()?.id ?? null;

const prefix = 'draft:';
const keyOf = (owner: DraftOwner, name: string) => `${prefix}${owner ?? 'stranger'}:${name}`;

export const readDraft = (owner: DraftOwner, name: string): string | null => {
  const key = keyOf(owner, name);
  const stranger = keyOf(null, name);
  const typedBefore = tabStorage.read(stranger);
  if (owner === null || typedBefore === null) return tabStorage.read(key);
  // It was typed before signing in, so it is newer than the customer's own draft and replaces it.
  if (tabStorage.write(key, typedBefore)) tabStorage.remove(stranger);
  return typedBefore;
};

/** Keeps a draft; null removes it. */
export const keepDraft = (owner: DraftOwner, name: string, text: string | null): void => {
  // What a customer types replaces what they had typed before signing in.
  if (owner !== null) tabStorage.remove(keyOf(null, name));
  if (text === null) tabStorage.remove(keyOf(owner, name));
  else tabStorage.write(keyOf(owner, name), text);
};

const removeWhere = (isGone: (key: string) => boolean): void => tabStorage.remove(...tabStorage.keys().filter(isGone));

/** For a sign-in: removes the drafts of all other customers. */
export const forgetDraftsOfOthers = (customerId: number): void =>
  removeWhere(
    (key) => key.startsWith(prefix) && !key.startsWith(keyOf(customerId, '')) && !key.startsWith(keyOf(null, '')),
  );

/** For a logout: removes everything of this tab but the box that was put together. */
export const forgetTab = (): void => removeWhere((key) => key !== selectionKey);
