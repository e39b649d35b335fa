import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumPath } from '../chromium.ts';
import { journey, type Placed, placeOrder, read, signedIn } from './journeys.ts';
import type { Figure } from './report.ts';
import { staffAccount } from './staff-account.ts';

const paidOnline = 14;
const paidByTransfer = 6;
const orders = paidOnline + paidByTransfer;

/** The effort of a task: keys and clicks, and fields that were typed or scanned. */
interface Effort {
  readonly task: string;
  readonly presses: number;
  readonly fields: number;
  /** The number of orders that it was for. */
  readonly orders: number;
}

/**
 * A day of the order desk: twenty orders from placed to delivered, counted in presses. Fourteen are paid online, six by
 * bank transfer; three customers ask something. One order is dispatched and delivered from its own screen, the others
 * together.
 */
export const measureDeskDay = async (url: string): Promise<Figure[]> => {
  const customers = await signedIn(url, 1, orders);
  const [first] = customers;
  if (!first) throw new Error('Nobody buys.');
  const catalogue = await read(first);
  const unpaid: Placed[] = [];
  for (const [place, customer] of customers.entries()) {
    if (place < paidOnline) await journey(customer, catalogue);
    else unpaid.push(await placeOrder(customer, catalogue));
  }
  for (const [place, { order_id }] of unpaid.slice(0, 3).entries())
    await customers[paidOnline + place]?.call('WriteToDesk', { orderid: order_id, text: 'When will they be ready?' });
  for (const customer of customers) customer.close();

  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
    return figuresOf(await workThrough(context, unpaid));
  } finally {
    await browser.close();
  }
};

const workThrough = async (context: BrowserContext, unpaid: readonly Placed[]): Promise<Effort[]> => {
  const signIn = await context.request.post('/api/StaffSignIn', { data: staffAccount });
  if (!signIn.ok()) throw new Error(`The sign-in was answered ${signIn.status()}.`);
  const page = await context.newPage();
  await page.goto('/manage/today');
  await page.locator('html[data-alive]').waitFor();
  const efforts: Effort[] = [];
  const orderShown = () => page.getByRole('heading', { level: 1, name: /^Order / }).waitFor();
  const does = async (task: string, count: number, work: (hands: Hands) => Promise<void>) => {
    const hands = new Hands(page);
    await work(hands);
    efforts.push({ task, presses: hands.presses, fields: hands.fields, orders: count });
  };

  await does('record transfers', unpaid.length, async (hands) => {
    for (const { order_number, order_id } of unpaid) {
      await hands.openOrders();
      await hands.press('/');
      await hands.type(order_number);
      await hands.press('Enter');
      await page.waitForURL(`**/manage/orders/${order_id}*`);
      await orderShown();
      await hands.press('p');
      await page.getByLabel('Reference').waitFor();
      await hands.type(`UTR${order_id}`);
      await hands.press('Enter');
      await page.getByText('The payment is recorded').waitFor();
    }
  });
  await does('answer messages', 3, async (hands) => {
    await hands.openOrders();
    await hands.click('Unread messages');
    for (let left = 3; left > 0; left -= 1) {
      await page.locator('[aria-current]', { hasText: 'Unread messages' }).waitFor();
      await hands.openFirst();
      await orderShown();
      await hands.press('m');
      await hands.type('They will be ready on Friday.');
      await hands.press('Tab', 'Enter');
      await page.getByText('The message is sent.').waitFor();
      await hands.press('u');
      await page.waitForURL('**need=message*');
    }
  });
  await waiveProofs(context);
  for (const [task, tab, key] of [
    ['accept', 'Placed', 'a'],
    ['to production', 'Accepted', 'p'],
    ['packed', 'In Production', 'w'],
  ] as const) {
    await does(task, orders, async (hands) => {
      await hands.openOrders();
      await hands.click(tab);
      await page.locator('[aria-current]', { hasText: tab }).waitFor();
      await hands.press('A');
      await page.getByText(`${orders} selected`).waitFor();
      await hands.press(key);
      await page.getByText(`${orders} orders were moved.`).waitFor();
    });
  }
  await does('dispatch, from its own screen', 1, async (hands) => {
    await hands.openOrders();
    await hands.openFirst();
    await orderShown();
    await hands.press('n');
    await page.getByLabel('Courier').waitFor();
    await hands.type('DTDC');
    await hands.press('Tab');
    await hands.type('C1000');
    await hands.press('Enter');
    await page.getByText('Done. The customer is mailed').waitFor();
  });
  await does('deliver, from its own screen', 1, async (hands) => {
    await hands.press('n');
    await page.getByRole('button', { name: 'Mark as delivered' }).waitFor();
    await hands.press('Enter');
    await page.getByText('Delivered', { exact: true }).first().waitFor();
  });
  await does('dispatch', orders - 1, async (hands) => {
    await hands.openOrders();
    await hands.press('s');
    await page.waitForURL('**/manage/dispatch');
    await page.getByLabel('Courier').waitFor();
    await hands.type('DTDC');
    for (let parcel = 1; parcel < orders; parcel += 1) {
      await hands.press('Enter');
      await hands.type(`C${1000 + parcel}`);
    }
    await hands.press('Enter', 'Enter');
    await page.getByText(`${orders - 1} orders were moved.`).waitFor();
  });
  await does('deliver', orders - 1, async (hands) => {
    await hands.openOrders();
    await hands.click('Dispatched');
    await page.locator('[aria-current]', { hasText: 'Dispatched' }).waitFor();
    await hands.press('A');
    await page.getByText(`${orders - 1} selected`).waitFor();
    await hands.press('d');
    await page.getByText(`${orders - 1} orders were moved.`).waitFor();
  });
  return efforts;
};

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60"><rect width="90" height="60" fill="#0f4c4a"/></svg>';

/** Gives every order a file and lets it be printed without a proof; proofs are no part of this day. */
const waiveProofs = async ({ request }: BrowserContext): Promise<void> => {
  const queue = await (await request.post('/api/GetProofQueue', { data: { waits_for: 'customer' } })).json();
  const file = { name: 'picture.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(picture) };
  const sent = await (await request.post('/artwork', { multipart: { file } })).json();
  for (const { line_id } of queue.data.lines) {
    await request.post('/api/SendArtworkAtDesk', { data: { line_id, artwork: sent.data.token } });
    const waived = await request.post('/api/WaiveProof', { data: { line_id, reason: 'Not measured here.' } });
    if (!waived.ok()) throw new Error(`The waiver was answered ${waived.status()}.`);
  }
};

/** Counts what is done on a page. */
class Hands {
  readonly #page: Page;
  presses = 0;
  fields = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(...keys: readonly string[]) {
    for (const key of keys) {
      await this.#page.keyboard.press(key);
      this.presses += 1;
    }
  }

  /** Opens the first order of the list. */
  async openFirst() {
    await this.press('j');
    await this.#page.locator('[data-desk-order]:focus').waitFor();
    await this.press('Enter');
  }

  async openOrders() {
    await this.press('g', 'o');
    await this.#page.waitForURL(/\/manage\/orders$/);
    await this.#page.locator('[data-desk-order]').first().waitFor();
  }

  /** Types into the focused field. */
  async type(text: string) {
    await this.#page.waitForFunction(
      () => document.activeElement instanceof HTMLElement && 'value' in document.activeElement,
    );
    await this.#page.keyboard.type(text);
    this.fields += 1;
  }

  async click(link: string) {
    await this.#page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${link}`) })
      .click();
    this.presses += 1;
  }
}

const figuresOf = (efforts: readonly Effort[]): Figure[] => {
  const sum = (key: 'presses' | 'fields') => efforts.reduce((total, effort) => total + effort[key], 0);
  return [
    ...efforts.flatMap(({ task, presses, fields, orders: count }) => [
      { name: `order desk: ${task}, ${count} of ${orders} orders`, value: presses, unit: 'presses' },
      { name: `order desk: ${task}, fields typed or scanned`, value: fields, unit: '' },
    ]),
    { name: `order desk: a day of ${orders} orders`, value: sum('presses'), unit: 'presses' },
    { name: `order desk: a day of ${orders} orders, fields`, value: sum('fields'), unit: '' },
  ];
};
