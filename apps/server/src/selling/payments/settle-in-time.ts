import { setTimeout as wait } from 'node:timers/promises';
import type { AttemptOfOrder } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { type Settled, settlePayment } from './settle-payment.ts';

/** How long a visitor waits for a verification; after that the job continues alone. */
const patienceMs = 6_000;

/** Settles a payment while a visitor waits; undefined when it takes too long or fails. Never throws. */
export async function settleInTime(
  services: Services,
  known: AttemptOfOrder,
  log: { warn: (entry: object, text: string) => void },
): Promise<Settled | undefined> {
  const timer = new AbortController();
  const settling = settlePayment(services, known.attempt.txnid, known).catch((error: unknown) => {
    log.warn({ err: error, attempt: known.attempt.id }, 'payment not settled');
    return undefined;
  });
  const late = wait(patienceMs, undefined, { signal: timer.signal }).catch(() => undefined);
  const settled = await Promise.race([settling, late]);
  timer.abort();
  return settled;
}
