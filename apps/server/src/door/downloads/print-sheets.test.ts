import { alertsOf, linesOfOrders } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCompany } from '../../selling/company/company.ts';
import { stickerSnapshot } from '../../selling/goods/sticker/sticker-snapshot.ts';
import { contentsOf } from '../../selling/print-sheets/testing/contents-of.ts';
import { placed, uploadedDisc } from '../../testing/artwork.ts';
import { deskOrder } from '../../testing/desk.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { mailsTo, payInFull, readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** An order of boxes in line 1 and stickers on clear film in line 2, hearts by default. */
async function ordered(artwork: string | null, shape = 4, own = {}) {
  const { customer, place } = await readyToOrder(shop, own);
  await customer.call('AddToCartWebsite', {
    itemdetails: JSON.stringify([{ Item: 196, Quantity: 1000 }]),
    orderid: 0,
    status: 'INCART',
    Ordertype: 'Stickers',
    shape,
    material: 'transparent-vinyl',
    length: 60,
    width: 40,
    ...(artwork && { artwork: placed(artwork) }),
  });
  const [line] = (await customer.call('GetCartWebsite', { id: null })).data;
  const { data } = await place({ acceptedtotal: line.fld_cart_amount });
  return { customer, orderId: data.order_id as number, number: data.order_number as string };
}

const load = (visitor: ShopVisitor, orderId: number | string, file: string) =>
  shop.app.inject({
    url: `/manage/orders/${orderId}/sticker-sheet/${file}`,
    cookies: Object.fromEntries(visitor.cookies),
  });

test('staff get the print sheet of a line as it was stored, the same file each time', async () => {
  const { orderId, number } = await ordered(await uploadedDisc(shop));
  const staff = await shop.staff();
  const first = await load(staff, orderId, '2.pdf');
  expect(first.statusCode).toBe(200);
  expect(first.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${number}-line-2.pdf"`,
    'cache-control': 'private, no-store',
  });
  const pdf = first.rawPayload.toString('latin1');
  for (const ink of ['/Separation /CutContour', '/Separation /White', '/SMask']) expect(pdf).toContain(ink);
  expect((await load(staff, orderId, '2.pdf')).rawPayload.equals(first.rawPayload)).toBe(true);
});

test('there is no sheet before the proof is approved or waived, and none of a cancelled order', async () => {
  const { customer, orderId } = await ordered(null, 4, { awaitsProof: true });
  const staff = await shop.staff();
  const early = await load(staff, orderId, '2.pdf');
  const refusal = /^Item 2 of BW\S+ can’t be printed: its artwork hasn’t come yet\.$/;
  expect([early.statusCode, early.body]).toEqual([409, expect.stringMatching(refusal)]);
  // Whoever opens it in a browser reads why on a page.
  const opened = await shop.app.inject({
    url: `/manage/orders/${orderId}/sticker-sheet/2.pdf`,
    headers: { accept: 'text/html,application/xhtml+xml;q=0.9' },
    cookies: Object.fromEntries(staff.cookies),
  });
  expect([opened.statusCode, opened.headers['content-type']]).toEqual([409, 'text/html; charset=utf-8']);
  expect(opened.body).toMatch(/name="viewport"[\s\S]*<p>Item 2 of BW\S+ can’t be printed: /);
  const sheetAtDesk = async () => (await deskOrder(staff, orderId)).lines[1].files.at(-1);
  expect(await sheetAtDesk()).toEqual({ label: 'Print sheet once its proof is approved', url: '' });
  await payInFull(shop, customer, orderId);
  const { lines } = (await staff.call('GetOrderProofs', { order_id: orderId })).data;
  await staff.call('SendArtworkAtDesk', { line_id: lines[1].line_id, artwork: await uploadedDisc(shop) });
  await staff.call('WaiveProof', { line_id: lines[1].line_id, reason: 'Agreed on the phone.' });
  expect((await load(staff, orderId, '2.pdf')).statusCode).toBe(200);
  expect((await sheetAtDesk()).url).toBe(`/manage/orders/${orderId}/sticker-sheet/2.pdf`);
  await customer.call('CancelOrder', { orderid: orderId });
  const late = await load(staff, orderId, '2.pdf');
  expect([late.statusCode, late.body]).toEqual([409, expect.stringMatching(/its order is cancelled\.$/)]);
});

test('when our code fails at the picture, the sheet has only the cuts, and one alert is raised', async () => {
  const { orderId } = await ordered(await uploadedDisc(shop));
  const { inspection: usual, db } = shop.services;
  const runForStaff: typeof usual.runForStaff = (task, input, sender) =>
    task.name === 'printSheet' && (input as { readonly file: unknown }).file !== null
      ? Promise.reject(new TypeError('a defect of ours'))
      : usual.runForStaff(task, input, sender);
  Object.assign(shop.services, { inspection: { ...usual, runForStaff } });
  const staff = await shop.staff();
  for (let times = 0; times < 2; times += 1) expect((await load(staff, orderId, '2.pdf')).statusCode).toBe(200);
  Object.assign(shop.services, { inspection: usual });
  expect(await alertsOf(db, orderId)).toMatchObject([{ kind: 'unread-file' }]);
});

test('stickers that are cut around their picture are cut along the contour that was priced', async () => {
  const { orderId } = await ordered(await uploadedDisc(shop), 6);
  const [, line] = await linesOfOrders(shop.services.db, [orderId]);
  const { contour } = stickerSnapshot.parse(line?.configuration);
  // The disc with its offset, fitted into 60 by 40 mm: its place is as large as the cut.
  expect(contour?.length).toBeCloseTo(40, 0);
  const pdf = (await load(await shop.staff(), orderId, '2.pdf')).rawPayload;
  const cut = contentsOf(pdf).find((content) => content.includes('/CutContour CS')) ?? '';
  const across = [...cut.matchAll(/([\d.]+) [\d.]+ [mc]$/gm)].map(([, x]) => Number(x));
  expect(Math.min(...across)).toBeLessThan(0.1);
  expect(Math.max(...across)).toBeCloseTo(40, 0);
  expect(cut.match(/ c$/gm)).toHaveLength(contour?.path.match(/C/g)?.length ?? 0);
});

test('without a picture the sheet has only the cuts', async () => {
  const { orderId } = await ordered(null);
  const pdf = (await load(await shop.staff(), orderId, '2.pdf')).rawPayload.toString('latin1');
  expect(pdf).toContain('/Separation /CutContour');
  expect(pdf).not.toContain('/Subtype /Image');
});

test('nobody else gets the sheet: visitors and customers are sent to the staff’s sign-in, which leads back', async () => {
  const { customer, orderId } = await ordered(null);
  for (const visitor of [shop.visitor(), customer]) {
    const answer = await load(visitor, orderId, '2.pdf');
    expect(answer.statusCode).toBe(302);
    const { pathname, searchParams } = new URL(String(answer.headers.location), 'https://shop.example');
    expect([pathname, searchParams.get('from')]).toEqual(['/manage', `/manage/orders/${orderId}/sticker-sheet/2.pdf`]);
  }
});

test('a line that has no stickers, and an order that isn’t there, have no sheet', async () => {
  const { orderId } = await ordered(null);
  const staff = await shop.staff();
  for (const file of ['1.pdf', '3.pdf', '0.pdf', '2.svg', '2']) {
    expect(await load(staff, orderId, file)).toMatchObject({
      statusCode: 404,
      body: 'There are no stickers in this line of the order.',
    });
  }
  for (const none of [999_999, 'x', '0', '99999999999']) {
    expect(await load(staff, none, '2.pdf')).toMatchObject({ statusCode: 404, body: 'There is no such order.' });
  }
});

test('the order desk’s mail links the sheet of each line of stickers', async () => {
  const { customer, orderId, number } = await ordered(null, 4, { awaitsProof: true });
  await payInFull(shop, customer, orderId);
  await shop.runJobs();
  const { email } = await readCompany(shop.services.db);
  const [mail] = await mailsTo(shop, email, number);
  expect(mail).toContain('Print sheet of line 2, once its proof is approved');
  expect(mail).toContain(`/manage/orders/${orderId}/sticker-sheet/2.pdf`);
});
