/** The address of a line's print sheet, for staff; `file` is the line's number in the order and `.pdf`. */
export const printSheetAddress = (orderId: number | string, file: string): string =>
  `/manage/orders/${orderId}/sticker-sheet/${file}`;
