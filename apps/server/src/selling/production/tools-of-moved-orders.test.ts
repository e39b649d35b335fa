import { findOrder, inTransaction, linesOfOrders } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShopVisitor } from '../../testing/open-shop.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { approvePrint } from '../../testing/orders.ts';
import { acceptedOrder, doSteps, jobOf } from '../../testing/production.ts';
import { keptDisc } from '../../testing/proofs.ts';
import { writeCompany } from '../company/company.ts';

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

test('the die of a box serves each of its designs, plates only the same file with the same inks', async () => {
  const customer = await shop.customer();
  const line = { itemdetails: [{ Item: 201, Quantity: 2000 }] };
  const before = (await desk.call('GetTools', {})).data.tools.length;
  const file = await keptDisc(shop);
  const other = await keptDisc(shop);
  const designs = [
    { artwork: { token: file, name: 'disc.png' } },
    { artwork: { token: file, name: 'disc.png' } },
    { artwork: { token: other, name: 'disc.png' } },
    { artwork: { token: other, name: 'disc.png' }, print: '1+0' },
  ];
  const made: number[] = [];
  for (const design of designs) {
    const { orderId, job } = await acceptedOrder(shop, desk, { customer, line });
    await shop.services.db.$client.query(
      `update order_lines set configuration = configuration || $2::jsonb where order_id = $1`,
      [orderId, JSON.stringify(design)],
    );
    await doSteps(desk, job, 'plates');
    made.push((await desk.call('GetTools', {})).data.tools.length - before);
  }
  expect(made).toEqual([2, 2, 3, 4]);
});

test('the dies that cut base and lid apart for 60,000 make 500 again, and one for both is made where it is charged', async () => {
  const { db } = shop.services;
  await inTransaction(db, (tx) => writeCompany(db, tx, { maximumBoxes: 60_000 }));
  const { rows } = await db.$client.query(
    `select v.id from variants v join categories c on c.id = v.category_id where c.style = 'base-and-lid' limit 1`,
  );
  const customer = await shop.customer();
  const ordered = (Quantity: number) =>
    acceptedOrder(shop, desk, { customer, line: { itemdetails: [{ Item: rows[0].id, Quantity }] } });
  const before = (await desk.call('GetTools', {})).data.tools.length;
  const dies = async () => {
    const tools: { fld_kind: string; fld_part: string; fld_runs: number }[] = (await desk.call('GetTools', {})).data
      .tools;
    const made = tools.slice(0, tools.length - before).filter(({ fld_kind }) => fld_kind === 'die');
    return made.map(({ fld_part, fld_runs }) => `${fld_part.replace(/ \d+/g, '')}, ${fld_runs}`).sort();
  };
  const planOfLine = async (id: number) => {
    const [line] = await linesOfOrders(db, [id]);
    if (!line) throw new Error('no line');
    const parts = line.breakdown['parts'] as { run: number }[];
    return [parts.map(({ run }) => run), JSON.stringify(line.breakdown['lines']).includes('"code":"die"')];
  };

  const large = await ordered(60_000);
  expect(await planOfLine(large.orderId)).toEqual([[1, 2], true]);
  await doSteps(desk, large.job, 'packing');
  expect(await dies()).toEqual(['base, 1', 'lid, 1']);

  const reprint = await desk.call('PrintAgain', {
    orderid: large.orderId,
    lines: [{ position: 1, quantity: 500 }],
    cause: 'courier',
    reason: 'The lorry burned.',
    seen: 0,
  });
  const { orderid } = reprint.data;
  expect(await planOfLine(orderid)).toEqual([[1, 2], false]);
  await approvePrint(shop, orderid);
  await desk.call('MoveOrder', { orderid, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' });
  await doSteps(desk, await jobOf(desk, orderid), 'cutting');
  expect(await dies()).toEqual(['base, 2', 'lid, 2']);

  // Together, a thousand cost less with a new die than apart without one: it is charged, made, and the only one used.
  const small = await ordered(1000);
  expect(await planOfLine(small.orderId)).toEqual([[1, 1], true]);
  await doSteps(desk, small.job, 'packing');
  expect(await dies()).toEqual(['base + lid, 1', 'base, 2', 'lid, 2']);
});
