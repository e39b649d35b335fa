import { z } from 'zod';
import { isReadable, onOneLine } from './readable.ts';
import { tooLong } from './too-long.ts';

/**
 * Text of several lines with at most `most` characters. Every incoming text is this or a `line`. `what` names it in the
 * sentence that people read when they typed too much.
 */
export const paragraphs = (most: number, what?: string) =>
  z
    .string()
    .max(most, what === undefined ? undefined : tooLong(what, most))
    .refine(isReadable, 'holds a character that can’t be read');

/** Text of one line, so that it can't add a header to a mail. */
export const line = (most: number, what?: string) => paragraphs(most, what).overwrite(onOneLine);
