import { readdirSync, readFileSync } from 'node:fs';
import { anOrder, anOrderLine, type FreshDatabase, freshDatabase, storedCustomer } from '@boxwright/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../connect.ts';
import { markCartOrdered, openCartFor } from '../carts/carts.ts';
import { monthlySalesOf, sumOrdersOf } from './order-sums.ts';
import { addRefunded, insertOrder, moveOrder, reviseOrder, setOrderPayment } from './orders.ts';
import { bestCustomersOf, sumOrdersOfShop } from './shop-sums.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

/** The same figures, counted from the orders themselves. */
const recount = async (customerId: number, today: string) => {
  const { rows } = await database.pool.query(
    `with mine as (
       select status <> 'Cancelled' as counts, total_paise, (placed_at at time zone 'Asia/Kolkata')::date as day
         from orders where customer_id = $1)
     select count(*)::int as listed, count(*) filter (where counts)::int as orders, coalesce(sum(total_paise) filter (where counts), 0)::int as value,
       count(*) filter (where counts and day = $2)::int as "todaysOrders",
       coalesce(sum(total_paise) filter (where counts and day = $2), 0)::int as "todaysValue",
       count(*) filter (where counts and date_trunc('month', day) = date_trunc('month', $2::date))::int as "monthsOrders"
     from mine`,
    [customerId, today],
  );
  return rows[0];
};

/** What counts as a sale, repeated on purpose to check the database's own rule. */
const sold = `status <> 'Cancelled' and (status <> 'IN-PROCESS' or payment_status in ('Paid', 'Partially Paid', 'Payment Pending'))`;
const worth = `sum(greatest(total_paise - refunded_paise, 0))::int`;

/** The stored sums of the shop and of its customers equal those of the orders that are paid, confirmed or accepted. */
const expectSalesOf = async (customerIds: readonly number[]) => {
  const { rows: days } = await database.pool.query(
    `select to_char(placed_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as time, count(*)::int as orders, ${worth} as "valuePaise"
       from orders where ${sold} group by 1 order by 1`,
  );
  const kept = await sumOrdersOfShop(database.db, '2026-10-01', 'day');
  expect(kept.filter(({ orders }) => orders > 0)).toEqual(days);
  expect(days.length).toBeGreaterThan(2);
  const { rows: best } = await database.pool.query(
    `select customer_id as id, count(*)::int as orders, ${worth} as "valuePaise" from orders
      where ${sold} and placed_at >= '2026-11-01T00:00:00+05:30' group by 1 order by 3 desc`,
  );
  expect(best.map(({ id }: { id: number }) => customerIds.includes(id))).toEqual([true, true]);
  expect(await bestCustomersOf(database.db, '2026-11', 5)).toMatchObject(best);
};

test('the stored sums equal those of the orders, whatever happens to the orders at the same time', async () => {
  const { db, pool } = database;
  const customers = [await storedCustomer(db), await storedCustomer(db)];
  const days = ['2026-10-31T18:29:59Z', '2026-10-31T18:30:00Z', '2026-11-22T20:00:00Z', '2026-11-23T10:00:00Z'];
  // By place, so that what happens to an order doesn't depend on which of them is stored first.
  const ids: number[] = [];
  // A customer has one open cart, so the orders are placed one after the other.
  const carts: { cartId: number; customerId: number }[] = [];
  for (let place = 0; place < 40; place += 1) {
    const customerId = customers[place % 2]?.id ?? 0;
    carts.push(
      await inTransaction(db, async (tx) => {
        const { id } = await openCartFor(tx, { customerId });
        await markCartOrdered(tx, id);
        return { cartId: id, customerId };
      }),
    );
  }
  const priced = (place: number) => ({
    goodsPaise: 1000 * place,
    cgstPaise: 0,
    sgstPaise: 0,
    totalPaise: 1000 * place,
  });
  await Promise.all(
    carts.map(async (of, place) => {
      const own = { ...priced(place), placedAt: new Date(days[Math.floor(place / 2) % 4] ?? '') };
      // Some are revised or cancelled in the transaction that places them.
      await inTransaction(db, async (tx) => {
        const order = await insertOrder(tx, anOrder(of, own), [anOrderLine()]);
        if (order === undefined) throw new Error('This cart has an order already.');
        ids[place] = order.id;
        if (place % 5 === 0) {
          const {
            customerId: _c,
            cartId: _k,
            placedAt: _p,
            reference: _r,
            ...content
          } = anOrder(of, priced(place + 1));
          await reviseOrder(tx, order.id, content, [anOrderLine()]);
        }
        if (place % 7 === 0) await moveOrder(tx, order.id, { from: ['IN-PROCESS'], to: 'Cancelled' });
      });
    }),
  );
  await Promise.all(
    ids.map((id, place) =>
      inTransaction(db, async (tx) => {
        // Some are never paid, and staff accept some of those.
        if (place % 5 === 0)
          await setOrderPayment(tx, id, { paymentStatus: 'Payment Failed', paymentMode: 'OnlinePayment' });
        else await setOrderPayment(tx, id, { paymentStatus: 'Paid', paymentMode: 'OnlinePayment' });
        if (place % 10 === 5) await moveOrder(tx, id, { from: ['IN-PROCESS'], to: 'Order Accepted' });
        if (place % 6 === 1) await addRefunded(tx, id, 1500);
        if (place % 3 === 0) await moveOrder(tx, id, { from: ['IN-PROCESS'], to: 'Cancelled' });
        if (place % 4 === 0) throw new Error('undone');
      }).catch((error: Error) => {
        if (error.message !== 'undone') throw error;
      }),
    ),
  );
  const deleted = ids.filter((_, place) => place % 9 === 4);
  await pool.query('delete from order_lines');
  await pool.query('delete from orders where id = any($1)', [deleted]);

  for (const { id } of customers) {
    for (const today of ['2026-11-23', '2026-11-24']) {
      const kept = await sumOrdersOf(db, id, today);
      expect(kept).toEqual(await recount(id, today));
      expect(kept.value).toBeGreaterThan(0);
    }
    const months = await monthlySalesOf(db, id, '2026-10');
    expect(months.map(({ month }) => month)).toEqual(['2026-10', '2026-11']);
    const sum = months.reduce((total, { totalPaise }) => total + totalPaise, 0);
    expect(sum).toBe((await recount(id, '2026-11-23')).value);
  }

  await expectSalesOf(customers.map(({ id }) => id));

  // The same sums from orders of the previous release, which the migration counts.
  const folder = new URL('../../../migrations/', import.meta.url);
  const file = readdirSync(folder).find((name) => name.endsWith('_order_months.sql')) ?? '';
  const statements = readFileSync(new URL(file, folder), 'utf8').split('--> statement-breakpoint');
  const fill = statements.find(
    (statement) => /^INSERT INTO order_months/m.test(statement) && !/FUNCTION/.test(statement),
  );
  const kept = await Promise.all(customers.map(({ id }) => sumOrdersOf(db, id, '2026-10-15')));
  await pool.query('delete from order_months');
  await pool.query(fill ?? '');
  expect(await Promise.all(customers.map(({ id }) => sumOrdersOf(db, id, '2026-10-15')))).toEqual(kept);
});

test('no trigger of orders asks a function whether it runs: PostgreSQL would parse that function at every update', async () => {
  const { rows } = await database.pool.query<{ name: string; condition: string }>(
    `select tgname as name, substring(pg_get_triggerdef(oid) from ' WHEN (.*) EXECUTE ') as condition
       from pg_trigger where tgrelid = 'orders'::regclass and tgqual is not null`,
  );
  expect(rows.map(({ name }) => name)).toContain('keep_order_months_changed');
  expect(rows.filter(({ condition }) => /\w\(/.test(condition))).toEqual([]);
});
