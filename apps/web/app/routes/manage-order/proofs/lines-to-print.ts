import type { ShownDeskOrder } from '../load-desk-order.ts';
import { takesFirstFile } from './forms-of-line.ts';

/** The lines of an order that are printed with artwork, and plain samples that still can be. */
export const linesToPrint = (proofs: ShownDeskOrder['proofs']) =>
  proofs?.lines.filter((line) => line.state !== null || (proofs.closed === null && takesFirstFile(line))) ?? [];
