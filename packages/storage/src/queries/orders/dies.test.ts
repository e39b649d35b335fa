import { anAttempt, anOrder, anOrderLine, freshDatabase, storedCustomer } from '@boxwright/testing';
import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { inTransaction } from '../../connect.ts';
import type { NewOrder } from '../../rows.ts';
import { carts } from '../../schema/carts.ts';
import { openCartFor } from '../carts/carts.ts';
import { insertAttempt } from '../payments/payments.ts';
import { openJob } from '../production/jobs.ts';
import { addTools, removeToolsOfJob } from '../production/tools.ts';
import { findDie } from './dies.ts';
import { insertOrder, linesOfOrders } from './orders.ts';

const { db, close } = await freshDatabase();
afterAll(close);

const soapBox = { style: 'reverse-tuck-end', length: 60, width: 32, height: 90, board: { gsm: 300, bulk: 1.45 } };
const terms = { since: new Date('2023-11-22T00:00:00Z'), gateway: 'payu' };

async function ordered(customerId: number, own: Partial<NewOrder> = {}, configuration: object = soapBox) {
  return inTransaction(db, async (tx) => {
    const cart = await openCartFor(tx, { customerId });
    const content = { paymentStatus: 'Paid', placedAt: new Date('2026-03-03T06:00:00Z'), ...own } as const;
    const line = anOrderLine({ configuration: { ...configuration } });
    const order = await insertOrder(tx, anOrder({ cartId: cart.id, customerId }, content), [line]);
    await tx.update(carts).set({ status: 'ORDERED' }).where(eq(carts.id, cart.id));
    if (!order) throw new Error('no order');
    return order;
  });
}

test('the die of a paid order is its customer’s, for the same style, size and thickness of board', async () => {
  const [owner, other] = [await storedCustomer(db), await storedCustomer(db)];
  const { number, placedAt } = await ordered(owner.id);
  expect(await findDie(db, owner.id, soapBox, terms)).toEqual({
    number,
    placedAt,
    drawing: 1,
    isTogether: false,
    engineVersion: expect.any(String),
    grain: 'free',
  });
  expect(await findDie(db, other.id, soapBox, terms)).toBeUndefined();
  // 290 gsm with a bulk of 1.5 has the same thickness.
  expect(await findDie(db, owner.id, { ...soapBox, board: { gsm: 290, bulk: 1.5 } }, terms)).toBeDefined();
  for (const change of [{ style: 'straight-tuck-end' }, { length: 60.01 }, { width: 33 }, { height: 91 }]) {
    expect(await findDie(db, owner.id, { ...soapBox, ...change }, terms)).toBeUndefined();
  }
  expect(await findDie(db, owner.id, { ...soapBox, board: { gsm: 350, bulk: 1.45 } }, terms)).toBeUndefined();
});

test.each([
  ['paid', { paymentStatus: 'Paid' }, true],
  ['paid in part', { paymentStatus: 'Partially Paid' }, true],
  ['not paid yet', { paymentStatus: 'Payment Initiated' }, false],
  ['refunded', { paymentStatus: 'Refunded' }, false],
  ['paid and cancelled', { paymentStatus: 'Paid', status: 'Cancelled' }, false],
  ['to be paid on delivery', { paymentStatus: 'Payment Pending', paymentMode: 'COD' }, false],
  ['accepted before it is paid', { paymentStatus: 'Payment Pending', status: 'Order Accepted' }, false],
  ['in production before it is paid', { paymentStatus: 'Payment Pending', status: 'In Production' }, false],
  ['packed before it is paid', { paymentStatus: 'Payment Pending', status: 'Packed' }, true],
  ['refused at the door and not paid', { paymentStatus: 'Payment Pending', status: 'Returned' }, false],
  ['older than the terms say', { placedAt: new Date('2023-11-21T06:00:00Z') }, false],
] satisfies [string, Partial<NewOrder>, boolean][])('an order that is %s: %o', async (_name, own, isOnFile) => {
  const customer = await storedCustomer(db);
  await ordered(customer.id, own);
  expect((await findDie(db, customer.id, soapBox, terms)) !== undefined).toBe(isOnFile);
});

test('a die that the works have made is on file before it is paid, until its step is undone', async () => {
  const customer = await storedCustomer(db);
  const { id: orderId } = await ordered(customer.id, { paymentStatus: 'Payment Pending', status: 'In Production' });
  const [line] = await linesOfOrders(db, [orderId]);
  if (!line) throw new Error('no line');
  const createdAt = new Date('2026-03-04T06:00:00Z');
  const made = { part: '', boxName: 'Soap Box', sheet: '20x30', ups: 8, customerId: customer.id, createdAt };
  const job = await inTransaction(db, async (tx) => {
    const opened = await openJob(tx, { orderId, lineId: line.id, route: ['plates'], createdAt, sheets: [] });
    if (!opened?.dieKey) throw new Error('no job');
    await addTools(tx, [{ ...made, kind: 'plates', jobId: opened.id, dieKey: opened.dieKey }]);
    return { ...opened, dieKey: opened.dieKey };
  });
  expect(await findDie(db, customer.id, soapBox, terms)).toBeUndefined();
  await inTransaction(db, (tx) => addTools(tx, [{ ...made, kind: 'die', jobId: job.id, dieKey: job.dieKey }]));
  expect(await findDie(db, customer.id, soapBox, terms)).toBeDefined();
  await inTransaction(db, (tx) => removeToolsOfJob(tx, job.id));
  expect(await findDie(db, customer.id, soapBox, terms)).toBeUndefined();
});

test('an order paid in the sandbox counts only while the shop is a demonstration', async () => {
  const customer = await storedCustomer(db);
  const order = await ordered(customer.id);
  await inTransaction(db, (tx) => insertAttempt(tx, anAttempt(order.id, { gateway: 'sandbox', state: 'succeeded' })));
  expect(await findDie(db, customer.id, soapBox, terms)).toBeUndefined();
  expect(await findDie(db, customer.id, soapBox, { ...terms, gateway: 'sandbox' })).toBeDefined();
});

test('a reorder pays for no die: the order that paid is named, and the years count from it', async () => {
  const customer = await storedCustomer(db);
  const { number } = await ordered(customer.id);
  await ordered(customer.id, {}, { ...soapBox, die: { order: 'BW26-010001', orderedOn: '2026-03-03' } });
  expect(await findDie(db, customer.id, soapBox, terms)).toMatchObject({ number });
});

test('samples and stickers have no die', async () => {
  const customer = await storedCustomer(db);
  await ordered(customer.id, {}, { ...soapBox, kind: 'sample' });
  await ordered(customer.id, {}, { kind: 'sticker', length: 50, width: 50 });
  expect(await findDie(db, customer.id, soapBox, terms)).toBeUndefined();
});

test('a die is found by reading only a few rows, however many orders a customer has', async () => {
  const customer = await storedCustomer(db);
  const { id } = await ordered(customer.id);
  const many = 20_000;
  await db.execute(
    sql`insert into carts (customer_id, status) select ${customer.id}, 'ORDERED' from generate_series(1, ${many})`,
  );
  // The sums kept of orders don't matter here, and are slow for so many orders of one day.
  await db.execute(sql`alter table orders disable trigger user`);
  await copyRows('orders', sql`copy.id = ${id} and carts.customer_id = ${customer.id} and carts.id <> copy.cart_id`, {
    from: sql`, carts`,
    cart_id: sql`carts.id`,
    reference: sql`'copy-' || carts.id`,
  });
  await db.execute(sql`alter table orders enable trigger user`);
  // Half of them are of other sizes, half are reorders.
  const configuration = sql`case when orders.id % 2 = 0 then jsonb_set(copy.configuration, '{length}', to_jsonb(100 + orders.id % 97))
    else copy.configuration || '{"die": {"order": "BW26-010001"}}' end`;
  await copyRows(
    'order_lines',
    sql`copy.order_id = ${id} and orders.id <> ${id} and orders.customer_id = ${customer.id}`,
    { from: sql`, orders`, order_id: sql`orders.id`, configuration },
  );
  await db.execute(sql`analyze order_lines`);

  await inTransaction(db, async (tx) => {
    const read = async () => {
      const { rows } = await tx.execute<{ rows: number }>(sql`select sum(seq_tup_read + idx_tup_fetch)::int as rows
        from pg_stat_xact_user_tables where relname in ('order_lines', 'orders')`);
      return rows[0]?.rows ?? 0;
    };
    const before = await read();
    expect(await findDie(tx, customer.id, soapBox, terms)).toBeDefined();
    expect(await findDie(tx, customer.id, { ...soapBox, length: 61 }, terms)).toBeUndefined();
    expect(await findDie(tx, customer.id, { ...soapBox, length: 101 }, terms)).toBeDefined();
    expect((await read()) - before).toBeLessThan(1000);
  });
});

/** Inserts copies of a table's rows, with other values in some columns. */
async function copyRows(table: string, where: SQL, { from, ...changed }: { from: SQL; [column: string]: SQL }) {
  const { rows } = await db.execute<{ name: string }>(sql`select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' and is_identity = 'NO'
      and column_name <> 'number'`);
  const names = rows.map(({ name }) => sql.identifier(name));
  const values = rows.map(({ name }) => changed[name] ?? sql`copy.${sql.identifier(name)}`);
  await db.execute(sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)} from ${sql.identifier(table)} copy${from} where ${where}`);
}
