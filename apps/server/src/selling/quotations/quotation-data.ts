import type { QuotationData } from '@boxwright/documents';
import { divideHalfUp, paise } from '@boxwright/money';
import type { Quotation } from '@boxwright/storage';
import type { GoodsPrice } from '../goods/goods-price.ts';
import { taxesOf } from '../orders/taxes-of.ts';
import { goodsOf, readSnapshot } from './quotation.ts';

/** The data of a quotation's PDF, from the stored snapshot alone, so that it never changes. */
export function quotationData(quotation: Quotation): QuotationData {
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
    madeOutTo: snapshot.madeOutTo,
    line: {
      description: goods.name,
      configuration: goods.details,
      hsn: snapshot.hsn,
      quantity: quoted.quantity,
      unitPrice: divideHalfUp(BigInt(price.total), BigInt(quoted.quantity)),
      amount: price.total,
    },
    parts: price.breakdown.map(({ label, amount }) => ({ label, amount })),
    ...pressOf(price),
    totals: {
      subTotal: price.total,
      delivery,
      taxes: taxesOf([{ gstRateBps, cgstPaise: tax.cgst, sgstPaise: tax.sgst, igstPaise: tax.igst }]),
      total: paise(quotation.totalPaise),
    },
    delivery: destination === null ? 'Picked up at our works' : `Delivered to ${destination}`,
    orderAddress: snapshot.orderAddress,
    contactLines: [letterhead.phones.join(', '), hours],
  };
}

/** Set-up cost and sheet layout, where the engine provides them. */
const pressOf = ({ setUp, reorderTotal, parts }: GoodsPrice): Pick<QuotationData, 'press'> =>
  setUp === undefined || reorderTotal === undefined || parts === undefined
    ? {}
    : {
        press: { setUp, reorderTotal, layout: parts.map(({ ups, sheet }) => `${ups} on a ${sheet} sheet`).join(', ') },
      };
