import { inTransaction, jobsOfOrder, moveJob } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveOrderTo, paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { partDesk } from '../../testing/parts.ts';

let shop: Shop;
let staff: ShopVisitor;
let desk: ReturnType<typeof partDesk>;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
  desk = partDesk(staff);
});
afterAll(() => shop.close());

test('PackParcel packs what is in no parcel, once for a double click', async () => {
  const { orderId } = await paidOrder(shop);
  expect(await desk.pack(orderId, 600)).toMatchObject({ status: 409, data: expect.stringContaining('Order Placed') });
  await moveOrderTo(staff, orderId, 'In Production');
  expect(await desk.pack(orderId, 1001)).toMatchObject({ status: 400, body: { field: 'quantity-1' } });
  for (const [own, field] of [
    [{ boxes: 0 }, 'boxes'],
    [{ weight: '12 kg' }, 'weight'],
    [{ items: [] }, 'items'],
    [{ items: [{ position: 2, quantity: 1 }] }, 'items'],
  ] as const)
    expect(await desk.pack(orderId, 600, own)).toMatchObject({ status: 400, body: { field } });

  const seenrest = await desk.restOf(orderId);
  const twice = await Promise.all([desk.pack(orderId, 600, { seenrest }), desk.pack(orderId, 600, { seenrest })]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await desk.pack(orderId, 300, { boxes: 2, weight: '4.25' })).toMatchObject({ data: { number: 2 } });
  expect(await desk.read(orderId)).toMatchObject({
    rest: [{ position: 1, quantity: 100 }],
    parcels: [
      { number: 1, status: 'packed', next: ['sent'], items: [{ quantity: 600 }] },
      { number: 2, boxes: 2, weight_grams: 4250, items: [{ quantity: 300 }] },
    ],
  });
});

test('of what the works have made nothing of yet, a part is packed only once somebody says that its goods are there', async () => {
  const { orderId } = await paidOrder(shop);
  await moveOrderTo(staff, orderId, 'In Production');
  const [item] = (await desk.read(orderId)).rest;
  expect(item.unmade_before).toBe('Plates and die');
  expect(await desk.pack(orderId, 600, { goods_there: false })).toMatchObject({
    status: 422,
    data: 'Nothing of item 1 is made yet: next is Plates and die. Only go on if its goods are there and packed.',
    body: { field: 'isThere' },
  });
  expect((await desk.read(orderId)).parcels).toEqual([]);
  expect(await desk.pack(orderId, 600, { goods_there: true })).toMatchObject({ status: 200 });
});

test('once the works have begun to make it, or all is packed by hand, a part is packed without a question', async () => {
  const begun = await paidOrder(shop);
  await moveOrderTo(staff, begun.orderId, 'In Production');
  const [job] = await jobsOfOrder(shop.services.db, begun.orderId);
  if (!job) throw new Error('no job');
  await inTransaction(shop.services.db, (tx) => moveJob(tx, job, 'cutting'));
  const packed = await paidOrder(shop);
  await moveOrderTo(staff, packed.orderId, 'Packed');
  for (const { orderId } of [begun, packed]) {
    expect((await desk.read(orderId)).rest).toMatchObject([{ unmade_before: '' }]);
    expect(await desk.pack(orderId, 600, { goods_there: false })).toMatchObject({ status: 200 });
  }
});
