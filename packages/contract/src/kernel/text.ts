import { z } from 'zod';

/**
 * What no text may hold: control characters, which nobody types and PostgreSQL, mails and logs can't take, and halves
 * of a surrogate pair, which are no character. Tab and line breaks are typed, and joiners and marks of Indian scripts and of emoji
 * are neither.
 */
const unreadable = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

/** Whether a text is one that people can have typed. */
export const isReadable = (text: string): boolean => !unreadable.test(text);

/** Text of several lines, at most so many characters. Every text that comes in is this or a `line`. */
export const paragraphs = (most: number) =>
  z.string().max(most).refine(isReadable, 'holds a character that can’t be read');

/** Text of one line: breaks and tabs, as pasted from a sheet, become spaces, so that nothing can start a line of its own in a mail's head. */
export const line = (most: number) => paragraphs(most).overwrite((text) => text.replace(/[\t\n\r\u2028\u2029]+/g, ' '));
