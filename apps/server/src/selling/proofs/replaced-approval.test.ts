import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { mailsTo } from '../../testing/orders.ts';
import { jobOf } from '../../testing/production.ts';
import { keptDisc, sentProof } from '../../testing/proofs.ts';
import { readCompany } from '../company/company.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** An order in production whose proof is approved, and on whose job no work has begun. */
async function inProduction() {
  const order = await sentProof(shop);
  const { desk, orderId, decide } = order;
  await decide('approve');
  const move = (seenstatus: string, orderstatus: string) =>
    desk.call('MoveOrder', { orderid: orderId, seenstatus, orderstatus });
  await move('IN-PROCESS', 'Order Accepted');
  expect((await move('Order Accepted', 'In Production')).status).toBe(200);
  await shop.runJobs();
  shop.clock.advance({ hours: 1 });
  return order;
}

test('a file in the place of an approved one ends that approval, also in production: mails, timeline and gate say so', async () => {
  const { desk, guest, token, orderId, lineId, customer, send } = await inProduction();
  expect((await send('other.png')).data.line).toMatchObject({ state: 'checking', proofs: [{ state: 'superseded' }] });
  shop.clock.advance({ hours: 1 });
  await shop.runJobs();
  const [mail = '', ...others] = await mailsTo(shop, customer.email, 'proof 1 no longer counts');
  expect(others).toEqual([]);
  expect(mail).toContain('That approval no longer counts');
  expect(mail).toMatch(/send the approved file again\s.*approve\s+the\s+new\s+proof/s);
  expect(mail).toContain('other.png');
  const { email } = await readCompany(shop.services.db);
  const { order_number } = (await guest.call('GetProofs', { token })).data;
  const alerts = await mailsTo(shop, email, `${order_number}: news about artwork`);
  expect(alerts.join('\n')).toContain('other.png. Proof 1 no longer counts.');
  // Its days are an example again, as before the approval.
  const whereClause = { fld_order_id: orderId };
  const [order] = (await customer.call('GetWebsiteOrderDetails', { whereClause })).data;
  expect(order.fld_dates).toMatchObject({ approved_on: expect.stringMatching(/^2026-/) });
  const { fld_job_id, fld_version } = await jobOf(desk, orderId);
  const begun = await desk.call('MoveJob', { fld_job_id, fld_version });
  expect([begun.status, begun.data]).toEqual([409, expect.stringMatching(/can’t be printed: /)]);
  const artwork = await keptDisc(shop, 'third.png');
  await desk.call('SendArtworkAtDesk', { line_id: lineId, artwork });
  await shop.runJobs();
  // Nothing was approved any more.
  expect(await mailsTo(shop, customer.email, 'no longer counts')).toHaveLength(1);
});

test('a file that the desk puts in the place of an approved one is mailed, too', async () => {
  const { desk, lineId, customer } = await inProduction();
  await desk.call('SendArtworkAtDesk', { line_id: lineId, artwork: await keptDisc(shop, 'mended.png') });
  await shop.runJobs();
  const [mail = ''] = await mailsTo(shop, customer.email, 'proof 1 no longer counts');
  expect(mail).toMatch(/mended\.png[\s\S]*our order desk/);
});
