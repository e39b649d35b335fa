import { fail, ok, type Result } from '@boxwright/contract';
import { usualBridges } from '@boxwright/dieline';
import { inTransaction } from '@boxwright/storage';
import type { Sender } from '../../adapters/identity/sender.ts';
import { TooMuchToDraw } from '../../adapters/inspection/inspection.ts';
import type { Services } from '../../calls/services.ts';
import { orderNumber } from '../company/order-number.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import { readPrintFile } from '../print-sheets/read-print-file.ts';
import { planJob } from '../production/job-plan.ts';
import { jobSheet } from '../production/job-sheet.ts';
import { pricedWith } from '../production/priced-with.ts';
import { refuseUnapproved } from '../proofs/refuse-unapproved.ts';
import { readPrintFileLimits } from '../settings/print-file-limits.ts';
import { layPlatesTask } from './tasks.ts';

const notWritten = fail(
  'not_found',
  'This sheet can’t be written: the job may not be accepted yet, or it was laid out by an earlier version. Please lay it out by hand.',
);
const noArtwork = fail('not_found', 'This item has no artwork yet.');
const gone = fail('not_found', 'The artwork of this item isn’t kept any more.');
const misfits = {
  'other-size': fail('conflict', 'The artwork has another size than the box: see what its check has found.'),
  'other-drawing': fail('conflict', 'The artwork was made for another box: see what its check has found.'),
  gone,
} as const;
const tooMuch = fail('conflict', 'This artwork takes too much time or memory to draw. Please lay it in by hand.');

/**
 * The sheet of a part of a job with the artwork on each up, for plates. Only what is approved for print gets one. Made for
 * each request, and the same each time.
 *
 * @param line and part: numbers in the order and in the line, from 1
 */
export async function jobPlates(
  services: Services,
  stored: StoredOrder,
  { line: number, part: partNumber }: { readonly line: number; readonly part: number },
  { sender, address }: { readonly sender: Sender; readonly address: string },
): Promise<Result<Uint8Array>> {
  const line = stored.lines[number - 1];
  const priced = line && (await pricedWith(services, line));
  const part = line && planJob(line).parts[partNumber - 1];
  if (!line || !priced || !part) return notWritten;
  const name = `Item ${number} of ${orderNumber(stored.order)}`;
  const refused = await inTransaction(services.db, (tx) => refuseUnapproved(tx, [{ lineId: line.id, name }]));
  if (refused) return refused;
  const named = line.goods.snapshot.artwork;
  if (named === null) return noArtwork;
  const file = await readPrintFile(services, named.token);
  if (!file) return gone;
  const sheet = { line: number, part: partNumber, format: 'pdf', bridges: usualBridges } as const;
  const lines = await jobSheet(services, stored, sheet, address);
  if (!lines) return notWritten;
  const blank = { spec: priced.spec, part: part.part, file };
  const limits = await readPrintFileLimits(services.db);
  const asked = { kind: 'job', priced, part } as const;
  try {
    const laid = await services.inspection.runForStaff(
      layPlatesTask,
      { lines, asked, blanks: [blank], limits },
      sender,
    );
    return typeof laid === 'string' ? misfits[laid] : ok(laid);
  } catch (error) {
    if (error instanceof TooMuchToDraw) return tooMuch;
    throw error;
  }
}
