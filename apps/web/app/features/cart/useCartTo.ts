import type { CartRow } from '@boxwright/contract';
import { patterns } from '@boxwright/contract';
import { useEffect, useState } from 'react';
import { call } from '../../api.ts';

/** The cart reckoned to a pincode; until the answer is there, and when it fails, the rows that are known. */
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
      .catch(() => undefined); // aborted: a newer pincode is asked for
    return () => abort.abort();
  }, [wanted, known]);

  return { rows: answer?.rows ?? known, loading: wanted !== null && answer?.pincode !== wanted };
};
