import { demoStickerRateCard } from '@boxwright/pricing';
import { findQuotation, insertRateCard, inTransaction } from '@boxwright/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quotationData } from '../../selling/quotations/quotation-data.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const labels = { shape: 2, material: 2, length: 50, width: 30, quantity: 1000 };
const ask = (own: object = {}) => shop.visitor().call('GetStickerQuotation', { ...labels, ...own });

describe('GetStickerQuotation', () => {
  test('makes a quotation with a PDF and a page to order at its price', async () => {
    const { status, data } = await ask({ organisation: 'Meena Soaps', name: 'Meena' });
    expect(status).toBe(200);
    const [price] = (await shop.visitor().call('GetStickerPrice', labels)).data;
    expect(data).toMatchObject({ total_price: price.total, delivery_charges: 0, valid_until: '2026-12-05' });
    expect(data.order_address).toBe(
      `/ordercustomstickers?shape=2&length=50&width=30&quantity=1000&material=2&quotation=${data.quotation}`,
    );
    const file = await shop.app.inject(data.address);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const stored = await findQuotation(shop.services.db, data.quotation);
    if (!stored) throw new Error('no quotation');
    expect(quotationData(stored)).toMatchObject({
      madeOutTo: ['Meena Soaps', 'Meena'],
      lines: [{ description: 'Square/Rectangle stickers', quantity: 1000, hsn: '482110' }],
      delivery: 'Free Shipping Anywhere in India',
      orderAddress: { full: expect.stringContaining('/ordercustomstickers?') },
    });
  });

  test('holds its price in quote and cart when rates rise, for these stickers in this quantity', async () => {
    const dated = await openShop();
    const visitor = dated.visitor();
    const { data } = await visitor.call('GetStickerQuotation', labels);
    const card = { ...demoStickerRateCard, version: 3, setUp: 400_000 };
    await inTransaction(dated.services.db, (tx) =>
      insertRateCard(tx, { kind: 'sticker', version: 'dearer', validFrom: '2026-11-21', card: { ...card } }),
    );
    dated.clock.advance({ days: 1 });
    const quote = async (own: object) =>
      (await visitor.call('GetStickerQuote', { ...labels, quotation: data.quotation, ...own })).data;
    expect(await quote({})).toMatchObject({
      quotation_number: data.quotation_number,
      price: { total: data.total_price, rate_card: 'demo-stickers-2', stickers_per_sheet: 79 },
    });
    expect(await quote({ quantity: 2000 })).toMatchObject({
      quotation_number: null,
      price: { rate_card: 'demo-stickers-3' },
    });
    const { quantity, ...choice } = labels;
    const sent = { itemdetails: [{ Item: 196, Quantity: quantity }], ...choice, quotation: data.quotation };
    expect(await visitor.call('AddToCartWebsite', sent)).toMatchObject({ status: 200 });
    expect((await visitor.call('GetCartWebsite', { id: null })).data).toMatchObject([{ Basevalue: data.total_price }]);
    await dated.close();
  });

  test('refuses the same input as the sticker page', async () => {
    expect(await ask({ quantity: 99 })).toMatchObject({ status: 400, data: 'Minimum number of quantity 100' });
    expect(await ask({ shape: 99 })).toMatchObject({ status: 404 });
    expect(await ask({ quantity: 1_000_001 })).toMatchObject({ status: 422 });
  });
});
