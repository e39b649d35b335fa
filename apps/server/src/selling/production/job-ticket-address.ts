/** Where staff find the ticket of a job: the file is the line's number in the order and `.pdf`. */
export const jobTicketAddress = (orderId: number | string, file: string): string =>
  `/manage/orders/${orderId}/job-ticket/${file}`;
