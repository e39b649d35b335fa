import { readPdf } from '@boxwright/print-files';
import type { PrintFile } from './print-picture.ts';

/**
 * Another page of a buyer's file, to be printed; null where it can't be read or drawn, which its check has said. Reads what
 * a stranger has made: runs in the process for such files.
 *
 * @param page from 1
 */
export async function pageOfFile(file: PrintFile, page: number): Promise<PrintFile | null> {
  const { kind, original } = file;
  if (kind === 'svg') return null;
  if (kind !== 'pdf') return { ...file, page, white: null };
  const found = await readPdf(original, { page });
  if ('kind' in found) return null;
  const { reading, print } = found;
  const { length, width } = reading.trimmed;
  const [printed, tall] = [length + 2 * reading.bleed, width + 2 * reading.bleed];
  return { ...file, page, print, white: null, ratio: printed / tall, bleed: reading.bleed / printed };
}
