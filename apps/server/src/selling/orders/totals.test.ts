import { add, bps, paise, splitGst } from '@boxwright/money';
import { mipidWithoutGateway, type PaymentMode, paymentModes } from '@boxwright/orders';
import type { Order, OrderLine } from '@boxwright/storage';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountText } from '../../adapters/payments/payu/protocol.ts';
import type { Catalogue } from '../catalogue/snapshot.ts';
import { addUpOrder } from './add-up-order.ts';
import { orderTotals } from './order-totals.ts';
import { taxBuckets } from './taxes-of.ts';
import { waysToPayOrder } from './ways-to-pay-order.ts';

const zones = [{ pattern: '^6', zone: 'B' }];
// Only what the ways to pay read.
const catalogue = { delivery: { zones, table: {} } } as unknown as Pick<Catalogue, 'delivery'>;
const company = {
  stateCode: '33',
  cashOnDelivery: { zones: ['B'], mostPaise: 100_000_000, leastFeePaise: 50_00, feeBps: 200 },
};

const anyLine = fc.record({
  goodsPaise: fc.integer({ min: 250_000, max: 5_000_000 }),
  gstRateBps: fc.constantFrom(500, 1800, 2800),
  weightGrams: fc.integer({ min: 0, max: 500_000 }),
  deliveryType: fc.constantFrom('StandardShipping' as const, 'SelfPickup' as const),
});
const anyOrder = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
  delivery: fc.integer({ min: 0, max: 500_000 }),
  discount: fc.integer({ min: 0, max: 200_000 }),
  placeOfSupply: fc.constantFrom('33', '27'),
  mode: fc.constantFrom(...paymentModes),
});

interface AnyOrder {
  readonly lines: readonly Pick<OrderLine, 'goodsPaise' | 'gstRateBps' | 'weightGrams' | 'deliveryType'>[];
  readonly delivery: number;
  readonly discount: number;
  readonly placeOfSupply: string;
}

/** An order as it would be stored with this charge for cash on delivery. */
function stored({ lines, delivery, discount, placeOfSupply }: AnyOrder, mode: PaymentMode, fee: number) {
  const ships = lines.some(({ deliveryType, weightGrams }) => deliveryType !== 'SelfPickup' && weightGrams > 0);
  const goods = lines.reduce((sum, line) => sum + line.goodsPaise, 0);
  const order = {
    id: 1,
    orderType: 'Normal',
    status: 'IN-PROCESS',
    paymentMode: mode,
    confirmedAt: null,
    deliveryType: 'StandardShipping',
    shippingAddress: { pincode: '641001' },
    placeOfSupply,
    goodsPaise: goods,
    deliveryPaise: ships ? delivery : 0,
    discountPaise: Math.min(discount, goods),
    codFeePaise: fee,
  } as unknown as Order; // the columns that sums are made of
  const sum = addUpOrder(order, lines as OrderLine[], company.stateCode, paise(fee));
  const withSum = {
    ...order,
    cgstPaise: sum.tax.cgst,
    sgstPaise: sum.tax.sgst,
    igstPaise: sum.tax.igst,
    totalPaise: sum.total,
  };
  const taxed = lines.map((line, index) => {
    const { cgst = 0, sgst = 0, igst = 0 } = sum.lines[index]?.tax ?? {};
    return { ...line, cgstPaise: cgst, sgstPaise: sgst, igstPaise: igst } as OrderLine;
  });
  return { order: withSum, lines: taxed, sum };
}

test('for every cart and way to pay, page, papers, mails and gateway show parts that add up to the total', () => {
  fc.assert(
    fc.property(anyOrder, (any) => {
      const placed = stored(any, any.mode, 0);
      const { ways, withCash } = waysToPayOrder({ ...placed, paid: 0 }, catalogue, company);
      expect(ways.map(({ mode }) => mode)).toContain('OnlinePayment');
      for (const way of ways) {
        const { order, lines, sum } = way.mode === 'COD' ? stored(any, 'COD', withCash?.fee ?? 0) : placed;
        expect(order.totalPaise).toBe(way.total);
        expect(way.dueNow + way.dueLater).toBe(way.total);
        expect(order.goodsPaise + order.deliveryPaise + order.codFeePaise - order.discountPaise + sum.tax.total).toBe(
          order.totalPaise,
        );
        // Papers and mails.
        const totals = orderTotals({ order, lines, sampleCredits: [] } as never);
        const taxes = add(...totals.taxes.map(({ amount }) => amount));
        const { netValue, delivery, codCharge = 0, discount = 0, total } = totals;
        expect(netValue + delivery + codCharge - discount + taxes).toBe(total);
        // The specification's buckets of the order row.
        const buckets = taxBuckets(lines);
        expect(buckets.gst5Amount + buckets.gst18Amount + buckets.gst28Amount).toBe(taxes);
        // Each line is taxed on its own share.
        for (const line of sum.lines) {
          const index = sum.lines.indexOf(line);
          const rate = bps(lines[index]?.gstRateBps ?? 0);
          const states = { supplierState: '33', placeOfSupply: order.placeOfSupply };
          expect(line.tax).toEqual(splitGst({ taxable: line.taxable, rate, ...states }));
        }
        // The gateway is asked for what is due now, to the paisa.
        if (way.purpose !== null) expect(Math.round(Number(amountText(paise(way.dueNow))) * 100)).toBe(way.dueNow);
        else expect(mipidWithoutGateway(way.mode === 'COD' ? 'COD' : 'PayLater')).toMatch(/COD|LATER/);
      }
    }),
    { numRuns: 1000 },
  );
});
