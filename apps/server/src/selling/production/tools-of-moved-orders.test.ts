import { findOrder } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShopVisitor } from '../../testing/open-shop.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { acceptedOrder, doSteps, jobOf } from '../../testing/production.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff();
});
afterAll(() => shop.close());

/** Packs a job's order by hand, as the order's page and the list do. */
const byHand = (move: (orderid: number, seenstatus: string, orderstatus: string) => Promise<unknown>) => {
  return async (orderId: number) => {
    await move(orderId, 'Order Accepted', 'In Production');
    await move(orderId, 'In Production', 'Packed');
  };
};

const ways: readonly (readonly [string, (orderId: number) => Promise<unknown>])[] = [
  ['the board', async (orderId) => doSteps(desk, await jobOf(desk, orderId), 'packing')],
  [
    'scans of its ticket',
    async (orderId) => {
      const { fld_job_code: code } = await jobOf(desk, orderId);
      for (const step of ['PL', 'PR', 'CO', 'CU', 'PA', 'PK']) {
        // The first scan starts a step, the second one finishes it.
        for (const _ of [1, 2]) {
          await desk.call('ScanJob', { fld_job_code: `${code}-${step}` });
          shop.clock.advance({ minutes: 5 });
        }
      }
    },
  ],
  [
    'the order’s page',
    byHand((orderid, seenstatus, orderstatus) => desk.call('MoveOrder', { orderid, seenstatus, orderstatus })),
  ],
  [
    'the list of orders',
    byHand((orderid, seenstatus, orderstatus) =>
      desk.call('MoveOrders', { orders: [{ orderid, seenstatus }], orderstatus }),
    ),
  ],
  [
    'the list, after its plates were made at the board',
    async (orderId) => {
      await doSteps(desk, await jobOf(desk, orderId), 'plates');
      await desk.call('MoveOrders', {
        orders: [{ orderid: orderId, seenstatus: 'In Production' }],
        orderstatus: 'Packed',
      });
    },
  ],
];

test.each(ways)('an order that %s packs leaves its die and its plates on stock, with one run', async (_, pack) => {
  const before = (await desk.call('GetTools', {})).data.tools.length;
  const { orderId } = await acceptedOrder(shop, desk, { line: { itemdetails: [{ Item: 201, Quantity: 2000 }] } });
  await pack(orderId);
  expect(await findOrder(shop.services.db, orderId)).toMatchObject({ status: 'Packed' });
  const tools: { fld_kind: string; fld_runs: number }[] = (await desk.call('GetTools', {})).data.tools;
  const made = tools.slice(0, tools.length - before);
  expect(made.map(({ fld_kind, fld_runs }) => `${fld_kind} ${fld_runs}`).sort()).toEqual(['die 1', 'plates 1']);
});

test('a die and plates of an earlier drawing of the same box don’t fit a later one', async () => {
  const customer = await shop.customer();
  const line = { itemdetails: [{ Item: 201, Quantity: 2000 }] };
  const before = (await desk.call('GetTools', {})).data.tools.length;
  for (const drawing of [1, 2, 2]) {
    const { orderId, job } = await acceptedOrder(shop, desk, { customer, line });
    await shop.services.db.$client.query(
      `update order_lines set configuration = jsonb_set(configuration, '{drawing}', $2::jsonb) where order_id = $1`,
      [orderId, JSON.stringify(drawing)],
    );
    await doSteps(desk, job, 'plates');
  }
  const tools: { fld_kind: string }[] = (await desk.call('GetTools', {})).data.tools;
  const made = tools.slice(0, tools.length - before);
  expect(made.map(({ fld_kind }) => fld_kind).sort()).toEqual(['die', 'die', 'plates', 'plates']);
});
