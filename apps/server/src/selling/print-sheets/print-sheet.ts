import { inTransaction, raiseAlert } from '@boxwright/storage';
import type { Logger } from 'pino';
import type { Sender } from '../../adapters/identity/sender.ts';
import { TooMuchToDraw } from '../../adapters/inspection/inspection.ts';
import { isUnavailable } from '../../adapters/unavailable.ts';
import type { Services } from '../../calls/services.ts';
import { RetryLater } from '../../process/work/retry-later.ts';
import type { AlertKind } from '../alerts/alert-kinds.ts';
import { currentCatalogue } from '../catalogue/catalogue.ts';
import { orderNumber } from '../company/order-number.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import { readPrintFile } from './read-print-file.ts';
import { readSheetLine } from './read-sheet-line.ts';
import { printSheetTask } from './tasks.ts';

/**
 * The print sheet of a line of an order, by the line's number; null when it has no stickers. Made for each request from
 * the line as it was stored, so the same order gives the same bytes; it isn't kept, because the buyer's picture in it
 * is kept for a time only. The work counts against the allowance of `sender`.
 */
export async function printSheet(
  services: Services,
  stored: StoredOrder,
  number: number,
  { sender, log }: { readonly sender: Sender; readonly log: Pick<Logger, 'error'> },
): Promise<Uint8Array | null> {
  const line = readSheetLine(stored, number, await currentCatalogue(services));
  if (!line) return null;
  const file = line.artwork && (await readPrintFile(services, line.artwork.token));
  try {
    return await services.inspection.runForStaff(printSheetTask, { line, file }, sender);
  } catch (error) {
    if (!file || error instanceof RetryLater || isUnavailable(error)) throw error;
    if (!(error instanceof TooMuchToDraw)) await alertOfDefect(services, stored, { number, error, log });
    // Production still gets the cuts, and lays the picture in.
    return services.inspection.runForStaff(printSheetTask, { line, file: null }, sender);
  }
}

/** Logs that our code failed at the artwork, and raises an alert, once for each line. */
async function alertOfDefect(
  { db, now }: Services,
  { order }: StoredOrder,
  { number, error, log }: { readonly number: number; readonly error: unknown; readonly log: Pick<Logger, 'error'> },
): Promise<void> {
  log.error({ err: error, orderId: order.id, line: number }, 'artwork could not be put on its print sheet');
  await inTransaction(db, (tx) =>
    raiseAlert(tx, {
      key: `unread-file:sheet:${order.id}:${number}`,
      kind: 'unread-file' satisfies AlertKind,
      orderId: order.id,
      message: `${orderNumber(order)}, line ${number}: the artwork could not be put on the print sheet because of an error of ours. Lay the buyer’s file in by hand; the log has the error.`,
      createdAt: now(),
    }),
  );
}
