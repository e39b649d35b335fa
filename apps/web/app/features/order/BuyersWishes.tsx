import type { OrderRow } from '@boxwright/contract';
import { PrinterNote } from './PrinterNote.tsx';

export type ShownWishes = Pick<OrderRow, 'designType' | 'customDescription'> &
  Partial<Pick<OrderRow, 'artworkName' | 'itemKind'>>;

/** What the buyer said about the design of an item: its file, own design or help, and the note to the printer. */
export function BuyersWishes({ row }: { row: ShownWishes }) {
  const { designType, customDescription, artworkName = '', itemKind } = row;
  return (
    <>
      {/* Stickers show their picture. */}
      {artworkName === '' || itemKind === 'sticker' ? null : (
        <p className="wrap-anywhere mt-1 text-[0.9375rem] text-ink-soft">Artwork: {artworkName}</p>
      )}
      {/* Whoever sent a file has answered where the design comes from. */}
      {designType === '' || artworkName !== '' ? null : (
        <p className="mt-1 text-[0.9375rem] text-ink-soft">Design: {designType}</p>
      )}
      <PrinterNote note={customDescription} />
    </>
  );
}
