/** Excel takes a file as UTF-8 by this mark alone. */
export const csvStart = '\uFEFF';

/**
 * One line of a CSV file (RFC 4180) with its end. A text that a spreadsheet would run as a formula gets an apostrophe in
 * front; numbers that are negative are numbers.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) && !/^-\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
