import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, phone, tablet } from './browser.ts';
import { expectWellMadeOn } from './expect-well-made.ts';
import { call, moveOrder, orderBoxes, signedIn, soapBoxes, uploadedPicture } from './journey.ts';
import { openShop, staff } from './shop.ts';

const shop = openShop();
const laptop = { width: 1366, height: 768 };
const count = 24;
/** So many of them have their artwork; the others wait for it. */
const movable = 7;

const cards = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });

/** The cards that are whole within the window, without scrolling. */
async function inView(page: Page): Promise<number> {
  const boxes = await Promise.all((await cards(page).all()).map((card) => card.boundingBox()));
  const { width, height } = page.viewportSize() ?? laptop;
  return boxes.filter((box) => box && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).length;
}

/** The seven columns stand side by side, and each has its place. */
async function expectSevenColumns(page: Page) {
  const columns = await page.getByRole('heading', { level: 2 }).all();
  const boxes = await Promise.all(columns.map((column) => column.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  expect(boxes).toHaveLength(7);
}

test('24 jobs fit on the screen of a laptop, also if all or most of them are at one step, and move on by keyboard', async () => {
  const buyer = await shop.visitor(phone);
  await signedIn(buyer.page);
  for (let more = 1; more < count; more += 1)
    await call(buyer.context, 'AddToCartWebsite', {
      ...soapBoxes,
      itemdetails: [{ Item: 202, Quantity: 1000 + 100 * more }],
    });
  const { id } = await orderBoxes(buyer.context);
  const desk = await shop.visitor(laptop);
  const { page, context } = desk;
  await call(context, 'StaffSignIn', staff);
  await moveOrder(context, id, 'IN-PROCESS', 'Order Accepted');
  const { lines } = await call(context, 'GetOrderProofs', { order_id: id });
  for (const { line_id } of lines.slice(0, movable)) {
    await call(context, 'SendArtworkAtDesk', {
      line_id,
      artwork: await uploadedPicture(context),
      artwork_place: '90 5 -4 120',
    });
    await call(context, 'WaiveProof', { line_id, reason: 'Agreed by telephone.' });
  }

  await page.goto('/manage/production');
  await expect.poll(() => cards(page).count()).toBe(count);
  await expectSevenColumns(page);
  expect(await inView(page)).toBe(count);
  await expectAccessible(page);
  await expectWellMadeOn(page, [phone, tablet, laptop]);

  // On a tablet they lie three side by side.
  await page.setViewportSize(tablet);
  const [first, , third] = await cards(page).all();
  expect((await third?.boundingBox())?.y).toBe((await first?.boundingBox())?.y);
  await page.setViewportSize(laptop);

  // The step is taken by keyboard, and what a card leaves out is a press away.
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByText('24 jobs, 1 running').waitFor();
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await page.getByRole('link', { name: 'Ticket' }).waitFor();
  await page.getByRole('link', { name: /^Order BW/ }).waitFor();

  // One job at each other step.
  const { jobs } = await call(context, 'GetProduction', {});
  const free = jobs.filter(({ fld_hold }: { fld_hold: unknown }) => fld_hold === null);
  for (const [steps, { fld_job_id, fld_version }] of free.slice(0, 6).entries()) {
    let version: number = fld_version;
    for (let step = 0; step <= steps; step += 1)
      version = (await call(context, 'MoveJob', { fld_job_id, fld_version: version })).job.fld_version;
  }
  await page.goto('/manage/production');
  await expectSevenColumns(page);
  expect(await inView(page)).toBe(await cards(page).count());
  desk.expectNoComplaints();
  for (const visitor of [buyer, desk]) await visitor.context.close();
});
