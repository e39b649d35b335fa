import { dieText } from '@boxwright/contract';
import type { QuotationData } from '@boxwright/documents';
import { paise } from '@boxwright/money';
import { setUpParts } from '@boxwright/pricing';
import type { CustomerQuotation, Quotation } from '@boxwright/storage';
import type { Goods } from '../goods/goods.ts';
import type { QuotedPrice } from '../goods/line-snapshot.ts';
import { noteOf } from '../orders/order-mails.ts';
import { taxesOf } from '../orders/taxes-of.ts';
import { goodsOf, type QuotationSnapshot, readSnapshot } from './quotation.ts';

/**
 * The data of a quotation's PDF, from the stored snapshot alone, so that it never changes; only who it was made out to at
 * the desk stands elsewhere.
 */
export function quotationData(quotation: Quotation, madeFor?: CustomerQuotation): QuotationData {
  const snapshot = readSnapshot(quotation.snapshot);
  const { quoted, company, tax, delivery, destination, gstRateBps } = snapshot;
  const goods = goodsOf(quotation);
  const { price } = quoted;
  const { gstin, hours, ...letterhead } = company;
  return {
    issuedAt: quotation.createdAt,
    validUntil: new Date(`${quoted.validUntil}T00:00:00+05:30`),
    number: quoted.number,
    company: { ...letterhead, ...(gstin === '' ? {} : { gstin }) },
    madeOutTo: madeFor?.madeOutTo ?? snapshot.madeOutTo,
    line: {
      description: goods.name,
      configuration: goods.details,
      ...noteOf({ goods }),
      hsn: snapshot.hsn,
      quantity: quoted.quantity,
      amount: price.total,
    },
    parts: price.breakdown.map(({ label, amount }) => ({ label, amount })),
    ...pressOf(quoted),
    totals: {
      netValue: price.total,
      delivery,
      taxes: taxesOf([{ gstRateBps, cgstPaise: tax.cgst, sgstPaise: tax.sgst, igstPaise: tax.igst }]),
      total: paise(quotation.totalPaise),
    },
    delivery: deliveryOf(goods, destination),
    orderAddress: addressOf(snapshot),
    contactLines: [letterhead.phones.join(', '), hours],
  };
}

const deliveryOf = ({ kind }: Goods, destination: string | null): string => {
  if (destination !== null) return `Delivered to ${destination}`;
  return kind === 'sticker' ? 'Free Shipping Anywhere in India' : 'Picked up at our works';
};

/** The note stands with the goods already, and may be too long for the printed address. */
function addressOf({ orderAddress }: QuotationSnapshot): QuotationData['orderAddress'] {
  if (orderAddress === null) return null;
  const shown = new URL(orderAddress);
  shown.searchParams.delete('note');
  return { full: orderAddress, shown: shown.href };
}

/** The parts of the set-up and the sheet layout, where the engine provides them. */
function pressOf({ price, die }: QuotedPrice): Pick<QuotationData, 'press'> {
  const { setUp, reorderTotal, parts } = price;
  if (setUp === undefined || reorderTotal === undefined || parts === undefined) return {};
  return {
    press: {
      ...setUpParts({ ...price, setUp, reorderTotal }),
      reorderTotal,
      dieOnFile: die && dieText(die),
      layout: parts.map(({ ups, sheet }) => `${ups} on a ${sheet} sheet`).join(', '),
    },
  };
}
