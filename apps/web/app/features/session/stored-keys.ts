import { browserStorage } from '../../browser-storage.ts';

/**
 * The keys of what the browser stores about a customer, besides the record and the number of cart lines; removed at
 * logout. The choice of a box (`box:…`, `stickers`), the boxes opened last (`boxes:last`) and the answer about
 * measuring stay, because they are about nobody. What is typed is in `drafts.ts`.
 */
export const personalKeys = {
  /** Whose items they are. */
  owner: 'lastCustomer',
  /** Ids of the last order's addresses. */
  addressChoice: 'addressChoice',
  /** The id of the address that is edited. */
  editedAddress: 'editAddress',
  /** The placed order that waits for its payment. */
  waitingOrder: 'orderDetails',
  /** The pincode typed last. */
  pincode: 'ChangedPincode',
} as const;

/** Where a visitor who isn't signed in wants to go; needed until they are signed in. */
export const wayKeys = {
  pendingCart: 'pendingOrder',
  marker: 'currentPage',
  previousPage: 'previousPage',
  from: 'from',
} as const;

/** This tab's customised box. */
export const selectionKey = 'customised-box';

/** For a logout. */
export const forgetPersonal = (): void =>
  browserStorage.remove(...Object.values(personalKeys), ...Object.values(wayKeys));

/** For a sign-in: removes what a customer before left whose session had expired. */
export const claimPersonal = (customerId: number): void => {
  const owner = browserStorage.read(personalKeys.owner);
  if (owner !== null && owner !== String(customerId)) browserStorage.remove(...Object.values(personalKeys));
  browserStorage.write(personalKeys.owner, String(customerId));
};
