import type { CartRow } from '@boxwright/contract';
import { patterns } from '@boxwright/contract';
import { useEffect, useState } from 'react';
import { call } from '../../api.ts';

/** The cart with delivery to a pincode; the given rows while loading and after a failure. */
export const useCartTo = (
  pincode: string | null,
  known: readonly CartRow[],
): { rows: readonly CartRow[]; loading: boolean } => {
  const [answer, setAnswer] = useState<{ pincode: string; rows: readonly CartRow[] } | null>(null);
  const wanted = pincode !== null && patterns.pincode.test(pincode) ? pincode : null;

  useEffect(() => {
    if (wanted === null) return;
    const abort = new AbortController();
    void call('GetCartWebsite', { cartId: null, customerId: null, destination: wanted }, { signal: abort.signal })
      .then((result) => {
        if (!abort.signal.aborted) setAnswer({ pincode: wanted, rows: result.ok ? result.value : known });
      })
      .catch(() => undefined); // aborted by a newer pincode
    return () => abort.abort();
  }, [wanted, known]);

  return { rows: answer?.rows ?? known, loading: wanted !== null && answer?.pincode !== wanted };
};
