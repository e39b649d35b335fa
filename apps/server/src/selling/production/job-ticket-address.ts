/** Where staff find the ticket of a job: the file is the line's number in the order and `.pdf`. */
export const jobTicketAddress = (orderId: number | string, file: string): string =>
  `/manage/orders/${orderId}/job-ticket/${file}`;

/** Where they find a sheet of it as a file: `1-2.dxf` is the second part of the first line. */
export const jobSheetAddress = (orderId: number | string, file: string): string =>
  `/manage/orders/${orderId}/job-sheet/${file}`;

/** Where they find the ticket and the sheet of a run: `ticket.pdf`, `sheet.pdf`, `sheet.dxf`, `sheet.cf2`. */
export const runFileAddress = (runId: number | string, file: string): string =>
  `/manage/production/runs/${runId}/${file}`;
