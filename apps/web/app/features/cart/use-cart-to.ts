import { type CartRow, type Input, patterns, typedGstin } from '@boxwright/contract';
import { isGstin } from '@boxwright/money';
import { useEffect, useState } from 'react';
import { call } from '../../api.ts';

/** What of an address decides about delivery and taxes. */
interface PlaceAndGstin {
  readonly pincode: string;
  readonly stateId: number | null;
  readonly gstin: string;
}

/** Where a cart goes and who is billed; null parts aren't known yet. */
export type CartTo = Pick<Input<'GetCartWebsite'>, 'destination' | 'addresses'>;

/** @param shipping null if nothing is delivered, or while it isn't chosen */
export const cartTo = (shipping: PlaceAndGstin | null, billing: PlaceAndGstin | null): CartTo => ({
  destination: shipping !== null && patterns.pincode.test(shipping.pincode) ? shipping.pincode : null,
  addresses:
    billing === null || billing.stateId === null
      ? null
      : {
          deliveryStateId: shipping?.stateId ?? null,
          billingStateId: billing.stateId,
          // One that is still being typed would ask again with each letter, and a wrong one decides nothing.
          billedGstin: isGstin(typedGstin(billing.gstin)) ? typedGstin(billing.gstin) : '',
        },
});

/** The cart with delivery and taxes to these addresses; the given rows while loading and after a failure. */
export const useCartTo = (to: CartTo, known: readonly CartRow[]): { rows: readonly CartRow[]; loading: boolean } => {
  const [answer, setAnswer] = useState<{ key: string; rows: readonly CartRow[] } | null>(null);
  const isKnown = to.destination === null && to.addresses === null;
  const key = isKnown ? null : JSON.stringify(to);

  useEffect(() => {
    if (key === null) return;
    const abort = new AbortController();
    const wanted: CartTo = JSON.parse(key);
    void call('GetCartWebsite', { cartId: null, customerId: null, ...wanted }, { signal: abort.signal })
      .then((result) => {
        if (!abort.signal.aborted) setAnswer({ key, rows: result.ok ? result.value : known });
      })
      .catch(() => undefined); // aborted by newer addresses
    return () => abort.abort();
  }, [key, known]);

  return { rows: answer?.rows ?? known, loading: key !== null && answer?.key !== key };
};
