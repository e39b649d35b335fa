import { atNight } from '@boxwright/testing/by-night';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { upload } from '../../testing/artwork.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { approvePrint, payInFull, readyToOrder } from '../../testing/orders.ts';
import { textOfPdf } from '../../testing/shown-texts.ts';
import { drawPdf } from '../artwork/inspect/draw-pdf.ts';
import { boxPage, inkAt } from './testing/box-page.ts';

const nightly = test.runIf(atNight);

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff();
});
afterAll(() => shop.close());

interface Ordered {
  readonly wider?: number;
  readonly coat?: number;
  readonly print?: string;
  readonly pages?: number;
}

/** An accepted order of boxes with a page as artwork that is `wider` than they are. */
async function orderWith({ wider = 0, coat, print, pages = 1 }: Ordered = {}) {
  const line = { ...(coat && { outercoatingid: coat }), ...(print && { print }) };
  const { customer, place } = await readyToOrder(shop, { awaitsProof: true, line });
  const orderId: number = (await place()).data.order_id;
  await payInFull(shop, customer, orderId);
  const { data } = await desk.call('GetOrderProofs', { order_id: orderId });
  const [{ line_id, box }] = data.lines;
  const { body } = await upload(shop, {
    bytes: boxPage(box, { wider, shines: coat !== undefined, pages }),
    name: 'carton.pdf',
  });
  await desk.call('SendArtworkAtDesk', { line_id, artwork: body.data.token });
  await desk.call('MoveOrder', { orderid: orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' });
  const load = () =>
    shop.app.inject({ url: `/manage/orders/${orderId}/plates/1-1.pdf`, cookies: Object.fromEntries(desk.cookies) });
  return { lineId: line_id as number, orderId, load };
}

test('the plates of an approved item have its artwork on every up, and nothing in the margins', async () => {
  const { lineId, orderId, load } = await orderWith();
  const early = await load();
  expect([early.statusCode, early.body]).toEqual([
    409,
    expect.stringMatching(/can’t be printed: its file is being checked/),
  ]);
  await desk.call('WaiveProof', { line_id: lineId, reason: 'Approved at the press.' });
  const first = await load();
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect((await load()).rawPayload.equals(first.rawPayload)).toBe(true);
  expect(first.rawPayload.includes('/Separation /Gloss')).toBe(false);
  const drawn = await drawPdf(first.rawPayload, 1200);
  if (drawn === 'too-much') throw new RangeError('It can’t be drawn');
  const cyan = (x: number, y: number) => inkAt(drawn, x, y) === 'cyan';
  const points = Array.from({ length: 400 }, (_, index) => [(index % 20) / 20 + 0.025, Math.floor(index / 20) / 20]);
  const share = points.filter(([x = 0, y = 0]) => cyan(x, y)).length / points.length;
  expect(share).toBeGreaterThan(0.5);
  expect([cyan(0.5, 0.002), cyan(0.002, 0.5), cyan(0.998, 0.5)]).toEqual([false, false, false]);
  const cancelled = { orderid: orderId, seenstatus: 'Order Accepted', orderstatus: 'Cancelled' };
  expect(await desk.call('MoveOrder', cancelled)).toMatchObject({ status: 200 });
  const late = await load();
  expect([late.statusCode, late.body]).toEqual([409, expect.stringMatching(/its order is cancelled/)]);
});

// Where it lies is that of its check in `GetArtworkPlacement.test.ts`.
nightly(
  'an artwork is laid as it was checked, also after staff have narrowed the limits, for the printing that they chose',
  async () => {
    const { lineId, load } = await orderWith({ wider: 1.5 });
    await shop.runJobs();
    const owner = await shop.staff();
    const { values, seen } = (await owner.call('GetSettings', { section: 'printFiles' })).data;
    const narrow = { section: 'printFiles', values: { ...values, tolerance: '0', onCoated: 'GRACoL2006' }, seen };
    expect((await owner.call('SaveSettings', narrow)).status).toBe(200);
    await desk.call('WaiveProof', { line_id: lineId, reason: 'Approved at the press.' });
    const { statusCode, rawPayload } = await load();
    expect([statusCode, rawPayload.includes('(CGATS TR 006)')]).toEqual([200, true]);
  },
);

// Drawn by itself in `GetArtworkInks.test.ts`, placed in `GetArtworkPlacement.test.ts`.
nightly('where the ordered coat shines by the file is a plate of its own, and the proof says so', async () => {
  const dripOff = 7;
  const { lineId, orderId, load } = await orderWith({ coat: dripOff });
  const [{ artworks }] = (await desk.call('GetOrderProofs', { order_id: orderId })).data.lines;
  const sent = { line_id: lineId, seen_artwork_id: artworks[0].id, note: '', despite_stops: true };
  expect((await desk.call('IssueProof', sent)).status).toBe(200);
  const { rows } = await shop.services.db.$client.query(`select snapshot from documents where kind = 'proof'`);
  expect(rows[0].snapshot.facts).toContainEqual({ label: 'The coat shines', value: 'where the file has a varnish' });
  await desk.call('WaiveProof', { line_id: lineId, reason: 'Approved at the press.' });
  const { statusCode, rawPayload } = await load();
  expect([statusCode, rawPayload.includes('/Separation /Gloss')]).toEqual([200, true]);
  // Only on the left half of each up, over the cyan that is everywhere.
  const drawn = await drawPdf(rawPayload, 1200);
  if (drawn === 'too-much') throw new RangeError('It can’t be drawn');
  const shades = new Set<number>();
  for (let at = 0; at < drawn.data.length; at += 4 * 37) {
    const [red = 0, green = 0, blue = 0] = drawn.data.subarray(at, at + 3);
    if (blue - red > 100) shades.add(Math.round(green / 20));
  }
  expect(shades.size).toBeGreaterThan(1);

  // A file from before gloss was read: its proof and check say that it has none.
  await shop.services.db.$client.query('update artworks set gloss_key = null');
  const before = await load();
  expect([before.statusCode, before.rawPayload.includes('/Separation /Gloss')]).toEqual([200, false]);
});

// Its check and proof are tried by `inside.test.ts`, the second page of its plates at night alone.
nightly(
  'plates of a box that is printed inside have the other side of the sheet on a second page; job and ticket say so',
  async () => {
    const said = async (pages: number) => {
      const { lineId, orderId, load } = await orderWith({ print: '4/4', pages });
      await shop.runJobs();
      if (pages === 2) await desk.call('WaiveProof', { line_id: lineId, reason: 'Approved at the press.' });
      // As staff could let it be printed before a page for the inside was asked for.
      else await approvePrint(shop, orderId);
      const { rawPayload } = await load();
      const ticket = await shop.app.inject({
        url: `/manage/orders/${orderId}/job-ticket/1.pdf`,
        cookies: Object.fromEntries(desk.cookies),
      });
      const [job] = (await desk.call('GetProduction', {})).data.jobs.filter(
        ({ fld_order_id }: { fld_order_id: number }) => fld_order_id === orderId,
      );
      return {
        pages: (await getDocumentProxy(new Uint8Array(rawPayload))).numPages,
        plates: await textOfPdf(rawPayload),
        ticket: (await textOfPdf(ticket.rawPayload)).replace(/\s+/g, ' '),
        inside: job.proof.inside,
      };
    };
    const both = await said(2);
    expect([both.pages, both.inside]).toEqual([2, { file: expect.any(String), page: 2, on_plates: 'laid' }]);
    expect(both.plates).toMatch(/, outside · .*, inside · /s);
    expect(both.ticket).toMatch(
      /from page 2 of its file: the second page of the plates is the other side of the sheet/,
    );
    // Both sides are pictured, and who prints reads which comes first.
    expect(both.ticket).toMatch(/Outside Inside, from inside/i);
    expect(both.ticket).toMatch(
      /Two passes: first the outside, then, once that is dry, the inside.*Printing, 2 passes/,
    );
    expect(`${both.plates} ${both.ticket}`).not.toMatch(/by hand/);
    const alone = await said(1);
    expect([alone.pages, alone.inside]).toEqual([1, { file: expect.any(String), page: null, on_plates: 'no-page' }]);
    expect(alone.plates).toMatch(/the file of Item 1 of BW\S+ has no page for its inside/);
    expect(alone.ticket).toMatch(
      /a page for the outside alone, so nothing else is on its proof or its plates: don’t print it before the page for the inside/,
    );
  },
);

test('an artwork of another size isn’t laid', async () => {
  const { lineId, load } = await orderWith({ wider: 20 });
  await shop.runJobs();
  await desk.call('WaiveProof', { line_id: lineId, reason: 'Approved at the press.' });
  // Who waives reads it at once, and whoever reads the alert.
  const { data: alerts } = await desk.call('GetAlerts', {});
  expect(JSON.stringify(alerts)).toMatch(
    /Approved at the press\. Its file fits nowhere on the drawing, .* prepress lays it in by hand\./,
  );
  const refused = await load();
  expect([refused.statusCode, refused.body]).toEqual([409, expect.stringMatching(/another size than the box/)]);
});

test('an item without artwork, and a part that it doesn’t have, have no plates', async () => {
  const { customer, place } = await readyToOrder(shop);
  const orderId: number = (await place()).data.order_id;
  await payInFull(shop, customer, orderId);
  const load = (file: string) =>
    shop.app.inject({ url: `/manage/orders/${orderId}/plates/${file}`, cookies: Object.fromEntries(desk.cookies) });
  expect(await load('1-1.pdf')).toMatchObject({
    statusCode: 404,
    body: expect.stringMatching(/^Item 1 of BW\S+ has no artwork yet\. Please give it a file in its order first\.$/),
  });
  expect((await load('1-9.pdf')).statusCode).toBe(404);
  expect((await load('2-1.pdf')).statusCode).toBe(404);
  expect((await load('1.pdf')).statusCode).toBe(404);
});
