import { fail, type Result } from '@boxwright/contract';
import { inTransaction } from '@boxwright/storage';
import type { Sender } from '../../adapters/identity/sender.ts';
import type { Services } from '../../calls/services.ts';
import { orderNumber } from '../company/order-number.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import { planJobSheet, type SheetOfJob } from '../production/job-sheet.ts';
import { refuseUnapproved } from '../proofs/refuse-unapproved.ts';
import { laidPlates, noArtwork } from './laid-plates.ts';

const notWritten = fail(
  'not_found',
  'This sheet can’t be written: the job may not be accepted yet, or it was laid out by an earlier version. Please lay it out by hand.',
);

/**
 * The sheet of a part of a job with the artwork on each up, for plates. Only what is approved for print gets one. Made for
 * each request, and the same each time.
 */
export async function jobPlates(
  services: Services,
  stored: StoredOrder,
  { line: number, part }: SheetOfJob,
  sender: Sender,
): Promise<Result<Uint8Array>> {
  const line = stored.lines[number - 1];
  const name = `Item ${number} of ${orderNumber(stored.order)}`;
  if (line?.goods.snapshot.artwork === null) return noArtwork(name);
  const planned = line && (await planJobSheet(services, stored, { line: number, part }));
  if (!line || planned?.asked.kind !== 'job') return notWritten;
  const refused = await inTransaction(services.db, (tx) => refuseUnapproved(tx, [{ lineId: line.id, name }]));
  if (refused) return refused;
  const { priced, part: laid } = planned.asked;
  const common = { name, lineId: line.id, snapshot: line.goods.snapshot, spec: priced.spec };
  const blanks = laid.blanks.map(({ part: ofBlank }) => ({ ...common, part: ofBlank }));
  return laidPlates(services, planned, blanks, sender);
}
