import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type AddressDraft,
  keepAddresses,
  readAddresses,
  withSameAsShipping,
  withShipping,
} from '../../features/address/address-draft.ts';
import type { AddressFieldName, AddressValues } from '../../features/address/address-values.ts';
import { readPincode, rememberedPincode } from '../../features/pincode/kept-pincode.ts';

type Change = (values: AddressValues) => AddressValues;

/** The addresses that the shop knows before anything is typed. */
export type KnownAddresses = Pick<AddressDraft, 'shipping' | 'billing'> & Partial<Pick<AddressDraft, 'sameAsShipping'>>;

/**
 * The two address forms. They begin with the known values. Typed values take precedence, even if typed before
 * hydration, and survive reloads and sign-in.
 */
export const useDraft = (form: RefObject<HTMLFormElement | null>, customerId: number, known: KnownAddresses) => {
  const [first] = useState(known);
  const [draft, setDraft] = useState<AddressDraft>({ sameAsShipping: false, ...first });
  const [ready, setReady] = useState(false);
  // Values that nobody typed aren't stored, because the shop may know better ones at the next visit.
  const isTyped = useRef(false);

  useEffect(() => {
    const kept = readAddresses(customerId);
    const typed = {
      shipping: typedInto(form.current, 'shipping', first.shipping),
      billing: typedInto(form.current, 'billing', first.billing),
    };
    isTyped.current = [kept ?? {}, typed.shipping, typed.billing].some((values) => Object.keys(values).length > 0);
    // A pincode typed on the cart's page is stored only in this browser.
    const pincode = readPincode() ?? first.shipping.pincode;
    const start = kept ?? { sameAsShipping: false, ...first, shipping: withTyped(first.shipping, { pincode }) };
    setDraft({
      ...start,
      shipping: withTyped(start.shipping, typed.shipping),
      billing: withTyped(start.billing, typed.billing),
    });
    setReady(true);
    void rememberedPincode().then((pincode) => {
      if (pincode === null) return;
      setDraft((now) => (now.shipping.pincode === '' ? withShipping(now, { ...now.shipping, pincode }) : now));
    });
  }, [form, customerId, first]);

  useEffect(() => {
    if (ready && isTyped.current) keepAddresses(customerId, draft);
  }, [customerId, draft, ready]);

  return {
    draft,
    markTyped: () => {
      isTyped.current = true;
    },
    changeShipping: (change: Change) => setDraft((before) => withShipping(before, change(before.shipping))),
    changeBilling: (change: Change) => setDraft((before) => ({ ...before, billing: change(before.billing) })),
    setSame: (same: boolean) => setDraft((before: AddressDraft) => withSameAsShipping(before, same)),
  };
};

/** Adds typed values. Another pincode clears state and city, because it fills in its own. */
const withTyped = (start: AddressValues, typed: Partial<AddressValues>): AddressValues => {
  const place = typed.pincode === undefined || typed.pincode === start.pincode ? {} : { stateId: '', cityId: '' };
  return { ...start, ...place, ...typed };
};

/** Values in the form's controls that were typed or filled in by the browser before hydration. */
const typedInto = (
  form: HTMLFormElement | null,
  part: 'shipping' | 'billing',
  known: AddressValues,
): Partial<AddressValues> => {
  const typed: Partial<Record<AddressFieldName, string>> = {};
  for (const name of [
    'companyName',
    'contactName',
    'area',
    'landmark',
    'pincode',
    'mobile',
    'email',
    'gstin',
  ] as const) {
    const control = form?.elements.namedItem(`${part}-${name}`);
    if (control instanceof HTMLInputElement && control.value !== known[name]) typed[name] = control.value;
  }
  return typed;
};
