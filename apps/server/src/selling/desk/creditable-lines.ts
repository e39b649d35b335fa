import type { Output } from '@boxwright/contract';
import { grossOf } from '../documents/tax-lines.ts';
import type { Creditable } from '../refunds/creditable.ts';

/** The items of an invoice of which something is left to be credited, as the desk sees them. */
export const creditableLines = (creditable: Creditable | undefined): Output<'GetDeskOrder'>['creditable'] =>
  (creditable?.left ?? []).flatMap((line, index) => {
    const left = grossOf(line);
    const { description: name, quantity, gstRateBps, hsn } = line;
    return left > 0 ? [{ position: index + 1, name, quantity, gstRate: gstRateBps / 100, hsn, left }] : [];
  });
