import type { Bytes } from '../pdf/bytes.ts';
import { everyDefinition } from '../pdf/every-definition.ts';
import { findActions } from '../pdf/find-actions.ts';
import { Unreadable } from '../pdf/unreadable.ts';
import type { PdfProblem } from './read-pdf.ts';

/**
 * Looks for what a PDF would do or carry beside its pages, whatever its size. Nothing else is known of it then.
 *
 * @returns why it can't be taken, also where it can't be looked through; undefined where nothing is found
 */
export function lookThrough(file: Bytes): PdfProblem | undefined {
  try {
    const parts = [...findActions(everyDefinition(file))];
    return parts.length === 0 ? undefined : { kind: 'active', parts };
  } catch (error) {
    if (error instanceof Unreadable) return { kind: error.reason };
    throw error;
  }
}
