import { keepDraft, readDraft } from '../../drafts.ts';
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

const name = 'addresses';

export const keepAddresses = (customerId: number, draft: AddressDraft): void =>
  keepDraft(customerId, name, isEmptyDraft(draft) ? null : JSON.stringify(draft));

export const forgetAddresses = (customerId: number): void => keepDraft(customerId, name, null);

export const readAddresses = (customerId: number): AddressDraft | null => parseDraft(readDraft(customerId, name));

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
