import { type FreshDatabase, freshDatabase, storedCustomer } from '@boxwright/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOrdersOf, searchOrdersOf } from './order-history.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

/** Orders that are alike except that three of four are delivered. */
const manyOrders = `
  with made as (insert into carts (customer_id, status) select $1::int, 'ORDERED' from generate_series(1, $2) returning id)
  insert into orders (cart_id, customer_id, order_type, status, payment_mode, reference, delivery_type, billing_address,
    shipping_address, place_of_supply, goods_paise, delivery_paise, cgst_paise, sgst_paise, igst_paise, total_paise)
  select id, $1::int, 'Normal', case id % 4 when 0 then 'Packed' else 'Delivered' end, 'OnlinePayment', 'many-' || id,
    'StandardShipping', '{}', '{}', '33', 0, 0, 0, 0, 0, 0 from made order by id`;

test('every page of a long list, searched or not, has the right rows', async () => {
  const { db, pool } = database;
  const [customer, other] = [await storedCustomer(db), await storedCustomer(db)];
  await pool.query(manyOrders, [other.id, 50]);
  await pool.query(manyOrders, [customer.id, 1_500]);
  await pool.query(manyOrders, [other.id, 50]);
  const { rows: mine } = await pool.query<{ id: number; status: string }>(
    'select id, status from orders where customer_id = $1 order by id desc',
    [customer.id],
  );
  const all = mine.map(({ id }) => id);
  const delivered = mine.filter(({ status }) => status === 'Delivered').map(({ id }) => id);
  const search = { numbers: [], statuses: ['Delivered'], paymentStatuses: [], modes: [] } as const;
  const idsOf = (orders: { readonly id: number }[]) => orders.map(({ id }) => id);

  for (const offset of [0, 100, 700, 800, 1_400, 1_450]) {
    const part = { offset, limit: 100 };
    expect(idsOf(await findOrdersOf(db, customer.id, all.length, part))).toEqual(all.slice(offset, offset + 100));
  }
  for (const most of [2_000, 1_000]) {
    for (const offset of [0, 500, 900]) {
      const found = await searchOrdersOf(db, customer.id, { search }, most, (matches) => {
        expect(matches).toBe(Math.min(delivered.length, most));
        return { offset, limit: 200 };
      });
      expect(idsOf(found.orders)).toEqual(delivered.slice(offset, Math.min(offset + 200, most)));
      expect(found.matches).toBe(Math.min(delivered.length, most + 1));
    }
  }
});
