import { readCsv } from '@boxwright/accounting';
import { listFileNames } from '@boxwright/contract';
import { listChanges } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveOrderTo, paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('ExportList gives each list with all its pages, as many cells in each line as heads, and is noted', async () => {
  const { orderId } = await paidOrder(shop);
  await moveOrderTo(await shop.staff(), orderId, 'Order Accepted');
  // More than a page.
  await shop.services.db.$client.query(
    `insert into customers (name, email, mobile) select 'Customer ' || n, n || '@many.example', '9840012345' from generate_series(1, 60) n`,
  );
  const admin = await shop.staff();
  const rows = new Map<string, readonly (readonly string[])[]>();
  for (const list of listFileNames) {
    const { data } = await admin.call('ExportList', { list });
    expect(data.file_name, list).toMatch(new RegExp(`^${list}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
    const read = readCsv(data.csv).rows.map(({ cells }) => cells);
    expect(new Set(read.map(({ length }) => length)).size, list).toBe(1);
    rows.set(list, read);
  }
  expect(rows.get('orders')?.map(([first]) => first)).toEqual(['Order', expect.stringMatching(/^BW/)]);
  expect(rows.get('staff')?.[0]?.[0]).toBe('Name');
  expect(rows.get('changes')?.some(([, , deed]) => deed === 'Downloaded a list as a file')).toBe(true);
  expect(rows.get('production')?.[1]?.[0]).toMatch(/^BW/);
  expect(rows.get('customers')?.filter(([name]) => name?.startsWith('Customer '))).toHaveLength(60);
  const changes = await listChanges(shop.services.db, { subject: 'export' }, 100);
  expect(changes.map(({ subjectId }) => subjectId).toSorted()).toEqual(listFileNames.toSorted());
});

test('ExportList refuses a list that the member of staff may not see, and whoever isn’t on the staff', async () => {
  expect((await (await shop.staff('Production')).call('ExportList', { list: 'customers' })).status).toBe(403);
  expect((await (await shop.staff('Production')).call('ExportList', { list: 'stock' })).status).toBe(200);
  expect((await shop.visitor().call('ExportList', { list: 'orders' })).status).toBe(401);
});
