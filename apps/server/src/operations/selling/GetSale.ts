import { ok, quotationFileAddress } from '@boxwright/contract';
import { discountsByName, gstinDoubtOf } from '@boxwright/money';
import { findEnquiry, findQuotationById, linesOfOrders, listAddresses, namesOfStaff } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { presentCoupon } from '../../selling/cart/present-coupon.ts';
import { presentAddress } from '../../selling/customers/present-address.ts';
import { gstinDoubtWords } from '../../selling/desk/gstin-doubt.ts';
import { orderedAs } from '../../selling/desk/ordered-as.ts';
import { presentPlaced } from '../../selling/desk/present-placed.ts';
import { readSale } from '../../selling/desk/read-sale.ts';
import { orderedLine, saleLine } from '../../selling/desk/sale-line.ts';
import { waysToPaySale } from '../../selling/desk/ways-to-pay-sale.ts';
import { askedInSale } from '../../selling/enquiries/present-enquiry.ts';
import { readDeskTerms } from '../../selling/settings/desk-terms.ts';

export const GetSale: Handler<'GetSale'> = async ({ saleId }, call, may) => {
  const { services } = call;
  const { db } = services;
  const sale = await readSale(call, saleId);
  if (!sale.ok) return sale;
  const { cart, customer, order, now, coupon, credits } = sale.value;
  const staffIds = now.lines.flatMap(({ goods }) => goods.snapshot.agreed?.staffId ?? []);
  const [addresses, names, terms, placed, ordered, enquiry, quotation] = await Promise.all([
    listAddresses(db, customer.id),
    namesOfStaff(db, staffIds),
    readDeskTerms(db),
    order === undefined ? null : presentPlaced(services, order),
    order === undefined ? [] : linesOfOrders(db, [order.id]),
    cart.enquiryId === null ? undefined : findEnquiry(db, cart.enquiryId),
    cart.quotationId === null ? undefined : findQuotationById(db, cart.quotationId),
  ]);
  const doubts = await Promise.all(
    addresses.map((address) => gstinDoubtWords(db, gstinDoubtOf(address.gstin, address.stateGstCode), address)),
  );
  const { goods, discount, delivery, tax, total } = now.sum;
  const { ways, cashProblem } = waysToPaySale(sale.value);
  const mostDiscountBps = may.anyPrice ? 10_000 : terms.mostDiscountBps;
  return ok({
    id: cart.id,
    version: cart.version,
    customer: {
      id: customer.id,
      name: customer.name,
      companyName: customer.companyName ?? '',
      email: customer.email,
      mobile: customer.mobile,
      note: customer.deskNote ?? '',
    },
    lines:
      order === undefined
        ? now.lines.map((line) => saleLine(line, names, mostDiscountBps))
        : ordered.map((line) => orderedLine(line, names)),
    pincode: now.pincode ?? '',
    goods,
    discount,
    discounts: discountsByName(now.lines.flatMap(({ discounts }) => discounts)),
    coupon: coupon && presentCoupon(coupon, now),
    delivery,
    gst: tax.total,
    total,
    deliveryProblem: now.lines.length === 0 ? null : now.deliveryProblem,
    ways: [...ways],
    cashProblem,
    addresses: addresses.map(presentAddress),
    gstinDoubts: doubts.filter((text) => text !== ''),
    mostDiscount: mostDiscountBps / 100,
    credits: credits.map(({ number, amount }) => ({ number, amount })),
    order: placed,
    orderedAs: await orderedAs(services, sale.value),
    enquiry: enquiry ? askedInSale(enquiry) : null,
    quotation: quotation
      ? {
          number: quotation.number,
          validUntil: quotation.validUntil,
          isValid: indianDay(services.now()) <= quotation.validUntil,
          address: quotationFileAddress(quotation.token),
        }
      : null,
  });
};
