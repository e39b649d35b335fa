import { z } from 'zod';
import { isReadable, onOneLine } from './readable.ts';

/** Text of several lines with at most `most` characters. Every incoming text is this or a `line`. */
export const paragraphs = (most: number) =>
  z.string().max(most).refine(isReadable, 'holds a character that can’t be read');

/** Text of one line, so that it can't add a header to a mail. */
export const line = (most: number) => paragraphs(most).overwrite(onOneLine);
