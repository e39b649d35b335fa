import { takeLimit } from '@boxwright/storage';
import type { Services } from '../services.ts';

/**
 * Whether the gateway may be asked about a payment now: once in three seconds, whoever brings news of it. Counted for
 * each payment and not for each source: the gateway's own servers send everybody's news from a few addresses.
 */
export async function mayAsk({ db, now }: Pick<Services, 'db' | 'now'>, txnid: string): Promise<boolean> {
  const limit = { scope: 'payment check', subject: txnid, windowSeconds: 3, max: 1 };
  return (await takeLimit(db, limit, now())).allowed;
}
