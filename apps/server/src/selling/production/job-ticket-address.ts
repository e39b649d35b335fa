/** The address of a job's ticket, for staff; `file` is the line's number in the order and `.pdf`. */
export const jobTicketAddress = (orderId: number | string, file: string): string =>
  `/manage/orders/${orderId}/job-ticket/${file}`;

/** The address of a job's sheet as a file: `1-2.dxf` is the second part of the first line. */
export const jobSheetAddress = (orderId: number | string, file: string): string =>
  `/manage/orders/${orderId}/job-sheet/${file}`;

/** The address of a job's sheet with its artwork, for plates: `1-2.pdf` is the second part of the first line. */
export const jobPlatesAddress = (orderId: number | string, file: string): string =>
  `/manage/orders/${orderId}/plates/${file}`;

/** The address of a tool for a job's sheet: `1-2-stripping-upper.dxf` is for the second part of the first line. */
export const jobToolAddress = (orderId: number | string, file: string): string =>
  `/manage/orders/${orderId}/job-tools/${file}`;

/**
 * The address of the ticket, the plates, the sheet or a tool of a run: `ticket.pdf`, `plates.pdf`, `sheet.pdf`,
 * `sheet.dxf`, `sheet.cf2`, `stripping-upper.dxf`.
 */
export const runFileAddress = (runId: number | string, file: string): string =>
  `/manage/production/runs/${runId}/${file}`;
