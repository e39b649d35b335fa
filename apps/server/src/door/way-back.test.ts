import { documentsOf } from '@boxwright/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderToken } from '../selling/orders/order-token.ts';
import { openShop, type Shop, type ShopVisitor } from '../testing/open-shop.ts';
import { readyToOrder } from '../testing/orders.ts';
import { linksIn, plainBrowser } from '../testing/plain-browser.ts';
import { acceptedOrder, acceptedRun } from '../testing/production.ts';
import { sentProof } from '../testing/proofs.ts';
import { builtWebApp } from './web-app.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ web: await builtWebApp() });
});
afterAll(() => shop.close());

/** Opens a file's address without scripts and without a referrer, as from a mail. */
async function refused(address: string, { cookies }: Pick<ShopVisitor, 'cookies'> = shop.visitor()) {
  const browser = plainBrowser(shop, cookies);
  const page = await browser.open(address);
  expect([page.type, page.status >= 400], address).toEqual(['text/html; charset=utf-8', true]);
  const links = linksIn(page);
  return { page, links, follow: () => browser.open(links.at(-1) ?? '') };
}

/** What a refusal leads to; the page is there, for the same visitor. */
async function ledTo(address: string, visitor?: Pick<ShopVisitor, 'cookies'>): Promise<string> {
  const { links, follow } = await refused(address, visitor);
  expect(links, address).toHaveLength(1);
  const { status, url } = await follow();
  expect([status, url.origin], address).toEqual([200, new URL(shop.services.env.publicUrl).origin]);
  return links[0] ?? '';
}

describe('a refused file leads back', () => {
  test('from the desk’s files to the order', async () => {
    const { place } = await readyToOrder(shop, { awaitsProof: true });
    const { data } = await place();
    const at = `/manage/orders/${data.order_id}`;
    const desk = await shop.staff();
    for (const file of ['sticker-sheet/1.pdf', 'packing/labels.pdf?parcels=0'])
      expect(await ledTo(`${at}/${file}`, desk), file).toBe(at);
    expect(await ledTo('/manage/orders/999999/sticker-sheet/1.pdf', desk)).toBe('/manage');
  });

  test('from the press’s files to the job, which those see too who may not see orders', async () => {
    const press = await shop.staff('Production');
    const { orderId, job } = await acceptedOrder(shop, press);
    for (const file of ['plates/1-1.pdf', 'job-sheet/1-9.dxf', 'job-tools/1-9-stripping-upper.dxf'])
      expect(await ledTo(`/manage/orders/${orderId}/${file}`, press), file).toBe(
        `/manage/production/jobs/${job.fld_job_id}`,
      );
    expect(await ledTo(`/manage/orders/${orderId}/job-ticket/2.pdf`, press)).toBe('/manage/production');
  });

  test('from a run’s files to the run, and to production from one that isn’t there', async () => {
    const { run } = await acceptedRun(shop, await shop.staff(), { outercoatingid: 3 });
    const press = await shop.staff('Production');
    const at = `/manage/production/runs/${run.fld_run_id}`;
    expect(await ledTo(`${at}/plates.pdf`, press)).toBe(at);
    expect(await ledTo('/manage/production/runs/999999/sheet.pdf', press)).toBe('/manage/production');
  });

  test('from an order’s papers to the order: the customer’s own page, or the desk’s', async () => {
    const { customer, place } = await readyToOrder(shop);
    const { data } = await place();
    const invoice = `/downloads/invoice/${orderToken(shop.services.secrets.orderToken, data.order_id)}`;
    expect(await ledTo(invoice, customer)).toBe(`/my-orders/${data.order_id}`);
    expect(await ledTo(invoice, await shop.staff())).toBe(`/manage/orders/${data.order_id}`);
    // Who isn't signed in gets to the sign-in, which leads on.
    expect((await (await refused(invoice)).follow()).url.pathname).toBe('/login');
    expect(await ledTo('/downloads/invoice/nobody')).toBe('/');
  });

  test('from a proof to its order, for whoever may see that, and else to the shop', async () => {
    const { customer, orderId, guest, token } = await sentProof(shop);
    await shop.runJobs();
    const { file } = (await guest.call('GetProofs', { token })).data.lines[0].proofs[0];
    const [document] = await documentsOf(shop.services.db, orderId, 'proof');
    await shop.services.files.remove(document?.fileKey ?? '');
    const { inspection } = shop.services;
    const runForStaff = () => Promise.reject(new TypeError('a defect of ours'));
    Object.assign(shop.services, { inspection: { ...inspection, runForStaff } });
    expect(await ledTo(file, customer)).toBe(`/my-orders/${orderId}`);
    expect(await ledTo(file, await shop.staff())).toBe(`/manage/orders/${orderId}`);
    Object.assign(shop.services, { inspection });
    expect(await ledTo(file.replace(/\.\w/, '.x'), customer)).toBe('/');
  });
});

test('no address makes a refusal lead away from this site, or to a page of the address’s choosing', async () => {
  const desk = await shop.staff();
  for (const [address, to] of [
    ['/downloads/invoice/x?from=//evil.example&back=https://evil.example', '/'],
    ['/downloads/order/%2F%2Fevil.example', '/'],
    ['/manage/orders/%2F%2Fevil.example/sticker-sheet/1.pdf', '/manage'],
    ['/manage/production/runs/1%22%3E%3Ca%20href=x/sheet.pdf', '/manage/production'],
    ['/downloads/dieline/%2F%2Fevil.example.pdf', '/dielines'],
    ['/images/%2F%2Fevil.example', '/'],
  ] as const) {
    expect(await ledTo(address, desk), address).toBe(to);
  }
});

test('a refusal that passes by itself also offers to try again, at the same address', async () => {
  const paper = '/downloads/order/x';
  const limited = await openShop({ settings: { RATE_LIMIT: '2' } });
  const browser = plainBrowser(limited);
  for (let times = 0; times < 2; times += 1) await browser.open(paper);
  const page = await browser.open(paper);
  expect([page.status, linksIn(page)]).toEqual([429, [paper, '/']]);
  expect(page.html).toContain('Try again');
  await limited.close();
});
