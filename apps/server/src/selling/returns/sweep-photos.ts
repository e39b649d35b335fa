import { forgetReturnPhotos, type Tx } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';

const day = 86_400_000;

/** Photographs that one run forgets; the next day's run takes the others. */
const most = 5_000;

/** A request is sent within the five days of the return window, or never. */
const unsentDays = 10;

/** Photographs are kept as long as the artwork of an order. */
const keptYears = 3;

/** Deletes photographs that were never sent, and photographs of old complaints. */
export async function sweepReturnPhotos({ jobs, now }: Pick<Services, 'jobs' | 'now'>, tx: Tx): Promise<void> {
  const before = new Date(now());
  before.setUTCFullYear(before.getUTCFullYear() - keptYears);
  const unsentBefore = new Date(now().getTime() - unsentDays * day);
  for (const { token, fileKey } of await forgetReturnPhotos(tx, { unsentBefore, before, most })) {
    await jobs.enqueue(tx, 'RemoveReturnFile', { token, fileKey });
  }
}
