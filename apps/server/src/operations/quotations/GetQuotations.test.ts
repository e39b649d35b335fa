import { afterAll, beforeAll, expect, test } from 'vitest';
import { quotedSale } from '../../testing/desk-quotations.ts';
import { refusedToOthers } from '../../testing/desk-sales.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('GetQuotations shows what was quoted to whom, who looks after it, and what of the last 90 days is ordered', async () => {
  const { desk, id, read, email } = await quotedSale(shop);
  const { data } = await desk.call('GetQuotations', { view: 'open', owner: 'me' });
  const { total } = await read();
  const customer = (await desk.call('FindCustomers', { search: email })).data.customers[0];
  expect(data.quotations).toMatchObject([
    {
      ...{ quotation_id: id, state: 'open', customer_id: customer.customer_id, company: 'Menon Pickles', total },
      goods: [{ quantity: 1000 }, { quantity: 500 }],
      ...{ lost_reason: null, note: '', version: 1, order_id: null },
    },
  ]);
  expect(data.colleagues).toContainEqual(expect.objectContaining({ staff_id: data.quotations[0].owner_id }));
  expect(data.conversion).toEqual({ days: 90, made: 1, made_value: total, won: 0, won_value: 0 });
  expect(data.next).toBeNull();
  shop.clock.advance({ days: 91 });
  const later = await shop.staff('Order desk');
  expect((await later.call('GetQuotations', { view: 'ended', owner: 'anybody' })).data).toMatchObject({
    quotations: [{ quotation_id: id }],
    conversion: { made: 0 },
  });
});

test('GetQuotations shows a quotation as ordered once the sale that it was made of is placed', async () => {
  const { desk, id, place } = await quotedSale(shop);
  const placed = await place();
  expect(placed.status).toBe(200);
  const { quotations } = (await desk.call('GetQuotations', { view: 'all', owner: 'me' })).data;
  expect(quotations).toMatchObject([{ quotation_id: id, state: 'won', order_id: placed.data.order_id }]);
});

test('GetQuotations is for staff who sell', async () => {
  const asked = { view: 'all', owner: 'anybody' };
  expect(await refusedToOthers(shop, 'GetQuotations', asked, 'Accounts')).toEqual([401, 401, 403]);
});
