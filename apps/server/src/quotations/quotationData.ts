import type { QuotationData } from '@boxwright/documents';
import { add, bps, divideHalfUp } from '@boxwright/money';
import type { Quotation } from '@boxwright/storage';
import { detailsOf } from '../cart/configuration.ts';
import { readSnapshot } from './quotation.ts';

/** What the paper of a quotation shows, from what was stored alone: it never changes. */
export function quotationData(quotation: Quotation): QuotationData {
  const snapshot = readSnapshot(quotation.snapshot);
  const { configuration, quoted, company, tax, delivery, destination, gstRateBps } = snapshot;
  const { price } = quoted;
  const { gstin, hours, ...letterhead } = company;
  const taxes = [
    { name: 'CGST', rate: bps(gstRateBps / 2), amount: tax.cgst },
    { name: 'SGST', rate: bps(gstRateBps / 2), amount: tax.sgst },
    { name: 'IGST', rate: bps(gstRateBps), amount: tax.igst },
  ] as const;
  return {
    issuedAt: quotation.createdAt,
    validUntil: new Date(`${quoted.validUntil}T00:00:00+05:30`),
    number: quoted.number,
    company: { ...letterhead, ...(gstin === '' ? {} : { gstin }) },
    madeOutTo: snapshot.madeOutTo,
    line: {
      description: configuration.variantName,
      configuration: detailsOf(configuration),
      hsn: snapshot.hsn,
      quantity: quoted.quantity,
      unitPrice: divideHalfUp(BigInt(price.total), BigInt(quoted.quantity)),
      amount: price.total,
    },
    parts: price.breakdown.map(({ label, amount }) => ({ label, amount })),
    setUp: price.setUp,
    reorderTotal: price.reorderTotal,
    layout: price.parts.map(({ ups, sheet }) => `${ups} on a ${sheet} sheet`).join(', '),
    totals: {
      subTotal: price.total,
      delivery,
      taxes: taxes.filter(({ amount }) => amount > 0),
      total: add(price.total, delivery, tax.total),
    },
    delivery: destination === null ? 'Picked up at our works' : `Delivered to ${destination}`,
    orderAddress: snapshot.orderAddress,
    contactLines: [letterhead.phones.join(', '), hours],
  };
}
