import { type RefObject, useEffect, useState } from 'react';
import {
  type AddressDraft,
  emptyDraft,
  keepDraft,
  readDraft,
  withSameAsShipping,
  withShipping,
} from '../../features/address/address-draft.ts';
import type { AddressFieldName, AddressValues } from '../../features/address/address-values.ts';
import { rememberedPincode } from '../../features/pincode/kept-pincode.ts';

type Change = (values: AddressValues) => AddressValues;

/** The two address forms: what was typed survives reloads and sign-in, even if it was typed before hydration. */
export const useDraft = (form: RefObject<HTMLFormElement | null>) => {
  const [draft, setDraft] = useState(emptyDraft);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    const kept = readDraft() ?? emptyDraft;
    setDraft({
      ...kept,
      shipping: { ...kept.shipping, ...typedInto(form.current, 'shipping') },
      billing: { ...kept.billing, ...typedInto(form.current, 'billing') },
    });
    setReady(true);
    void rememberedPincode().then((pincode) => {
      if (pincode === null) return;
      setDraft((now) => (now.shipping.pincode === '' ? withShipping(now, { ...now.shipping, pincode }) : now));
    });
  }, [form]);

  useEffect(() => {
    if (ready) keepDraft(draft);
  }, [draft, ready]);

  return {
    draft,
    changeShipping: (change: Change) => setDraft((before) => withShipping(before, change(before.shipping))),
    changeBilling: (change: Change) => setDraft((before) => ({ ...before, billing: change(before.billing) })),
    setSame: (same: boolean) => setDraft((before: AddressDraft) => withSameAsShipping(before, same)),
  };
};

/** Values in the form's controls that were typed or filled in by the browser before hydration. */
const typedInto = (form: HTMLFormElement | null, part: 'shipping' | 'billing'): Partial<AddressValues> => {
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
    if (control instanceof HTMLInputElement && control.value !== '') typed[name] = control.value;
  }
  return typed;
};
