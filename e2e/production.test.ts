import { afterAll, beforeAll, expect, test } from 'vitest';
import { desktop, phone } from './browser.ts';
import { expectWellMadeOn } from './expect-well-made.ts';
import { call, moveOrder, newcomer, orderBoxes, waiveProofs } from './journey.ts';
import { openShop, staff } from './shop.ts';

const shop = openShop();
const tablet = { width: 1024, height: 768 };
const sizes = [phone, tablet, desktop];

let visitor: Awaited<ReturnType<typeof shop.visitor>>;
let page: (typeof visitor)['page'];
/** Two orders of the same box, not yet accepted. */
const orders: { id: number; number: string }[] = [];
beforeAll(async () => {
  for (const _ of [1, 2]) {
    const buyer = await shop.visitor(phone);
    const { name, email, mobile, company: companyName, password } = newcomer();
    await call(buyer.context, 'AddCustomer', { name, email, mobile, companyName, password });
    await call(buyer.context, 'AddwebsiteLogin', { email, password });
    orders.push(await orderBoxes(buyer.context));
    await buyer.context.close();
  }
  visitor = await shop.visitor(tablet);
  page = visitor.page;
});
afterAll(async () => {
  visitor?.expectNoComplaints();
  await visitor?.context.close();
});

const expectWellMade = async () => {
  await expectWellMadeOn(page, sizes);
  await page.setViewportSize(tablet);
};

const signIn = async () => {
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password', { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

/** Seven columns side by side, each with room for four cards: 24 jobs on a screen, however they are spread. */
const expectRoomFor24 = async () => {
  await page.setViewportSize(desktop);
  const columns = await page.getByRole('heading', { level: 2 }).all();
  const boxes = await Promise.all(columns.map((column) => column.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  expect(boxes).toHaveLength(7);
  const [first, second] = await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .all();
  const [top, next] = [(await first?.boundingBox())?.y ?? 0, (await second?.boundingBox())?.y ?? 0];
  expect(next).toBeGreaterThan(top);
  expect(top + 5 * (next - top)).toBeLessThan(900);
  await page.setViewportSize(tablet);
};

/** On a tablet, the last column is a press away from the first, on the same screen. */
const expectColumnsSideBySide = async () => {
  await page.setViewportSize({ width: 820, height: 1180 });
  const [first, last] = ['Plates and die', 'Packing'].map((name) => page.getByRole('heading', { name }));
  const isInSight = async (place = last) => {
    const box = await place?.boundingBox();
    return box != null && box.x >= 0 && box.x + box.width <= 820 && box.y < 1180;
  };
  expect([await isInSight(first), await isInSight()]).toEqual([true, false]);
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Packing' }).click();
  await expect.poll(() => isInSight()).toBe(true);
  await page.setViewportSize(tablet);
};

/** On a phone, the first job is in sight, and the filters are a press away. */
const expectJobsFirst = async () => {
  await page.setViewportSize(phone);
  const first = await page.getByRole('heading', { level: 3 }).first().boundingBox();
  expect(first?.y).toBeLessThan(phone.height - 120);
  expect(await page.getByLabel('Press').isVisible()).toBe(false);
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabel('Press').selectOption('Digital');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByText('Filters (1 chosen)').waitFor();
  await page.getByRole('link', { name: 'Clear' }).click();
  await page.getByText('Filters', { exact: true }).waitFor();
  await page.setViewportSize(tablet);
};

test('an accepted order is made by its ticket, which is opened from the board and scanned until it is packed', async () => {
  await page.goto('/manage?from=/manage/production');
  await signIn();
  await page.getByRole('heading', { name: 'No jobs' }).waitFor();
  await expectWellMade();
  for (const { id } of orders) {
    await moveOrder(visitor.context, id, 'IN-PROCESS', 'Order Accepted');
    await waiveProofs(visitor.context, id);
  }
  await page.reload();
  const code = `${orders[0]?.number}-1`;
  await page.getByRole('heading', { name: code }).waitFor();
  await expectWellMade();
  await expectRoomFor24();
  await expectColumnsSideBySide();
  await expectJobsFirst();
  // A job that is urgent comes first; its order and its ticket lead to each other.
  const codes = page.getByRole('heading', { level: 3 });
  const lastCode = `${orders[1]?.number}-1`;
  await page.getByRole('button', { name: `Urgent: ${lastCode}` }).click();
  await page.getByText(`${lastCode} is urgent now.`).waitFor();
  await expect.poll(() => codes.allTextContents()).toEqual([lastCode, code]);
  await page.getByLabel('Press').selectOption('Digital');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('heading', { name: 'No such jobs' }).waitFor();
  await page.getByRole('link', { name: 'Clear' }).click();
  await page.getByRole('link', { name: `Order ${orders[0]?.number} of ${code}` }).click();
  await page.getByRole('link', { name: `Job ${code}: Plates and die is next` }).click();
  await page.waitForURL('**/manage/production/jobs/*');
  await page.getByRole('link', { name: 'The board' }).click();
  const ticket = await visitor.context.request.get(
    (await page.getByRole('link', { name: `Ticket of ${code}, PDF in a new tab` }).getAttribute('href')) ?? '',
  );
  expect([ticket.status(), ticket.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect((await ticket.body()).length).toBeLessThan(150_000);

  await page.getByRole('link', { name: 'Print together' }).click();
  await page.waitForURL('**/manage/production/together');
  await page.getByRole('heading', { name: /^₹[\d,.]+ less for 2 jobs on one sheet$/ }).waitFor();
  await expectWellMade();
  await page.getByRole('button', { name: /^Print these together/ }).click();
  await page.waitForURL('**/manage/production/runs/*');
  await page.getByRole('heading', { name: 'RUN-0001' }).waitFor();
  await expectWellMade();
  const sheet = await page.getByRole('link', { name: 'CFF2 of RUN-0001, for the die maker' }).getAttribute('href');
  expect(await (await visitor.context.request.get(sheet ?? '')).text()).toMatch(/^\$BOF\r\nV2\r\n/);
  const grid = page.getByRole('link', { name: 'CFF2 of the blanking tool, lower, for RUN-0001' });
  const tool = await visitor.context.request.get((await grid.getAttribute('href')) ?? '');
  expect(await tool.text()).toMatch(/^\$BOF\r\nV2\r\n[\s\S]*Blanking tool, lower: grid with openings/);
  await page.getByText('None: no cut-outs are stripped from this sheet.').waitFor();
  await page.getByRole('link', { name: 'The board' }).click();
  await page.getByRole('link', { name: 'RUN-0001', exact: true }).click();
  await page.getByRole('button', { name: 'Dissolve RUN-0001' }).click();
  await page.getByRole('status').getByText('each job is made separately').waitFor();
  await page.getByRole('link', { name: 'The board' }).click();

  // By keyboard on the board.
  await page.getByRole('heading', { name: 'Plates and die' }).waitFor();
  await page.keyboard.press('s');
  await page.waitForURL('**/manage/production/scan');
  const field = page.getByLabel('Barcode');
  const scan = async (text: string) => {
    await expect.poll(() => field.evaluate((control) => control === document.activeElement)).toBe(true);
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  await expectWellMade();
  await scan('8901234567890');
  await page.getByRole('alert').getByText('This is not the code of a job.').waitFor();
  await scan(`${code}-PK`);
  await page.getByRole('alert').getByText(`${code}: Plates and die aren’t done yet.`).waitFor();
  // What was scanned when the session had ended is sent after the sign-in.
  await visitor.context.clearCookies();
  await scan(code);
  await signIn();
  await page.getByRole('status').getByText(`${code}: next is Plates and die.`).waitFor();
  await page.getByRole('button', { name: 'Done: Plates and die' }).click();
  await page.getByRole('status').getByText('is in production now, and its customer is mailed.').waitFor();
  // What couldn't be sent waits. The server has heard of it, but its answer was lost: the step isn't done twice.
  await page.route('**/api/ScanJob', async (route) => {
    await route.fetch();
    await route.fulfill({ body: 'Not an answer of the shop' });
  });
  await scan(`${code}-PR`);
  await page.getByRole('alert').getByText("We couldn't reach the shop.").waitFor();
  await page.getByText('One scan waits to be sent:').waitFor();
  await expectWellMade();
  await page.unroute('**/api/ScanJob');
  await page.getByRole('button', { name: 'Try again now' }).click();
  await page.getByRole('status').getByText(`${code}: Printing was started.`).waitFor();
  await scan(`${code}-PR`);
  await page.getByRole('status').getByText('Printing was started just now.').waitFor();
  await page.getByRole('button', { name: 'Done: Printing' }).click();
  await page.getByRole('status').getByText(`${code}: Printing is done. Next: Coating.`).waitFor();
  // A scanner waits neither for the answer nor for the focus.
  for (const step of ['PR', 'PK', 'CO']) {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.type(`${code}-${step}`);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('status').getByText(`${code}: Coating was started.`).waitFor();
  const before = page.getByRole('region', { name: 'Scanned before' });
  await before.getByText(`${code}: Printing was done already.`).waitFor();
  await before.getByText(`Not done: ${code}: Coating isn’t done yet.`).waitFor();
  await expectWellMade();
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('status').getByText(`${code}: Coating is to be started again.`).waitFor();
  await page.getByRole('link', { name: code, exact: true }).click();
  await page.waitForURL('**/manage/production/jobs/*');
  await page.getByRole('heading', { name: code, exact: true }).waitFor();
  for (const step of ['Coating', 'Cutting', 'Pasting']) {
    await page.getByRole('button', { name: `Start: ${step}` }).click();
    await page.getByText(/^Running since /).waitFor();
    if (step === 'Coating') await expectWellMade();
    await page.getByRole('button', { name: `Done: ${step}` }).click();
    await page.getByRole('status').getByText(`${code}: ${step} is done.`).waitFor();
  }
  await page.getByRole('button', { name: 'Done: Packing' }).click();
  await page.getByRole('status').getByText('is packed now, and its customer is mailed.').waitFor();
  expect(await page.getByRole('button', { name: 'Take back' }).count()).toBe(0);
  const good = page.getByLabel('Good pieces after: Packing');
  await good.waitFor();
  await page.getByRole('button', { name: 'Enter the count' }).click();
  await page.getByText('Please enter how many pieces are good.').waitFor();
  await good.fill('980');
  await page.keyboard.press('Enter');
  await page.getByText(`${code}, Packing: 980 good, 0 spoiled.`).waitFor();
  await expectWellMade();

  await page.getByRole('link', { name: 'The board' }).click();
  const other = `${orders[1]?.number}-1`;
  await page.getByRole('heading', { name: other }).waitFor();
  expect(await page.getByRole('heading', { name: code }).count()).toBe(0);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText(`${other}: Plates and die were started.`).waitFor();
});

test('sheets that come in are entered, and a die is put on its shelf', async () => {
  await page.goto('/manage/stock');
  await expectWellMade();
  await page
    .getByRole('link', { name: /^Open / })
    .first()
    .click();
  await page.getByRole('table', { name: 'Entries' }).getByText('Printed').waitFor();
  await page.getByLabel('Sheets', { exact: true }).fill('5,000');
  await page.getByLabel('Note').fill('=Challan 77');
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  await page.getByRole('table', { name: 'Entries' }).getByText('+5,000').waitFor();
  await page.getByLabel('Warn when fewer are free').fill('9000');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/^Order more: /).waitFor();
  await page.getByRole('link', { name: 'Alerts 5 unseen' }).waitFor({ state: 'attached' });
  await page.locator('[data-sonner-toast]').first().waitFor({ state: 'detached' });
  await expectWellMade();

  await page.getByRole('link', { name: 'Dies and plates' }).click();
  await page.waitForURL('**/manage/stock/tools');
  await page.getByRole('rowheader', { name: 'D-0001 Die' }).waitFor();
  await page.getByRole('link', { name: 'Change D-0001' }).click();
  await page.getByLabel('State').selectOption({ label: 'On its shelf' });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Please enter the shelf.').first().waitFor();
  await page.getByLabel('Shelf', { exact: true }).fill('A3');
  await page.getByRole('button', { name: 'Save' }).click();
  await page
    .getByRole('row', { name: /D-0001/ })
    .getByText('A3')
    .waitFor();
  await page.locator('[data-sonner-toast]').first().waitFor({ state: 'detached' });
  await expectWellMade();
});
