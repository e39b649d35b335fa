import { artworkFileAddress, artworkPreviewAddress, artworkPrintAddress, type DeskLine } from '@boxwright/contract';
import { jobCode, type SuppliedItem, suppliedOf, whyNotPrinted } from '@boxwright/orders';
import type { LineToPrint, ProductionJob } from '@boxwright/storage';
import { orderNumber } from '../company/order-number.ts';
import { dieLabel, dieWords } from '../goods/box/box-goods.ts';
import { sheetOfLine } from '../orders/print-sheet-address.ts';
import type { StoredOrder, StoredOrderLine } from '../orders/stored-order.ts';
import { paidDieOf } from '../production/cancelled-dies.ts';
import { storedParts } from '../reorder/stored-parts.ts';

/**
 * The details, price parts and files of each line of an order.
 *
 * @param unpaidDies the cancelled orders that paid for dies of these lines
 */
export const deskLines = (
  { order, lines }: Pick<StoredOrder, 'order' | 'lines'>,
  supplied: readonly SuppliedItem[],
  jobs: readonly ProductionJob[],
  toPrint: readonly LineToPrint[],
  unpaidDies: ReadonlySet<string>,
): DeskLine[] =>
  lines.map((line, place) => {
    const [artwork, die] = [artworkOf(line), paidDieOf(line)];
    const { good, charged, isShort } = supplied[place] ?? suppliedOf({ ordered: line.quantity, good: null }, 0);
    return {
      details: line.goods.details.map(({ label, value }) => ({
        label,
        value: label === dieLabel && die && unpaidDies.has(die.order) ? dieWords(die, true) : value,
      })),
      parts: storedParts(line.breakdown).map(({ label, amount }) => ({ label, amount })),
      files: [
        ...(artwork
          ? [
              { label: `Artwork: ${artwork.name}`, url: artworkPrintAddress(artwork.token) },
              { label: 'Artwork as it was sent', url: artworkFileAddress(artwork.token) },
            ]
          : []),
        ...(order.status === 'Cancelled'
          ? []
          : printSheetOf(line, place, toPrint.find(({ id }) => id === line.id)?.isWaived ?? false)),
      ],
      preview: artwork ? artworkPreviewAddress(artwork.token) : '',
      good,
      charged,
      isShort,
      job: jobOf(
        jobs.find(({ lineId }) => lineId === line.id),
        jobCode(orderNumber(order), place + 1),
      ),
    };
  });

const jobOf = (job: ProductionJob | undefined, code: string): DeskLine['job'] =>
  job === undefined
    ? null
    : {
        id: job.id,
        code,
        route: [...job.route],
        stage: job.stage,
        isRunning: job.startedAt !== null,
        isOpen: job.closedAt === null && job.stage !== 'packed',
      };

/** The sheet of stickers or a sample, which there is once they may be printed; none of other lines. */
function printSheetOf(line: StoredOrderLine, place: number, isWaived: boolean) {
  const url = sheetOfLine(line, place + 1);
  if (url === null) return [];
  return whyNotPrinted(line.artworkState, isWaived) === null
    ? [{ label: 'Print sheet', url }]
    : [{ label: 'Print sheet once its proof is approved', url: '' }];
}

const artworkOf = ({ goods: { snapshot } }: Pick<StoredOrderLine, 'goods'>) => snapshot.artwork;
