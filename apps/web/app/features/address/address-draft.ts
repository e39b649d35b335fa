import { type AddressValues, emptyAddress } from './address-values.ts';

/** The two address forms as typed so far. */
export interface AddressDraft {
  readonly shipping: AddressValues;
  readonly billing: AddressValues;
  readonly sameAsShipping: boolean;
}

export const emptyDraft: AddressDraft = { shipping: emptyAddress, billing: emptyAddress, sameAsShipping: false };

/** Ticking copies the shipping address to billing; unticking clears billing (document 2, section 4). */
export const withSameAsShipping = (draft: AddressDraft, same: boolean): AddressDraft => ({
  ...draft,
  sameAsShipping: same,
  billing: same ? draft.shipping : emptyAddress,
});

/** Changes shipping, and billing too while both are the same. */
export const withShipping = (draft: AddressDraft, shipping: AddressValues): AddressDraft => ({
  ...draft,
  shipping,
  billing: draft.sameAsShipping ? shipping : draft.billing,
});

/** Whether nobody has typed anything; the pincode and its place are filled in from what is remembered. */
export const isEmptyDraft = (draft: AddressDraft): boolean =>
  [draft.shipping, draft.billing].every(({ pincode: _, stateId: __, cityId: ___, ...typed }) =>
    Object.values(typed).every((text) => text === ''),
  );

// In sessionStorage: an address is personal data, and a reload or a sign-in stays in the same tab.
const key = 'addressDraft';

export const keepDraft = (draft: AddressDraft): void => {
  try {
    if (isEmptyDraft(draft)) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Without storage ordering still works.
  }
};

export const forgetDraft = (): void => keepDraft(emptyDraft);

export const readDraft = (): AddressDraft | null => {
  try {
    return parseDraft(sessionStorage.getItem(key));
  } catch {
    return null;
  }
};

/** Parses a stored draft; null if it's invalid. */
export const parseDraft = (text: string | null): AddressDraft | null => {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return null;
    return {
      shipping: readValues('shipping' in kept ? kept.shipping : null),
      billing: readValues('billing' in kept ? kept.billing : null),
      sameAsShipping: 'sameAsShipping' in kept && kept.sameAsShipping === true,
    };
  } catch {
    return null;
  }
};

const readValues = (kept: unknown): AddressValues => {
  const known = typeof kept === 'object' && kept !== null ? new Map(Object.entries(kept)) : new Map<string, unknown>();
  const text = (name: keyof AddressValues) => {
    const value = known.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    companyName: text('companyName'),
    contactName: text('contactName'),
    area: text('area'),
    landmark: text('landmark'),
    pincode: text('pincode'),
    stateId: text('stateId'),
    cityId: text('cityId'),
    mobile: text('mobile'),
    email: text('email'),
    gstin: text('gstin'),
  };
};
