import type { OrderRow } from '@boxwright/contract';
import { PrinterNote } from './PrinterNote.tsx';

/** What the buyer said about the design of an item: own design or help, and the note to the printer. */
export function BuyersWishes({
  row: { designType, customDescription },
}: {
  row: Pick<OrderRow, 'designType' | 'customDescription'>;
}) {
  return (
    <>
      {designType === '' ? null : <p className="mt-1 text-[0.9375rem] text-ink-soft">Design: {designType}</p>}
      <PrinterNote note={customDescription} />
    </>
  );
}
