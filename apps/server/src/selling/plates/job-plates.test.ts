import { drawBox, templateOf } from '@boxwright/dieline';
import { targetOfBlanks } from '@boxwright/preflight';
import { deflated, pdf } from '@boxwright/print-files/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { upload } from '../../testing/artwork.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { payInFull, readyToOrder } from '../../testing/orders.ts';
import { drawPdf } from '../artwork/inspect/draw-pdf.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff();
});
afterAll(() => shop.close());

const mm = 72 / 25.4;

/** A page of the size of what is cut of a box with 3 mm of bleed, all in cyan; `wider` in mm. */
function cyanPage({ style, length, width, height, caliper }: { style: string } & Record<string, number>, wider = 0) {
  const drawn = drawBox(style, { length: length ?? 0, width: width ?? 0, height: height ?? 0, caliper: caliper ?? 0 });
  if (!drawn.ok) throw new RangeError(drawn.problem.text);
  const { size } = targetOfBlanks(templateOf(drawn.box), { style });
  const [across, down] = [(size.length + 6 + wider) * mm, (size.width + 6) * mm];
  const trim = [3 * mm, 3 * mm, across - 3 * mm, down - 3 * mm].join(' ');
  const bytes = pdf({
    page: `/MediaBox [0 0 ${across} ${down}] /TrimBox [${trim}] /BleedBox [0 0 ${across} ${down}]`,
    content: `1 0 0 0 k 0 0 ${across} ${down} re f`,
    objects: [deflated('')],
  });
  return bytes;
}

/** An accepted order of boxes with such a page as artwork. */
async function orderWith(wider = 0) {
  const { customer, place } = await readyToOrder(shop, { awaitsProof: true });
  const orderId: number = (await place()).data.order_id;
  await payInFull(shop, customer, orderId);
  const { data } = await desk.call('GetOrderProofs', { order_id: orderId });
  const [{ line_id, box }] = data.lines;
  const { body } = await upload(shop, { bytes: cyanPage(box, wider), name: 'carton.pdf' });
  await desk.call('SendArtworkAtDesk', { line_id, artwork: body.data.token });
  await desk.call('MoveOrder', { orderid: orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' });
  const load = () =>
    shop.app.inject({ url: `/manage/orders/${orderId}/plates/1-1.pdf`, cookies: Object.fromEntries(desk.cookies) });
  return { lineId: line_id as number, load };
}

test('the plates of an approved item have its artwork on every up, and nothing in the margins', async () => {
  const { lineId, load } = await orderWith();
  const early = await load();
  expect([early.statusCode, early.body]).toEqual([409, expect.stringMatching(/can’t be printed: its proof/)]);
  await desk.call('WaiveProof', { line_id: lineId, reason: 'Approved at the press.' });
  const first = await load();
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect((await load()).rawPayload.equals(first.rawPayload)).toBe(true);
  const drawn = await drawPdf(first.rawPayload, 1200);
  if (drawn === 'too-much') throw new RangeError('It can’t be drawn');
  const { data, width, height } = drawn;
  const cyan = (x: number, y: number) => {
    const at = (Math.round(y * height) * width + Math.round(x * width)) * 4;
    const [red = 255, , blue = 0, opacity = 0] = data.subarray(at, at + 4);
    return opacity > 200 && blue - red > 100;
  };
  const points = Array.from({ length: 400 }, (_, index) => [(index % 20) / 20 + 0.025, Math.floor(index / 20) / 20]);
  const share = points.filter(([x = 0, y = 0]) => cyan(x, y)).length / points.length;
  expect(share).toBeGreaterThan(0.5);
  expect([cyan(0.5, 0.002), cyan(0.002, 0.5), cyan(0.998, 0.5)]).toEqual([false, false, false]);
});

test('an artwork of another size isn’t laid', async () => {
  const { lineId, load } = await orderWith(20);
  await desk.call('WaiveProof', { line_id: lineId, reason: 'Approved at the press.' });
  const refused = await load();
  expect([refused.statusCode, refused.body]).toEqual([409, expect.stringMatching(/another size than the box/)]);
});

test('an item without artwork, and a part that it doesn’t have, have no plates', async () => {
  const { customer, place } = await readyToOrder(shop);
  const orderId: number = (await place()).data.order_id;
  await payInFull(shop, customer, orderId);
  const load = (file: string) =>
    shop.app.inject({ url: `/manage/orders/${orderId}/plates/${file}`, cookies: Object.fromEntries(desk.cookies) });
  expect(await load('1-1.pdf')).toMatchObject({ statusCode: 404, body: 'This item has no artwork yet.' });
  expect((await load('1-9.pdf')).statusCode).toBe(404);
  expect((await load('2-1.pdf')).statusCode).toBe(404);
  expect((await load('1.pdf')).statusCode).toBe(404);
});
