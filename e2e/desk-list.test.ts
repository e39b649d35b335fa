import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, expectAccessible, phone, tablet } from './browser.ts';
import { expectWellMadeOn } from './expect-well-made.ts';
import { call, moveOrder, newcomer, orderBoxes, waiveMoney } from './journey.ts';
import { openShop, staff } from './shop.ts';

const shop = openShop();

/** A new customer's order, placed without looking at pages. */
async function orderOf(name: string, company: string) {
  const { context } = await shop.visitor(phone);
  const { email, mobile, password } = newcomer();
  await call(context, 'AddCustomer', { name, email, mobile, companyName: company, password });
  await call(context, 'AddwebsiteLogin', { email, password });
  const order = await orderBoxes(context);
  await context.close();
  return order;
}

/** On a phone the first orders are in sight, three lines each: what is asked of them, and the rest a press away. */
async function expectCards(page: Page, number: string) {
  await page.setViewportSize(phone);
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
  const boxes = await Promise.all((await rows.all()).map((one) => one.boundingBox()));
  expect(Math.max(...boxes.map((box) => box?.height ?? Number.NaN))).toBeLessThanOrEqual(130);
  expect(boxes[0]?.y).toBeLessThan(600);
  const card = rows.filter({ hasText: number });
  for (const said of ['Meena Iyer', 'Order Placed', 'Payment Initiated', /₹[\d,.]+/])
    expect(await card.getByText(said).first().isVisible(), String(said)).toBe(true);
  // The filters are folded, and what is done with selected orders comes once one is selected.
  const [payment, accept] = [page.getByLabel('Payment', { exact: true }), page.getByRole('button', { name: 'Accept' })];
  expect([await payment.isVisible(), await accept.isVisible()]).toEqual([false, false]);
  await page.getByText('Filters', { exact: true }).click();
  await payment.waitFor();
  await page.getByText('Filters', { exact: true }).click();
  await card.getByRole('checkbox').check();
  await accept.waitFor();
  await card.getByRole('checkbox').uncheck();
  // Wherever a card is pressed, it opens its order.
  await card.getByText('Meena Iyer').click({ force: true });
  await page.getByRole('heading', { name: `Order ${number}` }).waitFor();
  await page.getByText(/1,000/).first().waitFor();
  // With filters chosen, the buttons stand clear of their fold and of the screen's edge, be it open or not.
  await page.goto('/manage/orders?payment=Payment+Initiated');
  const fold = page.getByText('Filters (1 chosen)');
  for (const isOpen of [false, true]) {
    if (isOpen) await fold.click();
    const [said, show] = [await fold.boundingBox(), await page.getByRole('button', { name: 'Show' }).boundingBox()];
    expect(show?.x).toBeGreaterThanOrEqual(said?.x ?? Number.NaN);
    expect(show?.y).toBeGreaterThanOrEqual((said?.y ?? Number.NaN) + (said?.height ?? 0));
  }
  await page.goto('/manage/orders');
  // From a tablet on, the list is a table.
  await page.setViewportSize(tablet);
  const cells = await rows.first().getByRole('cell').all();
  const tops = await Promise.all(cells.map(async (cell) => (await cell.boundingBox())?.y));
  expect([new Set(tops).size, cells.length]).toEqual([1, 7]);
}

test('the order desk lists, finds and moves orders by keyboard, and sees new ones arrive', async () => {
  const desk = await shop.visitor(desktop);
  const { page } = desk;
  expect((await desk.context.request.post('/api/StaffSignIn', { data: staff })).status()).toBe(200);
  await page.goto('/manage/orders');
  await page.getByRole('heading', { name: 'No orders yet' }).waitFor();
  await expectWellMadeOn(page);

  // Without a reload, while the page is open.
  const orders = [
    await orderOf('Asha Raman', 'Kokko Chocolates'),
    await orderOf('Ravi Menon', 'Torqwell'),
    await orderOf('Meena Iyer', 'Anjali Masala'),
  ];
  const [first, second, third] = orders.map(({ number }) => number);
  if (!first || !second || !third) throw new Error('Three orders were placed.');
  const row = (number: string) => page.getByRole('row').filter({ hasText: number });
  for (const number of [first, second, third]) await row(number).waitFor();
  await page.getByRole('status').getByText('3 new orders').waitFor();
  await expectWellMadeOn(page);
  // A small desktop shows the list, and not its filters alone: rows of two lines, from its middle on.
  await page.setViewportSize({ width: 1366, height: 768 });
  const { y = Number.NaN, height = Number.NaN } = (await row(third).boundingBox()) ?? {};
  expect(y).toBeLessThan(430);
  expect(height).toBeLessThan(66);
  await expectCards(page, third);
  await page.setViewportSize(desktop);

  // The cursor is the focus of a row's link; it stays when the list is reloaded.
  const link = (number: string) => page.getByRole('link', { name: number, exact: true });
  const hasFocus = (number: string) =>
    expect.poll(() => link(number).evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('j');
  await hasFocus(third);
  await page.keyboard.press('j');
  await hasFocus(second);
  const { id: fourthId, number: fourth } = await orderOf('Divya Das', 'Torqwell');
  await row(fourth).waitFor();
  await hasFocus(second);
  await page.keyboard.press('k');
  await hasFocus(third);

  // Selected with a range, and accepted in one go; one of them was accepted by somebody else meanwhile.
  for (const { id } of orders) await waiveMoney(desk.context, id);
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await hasFocus(first);
  await page.keyboard.press('Shift+X');
  await page.getByText('3 selected').waitFor();
  await expectAccessible(page);
  await page.route('**/manage/orders.data*', async (route) => {
    const move = { orderid: orders[1]?.id, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' };
    if (route.request().method() === 'POST') await call(desk.context, 'MoveOrder', move);
    await route.continue();
  });
  await page.keyboard.press('a');
  const result = page.getByRole('status').filter({ hasText: '2 orders were moved. 1 order stayed where it was:' });
  await result.getByText('It is Order Accepted now.').waitFor();
  await page.unroute('**/manage/orders.data*');
  await page.getByText('1 selected').waitFor();
  await expect.poll(() => row(second).getByRole('checkbox').isChecked()).toBe(true);
  await row(first).getByText('Order Accepted').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('0 selected').waitFor();

  // Search, and a view of it for everybody.
  await page.keyboard.press('/');
  await page.keyboard.type('torqw');
  await page.keyboard.press('Enter');
  await link(third).waitFor({ state: 'detached' });
  await link(second).waitFor();
  await page.getByText('Save or change views').click();
  await page.getByLabel('Name for what is shown now').fill('Torqwell’s');
  await page.getByRole('form', { name: 'Save this view' }).getByLabel('For everybody').check();
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('status').getByText('The view “Torqwell’s” was saved.').waitFor();
  await expectWellMadeOn(page);
  await page.getByRole('link', { name: 'Clear', exact: true }).click();
  await link(third).waitFor();
  await page
    .getByRole('navigation', { name: 'Status' })
    .getByRole('link', { name: /^Accepted/ })
    .click();
  await link(fourth).waitFor({ state: 'detached' });
  await page.getByRole('navigation', { name: 'Saved views' }).getByRole('link', { name: 'Torqwell’s' }).click();
  await link(fourth).waitFor();
  await link(third).waitFor({ state: 'detached' });

  // On an order's page j and k follow this list, and the way back leads to its row.
  await link(second).click();
  await page.getByRole('heading', { name: `Order ${second}` }).waitFor();
  await page.keyboard.press('k');
  await page.getByRole('heading', { name: `Order ${fourth}` }).waitFor();
  await page.keyboard.press('u');
  await hasFocus(fourth);
  await link(third).waitFor({ state: 'detached' });
  await link(second).click();
  await page.getByRole('heading', { name: `Order ${second}` }).waitFor();
  await page.goBack();
  await hasFocus(second);

  // The same without JavaScript.
  const storageState = await desk.context.storageState();
  const plain = await shop.browser.newContext({ baseURL: shop.url, javaScriptEnabled: false, storageState });
  const still = await plain.newPage();
  await still.goto('/manage/orders?search=torqwell&status=IN-PROCESS');
  const accept = async () => {
    await still.getByRole('checkbox', { name: `Select ${fourth}` }).check();
    await still.getByRole('button', { name: 'Accept' }).click();
  };
  await accept();
  await still.getByText(/ are to be paid before acceptance, and nothing has come\./).waitFor();
  await waiveMoney(desk.context, fourthId);
  await accept();
  await still.getByText('1 order was moved.').waitFor();
  await still.getByRole('heading', { name: 'No such orders' }).waitFor();

  // Two packed orders are dispatched together. Their numbers are scanned: each ends with Enter.
  for (const order of [orders[0], orders[2]])
    if (order) await moveOrder(desk.context, order.id, 'Order Accepted', 'Packed');
  await page.goto('/manage/dispatch');
  await page.getByLabel(`Tracking number of ${first}`).waitFor();
  await expectWellMadeOn(page);
  await page.getByLabel('Courier').focus();
  const scan = async (...labels: string[]) => {
    for (const label of labels) {
      await page.keyboard.type(label);
      await page.keyboard.press('Enter');
    }
  };
  await scan('DTDC', 'C1001', 'C1001');
  await page.getByText(/belong to different customers and have the same tracking number/).waitFor();
  await expectAccessible(page);
  await page.getByRole('heading', { name: 'Dispatch' }).click();
  await scan('C1002');
  const numbers = () => Promise.all([third, first].map((one) => page.getByLabel(`of ${one}`).inputValue()));
  expect(await numbers()).toEqual(['C1001', 'C1002']);
  expect(await page.getByText(/have the same tracking number/).count()).toBe(0);

  // Looking at an order, a reload and the end of the session lose none of the numbers.
  await link(first).click();
  await page.getByRole('heading', { name: `Order ${first}` }).waitFor();
  await page.goBack();
  await expect.poll(numbers).toEqual(['C1001', 'C1002']);
  await page.reload();
  await expect.poll(numbers).toEqual(['C1001', 'C1002']);
  await desk.context.clearCookies();
  await page.getByRole('button', { name: 'Dispatch' }).click();
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password', { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/manage/dispatch');
  await expect.poll(numbers).toEqual(['C1001', 'C1002']);
  await page.getByRole('button', { name: 'Dispatch' }).click();
  await page.getByRole('status').getByText('2 orders were moved.').waitFor();
  await page.getByRole('heading', { name: 'Nothing to dispatch' }).waitFor();

  // The courier says what became of the parcels, and both are taken back within their minute.
  await page.getByRole('link', { name: 'Read a courier’s list' }).click();
  await page.waitForURL(`${shop.url}/manage/parcels`);
  await page.getByLabel(/^List/).fill('AWB,Status\nC1001,Delivered\nC1002,RTO Delivered\nC9,Delivered');
  await page.getByRole('button', { name: 'Read the list' }).click();
  await page.getByText('Orders to move: 2. Notes: 0. Rows that do nothing: 1.').waitFor();
  await expectWellMadeOn(page);
  const enter = page.getByRole('button', { name: 'Enter 2 rows' });
  await enter.click();
  await page.getByText('Please choose why they came back.').waitFor();
  await page.getByLabel('Why those came back').selectOption('refused');
  await enter.click();
  await page.getByRole('status').getByText('2 orders were moved.').waitFor();
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('status').getByText('2 orders were moved back.').waitFor();
  desk.expectNoComplaints();
  for (const { context } of [desk, { context: plain }]) await context.close();
});
