import { anOrder, anOrderLine, type FreshDatabase, freshDatabase, storedCustomer } from '@boxwright/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../connect.ts';
import { markCartOrdered, openCartFor } from '../carts/carts.ts';
import { insertOrder, moveOrder, reviseOrder } from './orders.ts';
import { bestBoxesSince, bestCustomersOf, sumOrdersOfShop } from './shop-sums.ts';

let database: FreshDatabase;
const variantId = 7;
beforeAll(async () => {
  database = await freshDatabase();
  await database.pool.query(`insert into categories (id, vertical_name, item_name, route, style, hsn)
    values (1, 'Soap', 'Soap', 'soap', 'straight-tuck-end', '4819')`);
  await database.pool.query(`insert into variants (id, category_id, name, public_name, route, style, length_mm, width_mm,
    height_mm, hsn) values (${variantId}, 1, 'Soap Box', 'soap', 'soap', 'straight-tuck-end', 90, 60, 30, '4819')`);
});
afterAll(() => database.close());

test('the stored sums of days and months equal those of the sold orders, whatever happens to the orders', async () => {
  const { db, pool } = database;
  const days = ['2026-10-31T18:29:59Z', '2026-10-31T18:30:00Z', '2026-11-22T20:00:00Z'];
  const amounts = (paise: number) => ({ goodsPaise: paise, cgstPaise: 0, sgstPaise: 0, totalPaise: paise });
  const customers = await Promise.all(Array.from({ length: 6 }, () => storedCustomer(db)));
  const orders = await Promise.all(
    customers.map(({ id: customerId }, place) =>
      inTransaction(db, async (tx) => {
        const { id: cartId } = await openCartFor(tx, { customerId });
        await markCartOrdered(tx, cartId);
        const own = { ...amounts(1000 * (place + 1)), placedAt: new Date(days[place % 3] ?? '') };
        const order = await insertOrder(tx, anOrder({ cartId, customerId }, own), [
          anOrderLine({ variantId }),
          anOrderLine(),
        ]);
        if (order === undefined) throw new Error('This cart has an order already.');
        return order;
      }),
    ),
  );
  const [first, second] = orders;
  await inTransaction(db, (tx) => moveOrder(tx, first?.id ?? 0, { from: ['IN-PROCESS'], to: 'Cancelled' }));
  if (second) {
    const again = anOrder({ cartId: second.cartId, customerId: second.customerId }, amounts(70_000));
    await inTransaction(db, (tx) => reviseOrder(tx, second.id, again, [anOrderLine({ variantId, quantity: 2000 })]));
  }
  // The last one isn't confirmed.
  await pool.query(`update orders set payment_status = 'Payment Pending' where id <> $1`, [orders.at(-1)?.id]);
  const recount = async (format: string) => {
    const { rows } = await pool.query(
      `select to_char(placed_at at time zone 'Asia/Kolkata', $1) as time, count(*)::int as orders,
         sum(total_paise)::int as "valuePaise"
       from orders where status <> 'Cancelled' and payment_status = 'Payment Pending' group by 1 order by 1`,
      [format],
    );
    return rows;
  };
  expect(await sumOrdersOfShop(db, '2026-01-01', 'day')).toEqual(await recount('YYYY-MM-DD'));
  expect(await sumOrdersOfShop(db, '2026-01-01', 'month')).toEqual(await recount('YYYY-MM'));
  expect(await sumOrdersOfShop(db, '2027-01-01', 'day')).toEqual([]);

  const best = await bestCustomersOf(db, '2026-10', 2);
  expect(best.map(({ valuePaise }) => valuePaise)).toEqual([4000]);
});

test('the stored boxes equal the lines of sold orders, whatever happens to the orders', async () => {
  const { db, pool } = database;
  const { rows: kept } = await pool.query(
    'select order_id, position, day::text, variant_id, quantity, value_paise::int from ordered_boxes order by 1, 2',
  );
  const { rows: counted } = await pool.query(
    `select l.order_id, l.position, (o.placed_at at time zone 'Asia/Kolkata')::date::text as day, l.variant_id,
       l.quantity, (l.goods_paise - l.discount_paise)::int as value_paise
       from order_lines l join orders o on o.id = l.order_id
      where o.status <> 'Cancelled' and o.payment_status = 'Payment Pending' and l.kind = 'box' and l.variant_id is not null order by 1, 2`,
  );
  expect(counted.length).toBeGreaterThan(3);
  expect(kept).toEqual(counted);
  const [best] = await bestBoxesSince(db, '2026-01-01', 'pieces', 5);
  expect(best?.orders).toBe(counted.length);
  expect(await bestBoxesSince(db, '2027-01-01', 'value', 5)).toEqual([]);
});
