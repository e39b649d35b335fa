import { type AccountDocument, eInvoiceOf, type TallyLedgerNames, voucherOfDocument } from '@boxwright/accounting';
import { add, addUp, bps, paise, unitPriceOf } from '@boxwright/money';
import { type CartonSpec, demoRateCard, demoStickerRateCard, priceCarton, priceSticker } from '@boxwright/pricing';
import type { Order, OrderLine } from '@boxwright/storage';
import { anOrder, anOrderLine } from '@boxwright/testing';
import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grossOf, taxLinesOf } from './tax-lines.ts';

const board = { code: 'fbb-300', family: 'folding-box-board', gsm: 300, bulk: 1.45 };

const anyBox = fc
  .record({
    style: fc.constantFrom('reverse-tuck-end', 'sleeve', 'base-and-lid', 'divider-insert'),
    size: fc.constantFrom([60, 40, 100], [90, 60, 30], [120, 80, 40], [200, 150, 90]),
    quantity: fc.integer({ min: 100, max: 50_000 }),
  })
  .map(({ style, size: [length = 0, width = 0, height = 0], quantity }) => {
    const spec: CartonSpec = {
      ...{ style, length, width, height, board, quantity },
      ...{ outerCoat: 'gloss-aqueous', innerCoat: 'none' },
    };
    const price = priceCarton(spec, demoRateCard);
    if (!price.ok) throw new Error(price.text);
    return { goods: price.total, said: price.perPiece, quantity, gstRate: bps(500) };
  });

const anySticker = fc
  .record({
    shape: fc.constantFrom('round', 'rectangle', 'special'),
    side: fc.integer({ min: 12, max: 200 }),
    material: fc.constantFrom(...demoStickerRateCard.materials.map(({ code }) => code)),
    quantity: fc.integer({ min: 100, max: 30_000 }),
  })
  .map(({ side, ...spec }) => {
    const price = priceSticker({ ...spec, length: side, width: side }, demoStickerRateCard);
    if (!price.ok) throw new Error(price.text);
    return { goods: price.total, said: price.unitCost, quantity: spec.quantity, gstRate: bps(1800) };
  });

/** A price that staff agree with the customer: the shop takes rates alone. */
const anyAgreed = fc
  .record({ hundredths: fc.integer({ min: 5, max: 100_000 }), quantity: fc.integer({ min: 100, max: 50_000 }) })
  .map(({ hundredths, quantity }) => {
    const goods = paise(Number((BigInt(hundredths) * BigInt(quantity) + 50n) / 100n));
    return { goods, said: (hundredths / 10_000).toFixed(4), quantity, gstRate: bps(500) };
  });

const names: TallyLedgerNames = {
  ...{ company: '', buyers: 'one', customers: 'Buyers', salesInState: 'Sales', salesOutOfState: 'Sales' },
  ...{ cgst: 'CGST', sgst: 'SGST', igst: 'IGST', gateway: '', bank: '', cash: '', bankCharges: '' },
  ...{ gatewayFees: '', gatewayDisputes: '', inputCgst: '', inputSgst: '', inputIgst: '', courierCosts: '' },
  ...{ couriers: '', reverseCharge: '', tdsReceivable: '' },
};

const buyer = {
  contactPerson: 'Meena',
  address: '4, Car Street',
  city: 'Hubballi',
  pincode: '580020',
  stateCode: '29',
};

test('what a random order costs is rate times quantity in cart, invoice, e-invoice and Tally; delivery and discounts are lines of their own', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(anyBox, anySticker, anyAgreed), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 0, max: 500_000 }).map(paise),
      fc.integer({ min: 0, max: 20_000 }).map(paise),
      fc.integer({ min: 0, max: 50 }),
      (goods, delivery, fee, percent) => {
        const discount = paise(Math.floor((add(...goods.map((each) => each.goods)) * percent) / 100));
        const sum = addUp({
          lines: goods.map(({ goods: amount, gstRate }) => ({ goods: amount, gstRate, paysDelivery: true })),
          ...{ delivery, fees: [fee], discounts: [discount] },
          states: { supplierState: '33', placeOfSupply: '29' },
        });
        const order = anOrder({ cartId: 1, customerId: 1 }, { codFeePaise: sum.fee, placeOfSupply: '29' }) as Order;
        const stored = sum.lines.map((each, index) =>
          anOrderLine({
            ...{ itemName: 'Soap Box', hsn: '48191010', quantity: goods[index]?.quantity ?? 0 },
            ...{ goodsPaise: each.goods, deliveryPaise: each.delivery, discountPaise: each.discount },
            ...{ gstRateBps: goods[index]?.gstRate ?? 0, cgstPaise: 0, sgstPaise: 0, igstPaise: each.tax.igst },
          }),
        ) as OrderLine[];
        const invoiced = taxLinesOf(order, stored);

        for (const [index, { said, quantity }] of goods.entries()) {
          // The cart and the order form show this rate, and the invoice the same.
          for (const amount of [stored[index]?.goodsPaise, invoiced[index]?.goods]) {
            const { rupees, isAbout } = unitPriceOf(paise(amount ?? Number.NaN), quantity);
            expect({ isAbout, rupees }).toEqual({ isAbout: false, rupees: Number(said) });
          }
        }

        const document: AccountDocument = {
          ...{ kind: 'tax-invoice', number: 'INV/26-27/000001', day: '2026-11-03', orderNumber: 'BW26-010001' },
          supplier: {
            ...{ name: 'Boxwright', addressLines: ['2, Mill Road', 'Coimbatore 641001'], phones: [], email: '' },
            ...{ gstin: '33AAACY2068D1ZN', stateCode: '33' },
          },
          recipient: { ...buyer, gstin: '29AAACY2068D1ZC' },
          placeOfSupply: '29',
          lines: invoiced,
          total: add(...invoiced.map(grossOf)),
        };
        const items = eInvoiceOf(document)?.ItemList ?? [];
        for (const { Qty, UnitPrice, TotAmt } of items) {
          expect(Math.round(Qty * UnitPrice * 100 + 1e-4)).toBe(Math.round(TotAmt * 100));
        }
        // Goods that stand at the rate of the cart, by the piece or by the thousand.
        const atRates = items.filter(({ PrdDesc }) => PrdDesc !== 'Delivery and charges');
        expect(
          atRates.map(({ Unit, UnitPrice }) => (Unit === 'THD' ? UnitPrice / 1000 : UnitPrice).toFixed(4)),
        ).toEqual(goods.map(({ said }) => said));

        const sales = (voucherOfDocument(document, names)?.entries ?? []).filter(({ ledger }) =>
          ledger.startsWith('Sales'),
        );
        const ofGoods = goods.map(({ said, quantity }) =>
          Number((BigInt(Math.round(Number(said) * 10_000)) * BigInt(quantity) + 50n) / 100n),
        );
        expect(-add(...sales.map(({ amount }) => amount))).toBe(
          ofGoods.reduce((all, each) => all + each, 0) + delivery + fee - discount,
        );
      },
    ),
    { numRuns: runs(40) },
  );
});
