import type { TaxDocumentLine } from '@boxwright/documents';
import { paise } from '@boxwright/money';
import { isWaitingRefund } from '@boxwright/orders';
import type { Refund, StoredDocument } from '@boxwright/storage';
import { type InvoiceLeft, invoiceLeft } from '../documents/invoice-left.ts';
import { creditLines, grossOf, uncreditedLines } from '../documents/tax-lines.ts';
import { reducesSupply } from './refund-causes.ts';

/** The invoice of an order, and what its lines have left after its notes and those of refunds on their way. */
export type Creditable = InvoiceLeft;

/** Undefined without an invoice. */
export function creditableOf(
  issued: readonly StoredDocument[],
  refunds: readonly Pick<Refund, 'state' | 'causeCode' | 'amountPaise'>[],
): Creditable | undefined {
  const invoiced = invoiceLeft(issued);
  if (!invoiced) return undefined;
  const { left } = invoiced;
  const onTheirWay = refunds
    .filter(({ state, causeCode }) => isWaitingRefund(state) && reducesSupply(causeCode))
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const all = left.reduce((sum, line) => sum + grossOf(line), 0);
  const later = creditLines(paise(Math.min(onTheirWay, all)), left);
  return { ...invoiced, left: uncreditedLines(left, [later]) };
}

/** Whether an amount can be divided among the lines of an invoice without a wrong rate or HSN code. */
export const isOfOneRate = (lines: readonly Pick<TaxDocumentLine, 'gstRateBps' | 'hsn'>[]): boolean =>
  new Set(lines.map(({ gstRateBps, hsn }) => `${gstRateBps} ${hsn}`)).size <= 1;
