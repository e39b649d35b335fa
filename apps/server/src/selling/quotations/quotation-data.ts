import { dieText } from '@boxwright/contract';
import type { QuotationData } from '@boxwright/documents';
import { discountsByName, paise, sumOf } from '@boxwright/money';
import { setUpParts } from '@boxwright/pricing';
import type { CustomerQuotation, Quotation } from '@boxwright/storage';
import type { QuotedPrice } from '../goods/line-snapshot.ts';
import { noteOf } from '../goods/note-of.ts';
import { taxesOf } from '../tax-rates/taxes-of.ts';
import { creditNoteOf, itemsOf, type QuotedItem, readSnapshot } from './quotation.ts';

/**
 * The data of a quotation's PDF, from the stored snapshot alone, so that it never changes. Only the addressee
 * whom the desk has named is stored elsewhere.
 */
export function quotationData(quotation: Quotation, madeFor?: CustomerQuotation): QuotationData {
  const { company, delivery, destination, madeOutTo, orderAddress, sampleCredits } = readSnapshot(quotation.snapshot);
  const items = itemsOf(quotation);
  const discounts = items.flatMap(({ quoted }) => quoted.discounts);
  const [only, ...others] = items;
  const single = others.length === 0 ? only : undefined;
  const { gstin, hours, ...letterhead } = company;
  return {
    issuedAt: quotation.createdAt,
    validUntil: new Date(`${quotation.validUntil}T00:00:00+05:30`),
    number: quotation.number,
    company: { ...letterhead, ...(gstin === '' ? {} : { gstin }) },
    madeOutTo: madeFor?.madeOutTo ?? madeOutTo,
    lines: items.map(({ goods, quoted, hsn }) => ({
      description: goods.name,
      configuration: goods.details,
      ...noteOf({ goods }),
      hsn,
      quantity: quoted.quantity,
      amount: quoted.price.total,
    })),
    parts: single?.quoted.price.breakdown.map(({ label, amount }) => ({ label, amount })) ?? [],
    ...(single ? pressOf(single.quoted) : {}),
    totals: {
      netValue: paise(quotation.goodsPaise),
      delivery,
      discount: sumOf(discounts),
      discounts: discountsByName(discounts),
      taxes: taxesOf(
        items.map(({ gstRateBps, tax }) => ({
          gstRateBps,
          cgstPaise: tax.cgst,
          sgstPaise: tax.sgst,
          igstPaise: tax.igst,
        })),
      ),
      total: paise(quotation.totalPaise),
    },
    delivery: deliveryOf(items, destination),
    creditNote: creditNoteOf(sampleCredits),
    orderAddress: shownAddress(orderAddress),
    contactLines: [letterhead.phones.join(', '), hours],
  };
}

const deliveryOf = (items: readonly QuotedItem[], destination: string | null): string => {
  if (destination !== null) return `To be delivered to ${destination}`;
  return items.every(({ goods }) => goods.kind === 'sticker')
    ? 'Free Shipping Anywhere in India'
    : 'Picked up at our works';
};

/** The note is printed with the goods already, and may be too long for the printed address. */
function shownAddress(orderAddress: string | null): QuotationData['orderAddress'] {
  if (orderAddress === null) return null;
  const shown = new URL(orderAddress);
  shown.searchParams.delete('note');
  return { full: orderAddress, shown: shown.href };
}

/** The parts of the set-up and the sheet layout, if the engine provides them. */
function pressOf({ price, die }: QuotedPrice): Pick<QuotationData, 'press'> {
  const { setUp, reorderTotal, parts } = price;
  if (setUp === undefined || reorderTotal === undefined || parts === undefined) return {};
  return {
    press: {
      ...setUpParts({ ...price, setUp, reorderTotal }),
      reorderTotal,
      dieOnFile: die && dieText(die),
      layout: [...Map.groupBy(parts, ({ part, run }) => run ?? part).values()]
        .map((blanks) => `${blanks.map(({ ups }) => ups).join(' + ')} on a ${blanks[0]?.sheet} sheet`)
        .join(', '),
    },
  };
}
