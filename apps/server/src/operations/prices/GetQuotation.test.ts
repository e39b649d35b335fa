import { paise } from '@boxwright/money';
import { demoRateCard } from '@boxwright/pricing';
import { findQuotation, insertRateCard, inTransaction } from '@boxwright/storage';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { quotationData } from '../../selling/quotations/quotation-data.ts';
import { disc, upload } from '../../testing/artwork.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { soapBoxes } from '../../testing/orders.ts';

const ownSize = { length: 120, width: 40, height: 100 };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(() => shop.clock.set('2026-11-20T10:00:00+05:30'));

const box = { quantity: 1000, varientid: 202, boardid: 2, outercoatingid: 2, innercoatingid: 0 };
const ask = (own: object = {}, visitor = shop.visitor()) =>
  visitor.call('GetQuotation', { ...box, destination_pin: '641001', ...own });

/** Doubles the printing rates from the next day on. */
const raisePrices = async (of: Shop) => {
  const dearer = demoRateCard.sheets.map((sheet) => ({ ...sheet, printFirst1000: paise(sheet.printFirst1000 * 2) }));
  const card = { ...demoRateCard, version: 2, sheets: dearer };
  await inTransaction(of.services.db, (tx) =>
    insertRateCard(tx, { version: 'dearer', validFrom: '2026-11-21', card: { ...card } }),
  );
  of.clock.advance({ days: 1 });
};

describe('GetQuotation', () => {
  test('the order from a quotation has the file that it was asked for with', async () => {
    const { body } = await upload(shop, { bytes: await disc(), name: 'kokko.png' });
    const { data } = await ask({ artwork_token: body.data.token, artwork_place: '90 5 -4 120' });
    const made = await findQuotation(shop.services.db, data.quotation);
    expect(made).toMatchObject({
      artworkToken: body.data.token,
      snapshot: { orderAddress: expect.stringContaining(`artwork=${body.data.token}&place=90+5+-4+120`) },
    });
    expect(await ask({ artwork_token: 'nobody-has-this' })).toMatchObject({ status: 404 });
  });

  test('quotes goods, delivery and GST for 15 days to everybody, as a PDF', async () => {
    const { status, data } = await ask({ name: ' Kavitha Raman ', organisation: 'Rosa & Reed' });
    expect(status).toBe(200);
    const visitor = shop.visitor();
    const price = (await visitor.call('GetPrice', box)).data;
    const delivered = await visitor.call('GetDeliveryCharge', {
      destination_pin: '641001',
      weight: price.weight,
      invoice_amount: price.total_price,
      Gst: price.gst_rate,
    });
    expect(data).toMatchObject({
      quotation_number: expect.stringMatching(/^QTN\/26-27\/\d{6}$/),
      valid_until: '2026-12-05',
      total_price: price.total_price,
      delivery_charges: delivered.data.delivery_charges,
      total_amount_with_gst: delivered.data.total_amount_with_gst,
    });
    const file = await shop.app.inject(data.address);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.headers['content-disposition']).toBe(`attachment; filename="${data.file_name}"`);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    shop.clock.advance({ days: 40 });
    expect((await shop.app.inject(data.address)).rawPayload.equals(file.rawPayload)).toBe(true);
  });

  test('numbers quotations without gaps, and gives each an unguessable address', async () => {
    const answers = await Promise.all([ask(), ask(), ask()]);
    const numbers = answers.map(({ data }) => Number(data.quotation_number.slice(-6))).sort((a, b) => a - b);
    expect((numbers[2] ?? 0) - (numbers[0] ?? 0)).toBe(2);
    for (const token of ['QTN-26-27-000001', '1', 'x'.repeat(24)]) {
      expect((await shop.app.inject(`/downloads/quotation/${token}`)).statusCode).toBe(404);
    }
  });

  test('repeating a request with its Idempotency-Key makes one quotation', async () => {
    const visitor = shop.visitor();
    await visitor.call('AddToCartWebsite', soapBoxes);
    const key = { 'idempotency-key': 'one-and-the-same' };
    const quote = () => visitor.call('GetQuotation', { ...box, destination_pin: '641001' }, key);
    const first = await quote();
    expect((await quote()).data).toEqual(first.data);
  });

  test('has no delivery charge when the boxes are picked up', async () => {
    expect((await ask({ destination_pin: 0 })).data).toMatchObject({ delivery_charges: 0 });
  });

  test('links to the page of the same box, standard or made to measure, and keeps its price', async () => {
    const { data } = await ask(ownSize);
    const address = new URL(data.order_address, 'http://shop.example');
    expect(address.pathname).toBe('/customizemybox/202');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      board: '2',
      outer: '2',
      inner: '0',
      quantity: '1000',
      length: '120',
      pincode: '641001',
      quotation: data.quotation,
    });
    const stored = await findQuotation(shop.services.db, data.quotation);
    expect(stored).toMatchObject({ quantity: 1000, validUntil: '2026-12-05', engineVersion: expect.any(String) });
    expect((await ask({ quantity: 50_000 })).data.order_address).toContain('quantity=50000');
    expect((await ask({ quantity: 50_001 })).data.order_address).toBeNull();
  });

  test('keeps the note to the printer with the goods, on the PDF and in the link that orders them', async () => {
    const note = 'Gold ink on the lid & no barcode';
    const { data } = await ask({ CustomItemDescription: ` ${note} ` });
    const stored = await findQuotation(shop.services.db, data.quotation);
    expect(stored?.snapshot).toMatchObject({ configuration: { customDescription: note } });
    expect(new URL(data.order_address, 'https://shop.example').searchParams.get('note')).toBe(note);
    expect(stored && quotationData(stored)).toMatchObject({
      lines: [{ note }],
      orderAddress: { full: expect.stringContaining('note='), shown: expect.not.stringContaining('note=') },
    });
    expect(await ask({ CustomItemDescription: 'x'.repeat(501) })).toMatchObject({
      ...{ status: 400, data: 'Please shorten the note to the printer to at most 500 characters.' },
    });
    expect((await ask({ organisation: 'x'.repeat(150) })).status).toBe(200);
    expect((await ask({ organisation: 'x'.repeat(151) })).data).toMatch(
      /^Please shorten the company name to at most 150/,
    );
    expect((await ask()).data.order_address).not.toContain('note=');
  });

  test('is valid in GetPrice, cart and order until its last day, for the same box only', async () => {
    const dear = await openShop();
    const { data: quoted } = await ask(ownSize, dear.visitor());
    const wanted = { ...box, ...ownSize, quotation: quoted.quotation };
    await raisePrices(dear);
    const customer = await dear.customer();
    const priceOf = async (own: object) => (await customer.call('GetPrice', { ...wanted, ...own })).data;
    expect(await priceOf({})).toMatchObject({
      total_price: quoted.total_price,
      quotation_number: quoted.quotation_number,
      rate_card: 'demo-1',
    });
    expect((await priceOf({ quotation: undefined })).total_price).toBeGreaterThan(quoted.total_price);
    expect(await priceOf({ length: 119 })).toMatchObject({ quotation_number: null, rate_card: 'demo-2' });
    expect(await priceOf({ quantity: 1001 })).toMatchObject({ quotation_number: null });
    expect(await priceOf({ quotation: 'never given out' })).toMatchObject({ quotation_number: null });

    const line = { ...soapBoxes, ...ownSize };
    await customer.call('AddToCartWebsite', { ...line, quotation: quoted.quotation });
    await customer.call('AddToCartWebsite', { ...line, quotation: quoted.quotation });
    const cart = async () => (await customer.call('GetCartWebsite', { id: customer.id })).data;
    expect(await cart()).toMatchObject([{ Basevalue: quoted.total_price, fld_length: 120, fld_price_note: null }]);
    // Another quantity has today's price; the quoted quantity then has the quoted price again.
    const step = { itemdetails: [{ Item: 202, Quantity: 1 }] };
    await customer.call('AddToCartWebsite', step);
    expect((await cart())[0].Basevalue).toBeGreaterThan(quoted.total_price);
    await customer.call('AddToCartWebsite', { itemdetails: [{ Item: 202, Quantity: -1 }] });
    expect((await cart())[0].Basevalue).toBe(quoted.total_price);

    dear.clock.set('2026-12-05T23:00:00+05:30');
    expect((await cart())[0].Basevalue).toBe(quoted.total_price);
    dear.clock.set('2026-12-06T01:00:00+05:30');
    const [late] = await cart();
    expect(late.Basevalue).toBeGreaterThan(quoted.total_price);
    expect(late.fld_price_note).toContain(`Quotation ${quoted.quotation_number} held its price until 5 Dec 2026`);
    expect(await priceOf({})).toMatchObject({ quotation_number: null });
    await dear.close();
  });

  test('charges the current price if it has fallen since', async () => {
    const cheap = await openShop();
    const { data: quoted } = await ask({}, cheap.visitor());
    const card = { ...demoRateCard, version: 2, margin: 1000 };
    await inTransaction(cheap.services.db, (tx) =>
      insertRateCard(tx, { version: 'cheaper', validFrom: '2026-11-21', card }),
    );
    cheap.clock.advance({ days: 1 });
    const price = await cheap.visitor().call('GetPrice', { ...box, quotation: quoted.quotation });
    expect(price.data.total_price).toBeLessThan(quoted.total_price);
    await cheap.close();
  });

  test.each([
    ['too few', { quantity: 999 }, 400, /^Quantity must be at least 1000$/],
    ['more than is quoted online', { quantity: 2_000_000 }, 422, /write to us/],
    ['a pincode of five digits', { destination_pin: '64100' }, 400, /valid pincode/],
    ['an impossible size', { ...ownSize, width: 1 }, 422, /must be from/],
    ['an unknown board', { boardid: 99 }, 404, /board/],
  ])('refuses %s', async (_what, own, status, text) => {
    const refused = await ask(own);
    expect(refused.status).toBe(status);
    expect(refused.data).toMatch(text);
  });

  test('limits how many quotations one source can make', async () => {
    const visitor = shop.visitor();
    for (let count = 0; count < 10; count += 1) expect((await ask({}, visitor)).status).toBe(200);
    expect(await ask({}, visitor)).toMatchObject({ status: 429 });
    expect((await ask()).status).toBe(200);
  });
});
