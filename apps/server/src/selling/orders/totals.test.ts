import { type Company, decode, encode, type OrderRow, operationShapes } from '@boxwright/contract';
import { orderReceivedMail } from '@boxwright/mail';
import {
  add,
  addUp,
  bps,
  formatRupees,
  paise,
  parseRupees,
  partsOfRow,
  type Sum,
  splitGst,
  type TotalRow,
  totalRows,
} from '@boxwright/money';
import { type PaymentMode, paymentModes, ways as waysToPay } from '@boxwright/orders';
import type { Customer, Order, OrderLine } from '@boxwright/storage';
import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPayuClient } from '../../adapters/payments/payu/client.ts';
import { fakePayu } from '../../testing/fake-payu.ts';
import type { Catalogue } from '../catalogue/snapshot.ts';
import { mailCompany } from '../company/mail-company.ts';
import { orderFormData } from './order-form-data.ts';
import { mailOrder } from './order-mails.ts';
import { orderRows } from './order-rows.ts';
import { creditedOf, type SampleCredit } from './sample-credit.ts';
import type { StoredOrder, StoredOrderLine } from './stored-order.ts';
import { waysToPayOrder } from './ways-to-pay-order.ts';

const zones = [{ pattern: '^6', zone: 'B' }];
// Only the fields that the ways to pay read.
const catalogue = { delivery: { zones, table: {} } } as unknown as Pick<Catalogue, 'delivery'>;
const states = { supplierState: '33' };
const anyLine = fc.record({
  // More than samples can take off: an order with nothing left to pay has no way to pay.
  goodsPaise: fc.integer({ min: 500_000, max: 5_000_000 }),
  gstRateBps: fc.constantFrom(500, 1800, 2800),
  weightGrams: fc.integer({ min: 0, max: 500_000 }),
  deliveryType: fc.constantFrom('StandardShipping' as const, 'SelfPickup' as const),
});
const anyOrder = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
  delivery: fc.integer({ min: 0, max: 500_000 }),
  discount: fc.integer({ min: 0, max: 200_000 }),
  /** Samples that come off it. */
  samples: fc.integer({ min: 0, max: 2 }),
  placeOfSupply: fc.constantFrom('33', '27'),
  mode: fc.constantFrom(...paymentModes),
});
type AnyOrder = typeof anyOrder extends fc.Arbitrary<infer Order> ? Order : never;

const sampleCredits = (count: number): SampleCredit[] =>
  Array.from({ length: count }, (_, index) => ({
    lineId: index + 1,
    number: `BW26-01000${index}`,
    amount: paise(100_000),
  }));

/** The sum that the cart shows and the order is composed of. */
function sumOf({ lines, delivery, discount, samples, placeOfSupply }: AnyOrder): Sum {
  const ships = lines.some(paysDelivery);
  return addUp({
    lines: lines.map((line) => ({
      goods: paise(line.goodsPaise),
      gstRate: bps(line.gstRateBps),
      paysDelivery: paysDelivery(line),
    })),
    delivery: paise(ships ? delivery : 0),
    discounts: [paise(discount)],
    credits: sampleCredits(samples).map(({ amount }) => amount),
    states: { ...states, placeOfSupply },
  });
}
const paysDelivery = ({ deliveryType, weightGrams }: AnyOrder['lines'][number]) =>
  deliveryType !== 'SelfPickup' && weightGrams > 0;

const address = { area: '7 Race Course Road', pincode: '641001', flat: null };
const goods = { details: [], snapshot: {}, columns: {}, image: '' };
const customer = { id: 1, name: 'Meena Sundaram', email: 'meena@shop.example', mobile: '9840012345' } as Customer;
const company = {
  stateCode: '33',
  cashOnDelivery: { zones: ['B'], mostPaise: 100_000_000, leastFeePaise: 50_00, feeBps: 200 },
  name: 'Boxwright',
  legalName: 'Boxwright',
  addressLines: [],
  phones: [],
  email: '',
  gstin: '',
  hours: '',
} as unknown as Company; // what mails and papers need of it

/** An order as it is stored with this sum. */
function stored(any: AnyOrder, sum: Sum, mode: PaymentMode): StoredOrder {
  const order = {
    id: 1,
    number: 7,
    orderType: 'Normal',
    status: 'IN-PROCESS',
    paymentMode: mode,
    paymentStatus: 'Payment Initiated',
    confirmedAt: null,
    paymentDueOn: null,
    placedAt: new Date('2026-11-20T10:00:00Z'),
    reference: 'reference',
    deliveryType: 'StandardShipping',
    shippingAddress: address,
    billingAddress: address,
    placeOfSupply: any.placeOfSupply,
    goodsPaise: sum.goods,
    deliveryPaise: sum.delivery,
    discountPaise: sum.discount,
    codFeePaise: sum.fee,
    cgstPaise: sum.tax.cgst,
    sgstPaise: sum.tax.sgst,
    igstPaise: sum.tax.igst,
    totalPaise: sum.total,
  } as unknown as Order; // the columns that are shown
  const lines = any.lines.map((line, index) => {
    const { cgst = 0, sgst = 0, igst = 0 } = sum.lines[index]?.tax ?? {};
    const made = {
      kind: 'box',
      itemName: 'Soap Box',
      description: '',
      hsn: '4819',
      quantity: 1000,
      unitPrice: 1,
      goods,
    };
    const discountPaise = sum.lines[index]?.discount;
    return {
      ...line,
      ...made,
      discountPaise,
      cgstPaise: cgst,
      sgstPaise: sgst,
      igstPaise: igst,
    } as unknown as StoredOrderLine;
  });
  return {
    order,
    lines,
    money: { paid: 0, due: order.totalPaise, overpaid: 0, attempts: [] } as unknown as StoredOrder['money'],
    discounts: [],
    sampleCredits: creditedOf(sampleCredits(any.samples), sumOf(any).credit),
    cancelledAt: null,
    isDemonstration: false,
  };
}

/** The sum of the rows above a total; the sub total only repeats the rows before it. */
const sumUp = (rows: readonly TotalRow[]): number =>
  add(...rows.filter(({ name }) => name !== 'Sub total').map(({ amount }) => amount));

const gateway = createPayuClient({ name: 'payu', ...fakePayu().credentials, formUrl: '', commandUrl: '' });
/** What the browser posts to the gateway, in paise. */
const postedFor = (amount: number): number => {
  const { fields } = gateway.paymentForm({
    txnid: 'a-transaction',
    amount: paise(amount),
    productInfo: 'BW26-010007 Soap Box',
    firstName: 'Meena',
    lastName: 'Sundaram',
    email: customer.email,
    phone: customer.mobile,
    returnUrls: { success: 'http://shop', failure: 'http://shop', cancel: 'http://shop' },
  });
  return parseRupees(fields['amount'] ?? '');
};

/** The order's first row as a page gets it: over the wire and back. */
const rowOnPage = (order: StoredOrder): OrderRow => {
  const { output } = operationShapes().GetWebsiteOrderDetails;
  const sent = JSON.parse(
    JSON.stringify(encode(orderRows(order, customer, { downloadToken: 'token', dates: null, supply: '' }), output)),
  );
  return (decode(sent, output) as OrderRow[])[0] as OrderRow; // an order has a line
};

/** Expects that the order's parts sum to its total wherever they are shown. */
function expectOneTotal(shown: StoredOrder): void {
  const { order } = shown;
  const total = order.totalPaise;
  const tax = order.cgstPaise + order.sgstPaise + order.igstPaise;
  expect(order.goodsPaise + order.deliveryPaise + order.codFeePaise - order.discountPaise + tax).toBe(total);

  const papers = totalRows(orderFormData(shown, company, new Date()).totals);
  expect(sumUp(papers)).toBe(total);
  const row = rowOnPage(shown);
  const onPage = totalRows(partsOfRow(row));
  expect([sumUp(onPage), row.total, row.subTotal + row.gst]).toEqual([total, total, total]);
  // Pages name taxes without their rates; all else stands on paper in the same words.
  const untaxed = (rows: readonly TotalRow[]) => rows.filter(({ name }) => !/GST/.test(name));
  expect(untaxed(onPage)).toEqual(untaxed(papers));
  expect(row.gst5Amount + row.gst18Amount + row.gst28Amount).toBe(tax);

  const { text } = orderReceivedMail({
    company: mailCompany(company, 'http://shop'),
    order: mailOrder({ stored: shown, customer, ready: undefined }),
    amountAsked: paise(0),
    nextSteps: [],
    links: { track: 'http://shop/', order: 'http://shop/', orderForm: 'http://shop/' },
  });
  const inMail = [...papers, { name: 'Total inclusive of tax', amount: paise(total) }];
  for (const { name, amount } of inMail) expect(text).toContain(`${name}: ${formatRupees(amount)}`);
}

test('for every cart and way to pay, page, API, papers, mails and gateway show parts that add up to the total', () => {
  fc.assert(
    fc.property(anyOrder, (any) => {
      const sum = sumOf(any);
      const placed = stored(any, sum, any.mode);
      const { ways, withCash } = waysToPayOrder(
        { ...placed, lines: placed.lines as unknown as OrderLine[], paid: 0 },
        catalogue,
        company,
        { credit: 'usual' },
      );
      expect(ways.map(({ mode }) => mode)).toContain('OnlinePayment');
      // The named credits are the amount by which the total falls.
      expect(add(...placed.sampleCredits.map(({ amount }) => amount))).toBe(
        sumOf({ ...any, samples: 0 }).total - sum.total,
      );
      const withCashOnly = withCash ? stored(any, withCash.sum, 'COD') : placed;
      for (const shown of new Set([placed, withCashOnly])) expectOneTotal(shown);
      for (const way of ways) {
        const { order } = way.mode === 'COD' ? withCashOnly : placed;
        expect([order.totalPaise, way.dueNow + way.dueLater]).toEqual([way.total, way.total]);
        if (way.purpose !== null) expect(postedFor(way.dueNow)).toBe(way.dueNow);
        else expect(waysToPay[way.mode].mipid).toMatch(/COD|LATER/);
      }
      // Each line is taxed on its own share.
      any.lines.forEach(({ gstRateBps }, index) => {
        const line = sum.lines[index];
        const rate = bps(gstRateBps);
        expect(line?.tax).toEqual(
          splitGst({ taxable: line?.taxable ?? paise(0), rate, ...states, placeOfSupply: any.placeOfSupply }),
        );
      });
    }),
    { numRuns: runs(200) },
  );
});
