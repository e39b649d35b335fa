import { takeLimit } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';

/**
 * Whether the gateway may be asked about a payment now: at most once in three seconds. Counted per payment, not per
 * source, because the gateway's webhooks for all payments come from a few addresses.
 */
export async function mayQueryGateway({ db, now }: Pick<Services, 'db' | 'now'>, txnid: string): Promise<boolean> {
  const limit = { scope: 'payment check', subject: txnid, windowSeconds: 3, max: 1 };
  return (await takeLimit(db, limit, now())).allowed;
}
