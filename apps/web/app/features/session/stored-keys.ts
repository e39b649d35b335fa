/**
 * The keys of what localStorage holds about a customer, besides the record and the number of cart lines; removed at
 * logout. The choice of a box (`box:…`, `stickers`) and the answer about measuring stay, because they are about nobody.
 * What is typed is in `drafts.ts`.
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

/** This tab's customised box, in sessionStorage. */
export const selectionKey = 'customised-box';

const remove = (keys: object): void => {
  for (const key of Object.values(keys)) localStorage.removeItem(key);
};

/** For a logout. */
export const forgetPersonal = (): void => {
  remove(personalKeys);
  remove(wayKeys);
};

/** For a sign-in: removes what a customer before left whose session had expired. */
export const claimPersonal = (customerId: number): void => {
  const owner = localStorage.getItem(personalKeys.owner);
  if (owner !== null && owner !== String(customerId)) remove(personalKeys);
  localStorage.setItem(personalKeys.owner, String(customerId));
};
