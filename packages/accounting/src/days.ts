const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2026-11-03` as the GST portal's offline tool writes it: `03-Nov-2026`. */
export function portalDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${date}-${months[Number(month) - 1] ?? ''}-${year}`;
}

/** `2026-11-03` as e-invoices write it: `03/11/2026`. */
export const slashedDay = (day: string): string => day.split('-').toReversed().join('/');

/** `2026-11-03` as the GST portal's JSON has it: `03-11-2026`. */
export const dashedDay = (day: string): string => day.split('-').toReversed().join('-');

/** `2026-11-03` as Tally writes it: `20261103`. */
export const tallyDay = (day: string): string => day.replaceAll('-', '');
