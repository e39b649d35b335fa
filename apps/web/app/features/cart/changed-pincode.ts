import { patterns } from '@boxwright/contract';

/** The pincode that was changed on the cart page (the specification's local item of that name). */
const key = 'ChangedPincode';

export const keepPincode = (pincode: string): void => {
  try {
    localStorage.setItem(key, pincode);
  } catch {
    // It is also in the URL.
  }
};

export const readPincode = (): string | null => {
  try {
    const kept = localStorage.getItem(key);
    return kept !== null && patterns.pincode.test(kept) ? kept : null;
  } catch {
    return null;
  }
};
