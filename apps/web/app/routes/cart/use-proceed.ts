import { type RefCallback, useRef, useState } from 'react';
import type { Outcome } from './use-cart-changes.ts';

/** A field of the cart that Proceed waits for. */
export interface CartField {
  /** Applies what was typed. Returns false if it is refused; the field then shows why and has the focus. */
  readonly settle: () => Promise<boolean>;
}

/** Leaves the cart once all changes are applied; stays if one is refused. */
export const useProceed = (whenIdle: () => Promise<Outcome>, go: () => Promise<void> | void) => {
  const fields = useRef(new Map<string, CartField>());
  const [busy, setBusy] = useState(false);

  const field =
    (name: string): RefCallback<CartField> =>
    (current) => {
      if (current === null) fields.current.delete(name);
      else fields.current.set(name, current);
    };

  /** @param names the fields, from top to bottom */
  const proceed = async (names: readonly string[]): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      for (const name of names) if ((await fields.current.get(name)?.settle()) === false) return;
      if ((await whenIdle()) === 'done') await go();
    } finally {
      setBusy(false);
    }
  };

  return { field, proceed, busy };
};
