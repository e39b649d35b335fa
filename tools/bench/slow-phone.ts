import { loadavg } from 'node:os';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumPath } from '../chromium.ts';
import { open, openPhone, watchTraffic } from './phone.ts';
import { type Figure, quantile } from './report.ts';
import { measureKeys } from './slow-phone-keys.ts';

const runs = 7;

/** The cost of a press: how long it took, in ms, and what the page requested meanwhile, which no other load changes. */
interface Cost {
  readonly took: number;
  readonly requests: number;
}

/** What a buyer on a slow phone waits for: the next price, and the steps up to the payment. Medians of several runs. */
export const measureSlowPhone = async (url: string): Promise<Figure[]> => {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const keys = await measureKeys(browser, url);
    const prices = await costsOfPrices(browser, url);
    const toAddress: Cost[] = [];
    const toCheckout: Cost[] = [];
    for (let run = 0; run < runs; run += 1) {
      const steps = await costsOfSteps(browser, url);
      toAddress.push(steps.toAddress);
      toCheckout.push(steps.toCheckout);
    }
    return [
      ...keys,
      ...figuresOf('from an option to its price', prices, 300),
      ...figuresOf('Proceed to checkout, to the addresses', toAddress, 1_500),
      ...figuresOf('Continue, to checkout', toCheckout, 1_500),
      { name: 'slow phone: processes that wanted a core in the last minute', value: loadavg()[0] ?? 0, unit: '' },
    ];
  } finally {
    await browser.close();
  }
};

const figuresOf = (name: string, costs: readonly Cost[], goal: number): Figure[] => {
  const times = costs.map(({ took }) => took);
  const requests = costs.map((cost) => cost.requests);
  return [
    { name: `slow phone: ${name}`, value: quantile(times, 0.5), unit: 'ms', goal: `≤ ${goal}` },
    { name: `slow phone: ${name}, slowest`, value: Math.max(...times), unit: 'ms' },
    { name: `slow phone: ${name}, requests`, value: quantile(requests, 0.5), unit: '' },
  ];
};

/** Chooses the boards and the outer coatings one after the other, and measures from each press to its price. */
const costsOfPrices = async (browser: Browser, url: string): Promise<Cost[]> => {
  const { context, page } = await openPhone(browser, url);
  await open(page, '/p/soap-box?step=customise&pincode=641001');
  const costs: Cost[] = [];
  for (const legend of ['Board', 'Outer coating']) {
    const options = page.getByRole('group', { name: legend }).getByRole('radio');
    for (const option of await options.all()) {
      if (await option.isChecked()) continue;
      await option.scrollIntoViewIfNeeded();
      await page.waitForTimeout(1_500); // a buyer looks before choosing
      const traffic = watchTraffic(page);
      const took = await untilPriced(page, () => option.click({ noWaitAfter: true }));
      const requests = traffic.stop().length;
      if (took !== null) costs.push({ took, requests });
      await page.waitForTimeout(1_000);
    }
  }
  await context.close();
  if (costs.length === 0) throw new Error('No option has changed the price.');
  return costs;
};

/** An option without another price by then costs the same as the one before. */
const patience = 5_000;

/** From the press, as the page hears it, to the frame with another price; null if the price stays the same. */
const untilPriced = async (page: Page, press: () => Promise<void>): Promise<number | null> => {
  const took = page.evaluate(
    (most) =>
      new Promise<number | null>((done) => {
        const prices = () => [...document.querySelectorAll<HTMLElement>('form .sticky dl')];
        const shown = () =>
          prices()
            .map(({ textContent }) => textContent)
            .join();
        const before = shown();
        const look = (begun: number) => {
          const passed = performance.now() - begun;
          const isPriced = shown() !== before && prices().every(({ ariaBusy }) => ariaBusy !== 'true');
          if (isPriced) done(passed);
          else if (passed > most) done(null);
          else requestAnimationFrame(() => look(begun));
        };
        addEventListener('pointerdown', ({ timeStamp }) => look(timeStamp), { once: true, capture: true });
      }),
    patience,
  );
  await press();
  return took;
};

/** From a button of the cart and of the address step to the next step's heading. */
const costsOfSteps = async (browser: Browser, url: string) => {
  const { context, page } = await openPhone(browser, url);
  await prepareCart(context);
  await open(page, '/cart');
  const toAddress = await untilHeading(page, 'Proceed to checkout', 'Select address');
  await page.getByRole('group', { name: 'Shipping address' }).getByRole('radio').first().check();
  await page.getByRole('checkbox', { name: 'Same as shipping' }).check();
  await page.waitForTimeout(1_000);
  const toCheckout = await untilHeading(page, 'Continue', 'Order Summary');
  await context.close();
  return { toAddress, toCheckout };
};

const untilHeading = async (page: Page, button: string, heading: string): Promise<Cost> => {
  const traffic = watchTraffic(page);
  const took = page.evaluate(
    (words) =>
      new Promise<number>((done) => {
        const look = (begun: number) => {
          if (document.querySelector('h1')?.textContent === words) requestAnimationFrame((now) => done(now - begun));
          else requestAnimationFrame(() => look(begun));
        };
        addEventListener('pointerdown', ({ timeStamp }) => look(timeStamp), { once: true, capture: true });
      }),
    heading,
  );
  await page.getByRole('button', { name: button, exact: true }).first().click({ noWaitAfter: true });
  return { took: await took, requests: traffic.stop().length };
};

let buyers = 0;

/** A customer who is signed in, with boxes in the cart and an address in the book. */
const prepareCart = async (context: BrowserContext): Promise<void> => {
  const call = async (operation: string, body: object) => {
    const answer = await context.request.post(`/api/${operation}`, { data: body });
    if (!answer.ok()) throw new Error(`${operation} answered ${answer.status()}: ${await answer.text()}`);
  };
  buyers += 1;
  const email = `phone${buyers}.${Date.now()}@bench.example`;
  const password = 'bench-Phone1';
  await call('AddCustomer', { name: 'Asha Raman', email, mobile: '9840012345', companyName: 'Bench', password });
  await call('AddwebsiteLogin', { email, password, action: 'Login' });
  await call('AddToCartWebsite', {
    orderid: 0,
    itemdetails: [{ Item: 202, Quantity: 2000 }],
    boardid: 2,
    outercoatingid: 2,
    deliverytype: 'StandardShipping',
    destination_pin: '641001',
    status: 'INCART',
  });
  for (const title of ['Shipping', 'Billing']) {
    await call('Add_CustomerAddress', {
      title,
      action: 'INSERT',
      companyname: 'Kokko Chocolates',
      name: 'Asha Raman',
      mobileNo: '9840012345',
      area: '12 Mill Road',
      pincode: '641001',
      country: 101,
      state: 4035,
    });
  }
};
