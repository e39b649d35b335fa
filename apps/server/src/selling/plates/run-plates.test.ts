import { afterAll, beforeAll, expect, test } from 'vitest';
import { upload } from '../../testing/artwork.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { acceptedRun } from '../../testing/production.ts';
import { keptDisc } from '../../testing/proofs.ts';
import { textOfPdf } from '../../testing/shown-texts.ts';
import { drawPdf } from '../artwork/inspect/draw-pdf.ts';
import { boxPage, inkAt } from './testing/box-page.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff();
});
afterAll(() => shop.close());

/** A new artwork for an order's only line, all in one ink. */
async function giveArtwork(orderId: number, colour: string): Promise<number> {
  const { data } = await desk.call('GetOrderProofs', { order_id: orderId });
  const [{ line_id, box }] = data.lines;
  const { body } = await upload(shop, { bytes: boxPage(box, { colour }), name: 'carton.pdf' });
  const sent = await desk.call('SendArtworkAtDesk', { line_id, artwork: body.data.token });
  expect(sent.status).toBe(200);
  return line_id;
}

test('the plates of a run have each job’s own artwork, once all of them are approved', async () => {
  const { orders, run } = await acceptedRun(shop, desk);
  const load = () =>
    shop.app.inject({
      url: `/manage/production/runs/${run.fld_run_id}/plates.pdf`,
      cookies: Object.fromEntries(desk.cookies),
    });
  const bare = await load();
  expect([bare.statusCode, bare.body]).toEqual([404, expect.stringMatching(/has no artwork yet/)]);
  const lines: number[] = [];
  for (const [index, { orderId }] of orders.entries())
    lines.push(await giveArtwork(orderId, index === 0 ? '1 0 0 0 k' : '0 1 0 0 k'));
  const [one, other] = lines;
  await desk.call('WaiveProof', { line_id: one, reason: 'Approved at the press.' });
  const early = await load();
  expect([early.statusCode, early.body]).toEqual([
    409,
    expect.stringMatching(/can’t be printed: its file is being checked/),
  ]);
  await desk.call('WaiveProof', { line_id: other, reason: 'Approved at the press.' });
  const plates = await load();
  expect([plates.statusCode, plates.headers['content-type']]).toEqual([200, 'application/pdf']);
  const drawn = await drawPdf(plates.rawPayload, 800);
  if (drawn === 'too-much') throw new RangeError('It can’t be drawn');
  const found = Array.from({ length: 900 }, (_, at) => inkAt(drawn, (at % 30) / 30, Math.floor(at / 30) / 30));
  for (const ink of ['cyan', 'magenta']) expect(found.filter((each) => each === ink).length).toBeGreaterThan(90);
});

test('a file that is too large is left out and named, on the plates, at its job and on its ticket; alone it has no plates', async () => {
  const { orders, run } = await acceptedRun(shop, desk);
  const [large = 0, drawn = 0] = orders.map(({ orderId }) => orderId);
  const load = (address: string) => shop.app.inject({ url: address, cookies: Object.fromEntries(desk.cookies) });
  const { data } = await desk.call('GetOrderProofs', { order_id: large });
  const [{ line_id: lineId }] = data.lines;
  const artwork = await keptDisc(shop, 'large.pdf', { byHand: true });
  await desk.call('SendArtworkAtDesk', { line_id: lineId, artwork });
  const other = await giveArtwork(drawn, '1 0 0 0 k');
  for (const line_id of [lineId, other]) await desk.call('WaiveProof', { line_id, reason: 'Approved at the press.' });
  const plates = await load(`/manage/production/runs/${run.fld_run_id}/plates.pdf`);
  expect(plates.statusCode).toBe(200);
  const said = await textOfPdf(plates.rawPayload);
  expect(said).toMatch(/to be laid in by hand: BW\S+-1 /);
  const { jobs } = (await desk.call('GetRun', { fld_run_id: run.fld_run_id })).data.run;
  expect(jobs.map(({ job }: { job: { proof: { by_hand: string | null } } }) => job.proof.by_hand)).toEqual([
    'too-large',
    null,
  ]);
  const alone = await load(`/manage/orders/${large}/plates/1-1.pdf`);
  expect([alone.statusCode, alone.body]).toEqual([
    409,
    expect.stringMatching(/isn’t on the plates.*lays it in by hand/),
  ]);
  const ticket = await load(`/manage/orders/${large}/job-ticket/1.pdf`);
  expect((await textOfPdf(ticket.rawPayload)).replace(/\s+/g, ' ')).toContain('prepress lays it in by hand');
});

test('runs that aren’t there have no plates', async () => {
  const answer = await shop.app.inject({
    url: '/manage/production/runs/99999/plates.pdf',
    cookies: Object.fromEntries(desk.cookies),
  });
  expect([answer.statusCode, answer.body]).toEqual([404, expect.stringMatching(/was dissolved/)]);
});
