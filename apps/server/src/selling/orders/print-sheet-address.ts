import type { OrderLine } from '@boxwright/storage';

/** The address of the print sheet of a line of stickers, for staff; `file` is the line's number in the order and `.pdf`. */
export const printSheetAddress = (orderId: number | string, file: string): string =>
  `/manage/orders/${orderId}/sticker-sheet/${file}`;

/** The same of what a sample is printed from. */
export const sampleSheetAddress = (orderId: number | string, file: string): string =>
  `/manage/orders/${orderId}/sample-sheet/${file}`;

/**
 * Where the sheet is from which a line alone is printed: stickers, and a sample with a file. Null for other lines.
 *
 * @param number of the line in its order, from 1
 */
export function sheetOfLine(
  { kind, orderId, artworkState }: Pick<OrderLine, 'kind' | 'orderId' | 'artworkState'>,
  number: number,
): string | null {
  if (kind === 'sticker') return printSheetAddress(orderId, `${number}.pdf`);
  return kind === 'sample' && artworkState !== null ? sampleSheetAddress(orderId, `${number}.pdf`) : null;
}
