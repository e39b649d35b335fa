import type { Browser, Page } from 'playwright-core';
import { open, openPhone } from './phone.ts';
import { type Figure, quantile } from './report.ts';

/** Each differs from the previous one only in its last digit, and none repeats, so that each price is requested. */
const quantities = ['501', '612', '733', '844', '955', '1066', '777', '888', '999', '1210', '622', '734'];

/** How long the price box of the stickers takes to settle after a key, with and without the slow connection. */
export const measureKeys = async (browser: Browser, url: string): Promise<Figure[]> => [
  ...figuresOf('from a key to the price of stickers', await timesOfKeys(browser, url, false), '≤ 150'),
  ...figuresOf('from a key to the price of stickers, slow 4G', await timesOfKeys(browser, url, true)),
];

const figuresOf = (name: string, times: readonly number[], goal?: string): Figure[] => [
  { name: `slow phone: ${name}`, value: quantile(times, 0.5), unit: 'ms', ...(goal === undefined ? {} : { goal }) },
  { name: `slow phone: ${name}, slowest`, value: Math.max(...times), unit: 'ms' },
];

/** Types the last digit of one quantity after the other, and measures from each key to its painted price. */
const timesOfKeys = async (browser: Browser, url: string, hasSlowNetwork: boolean): Promise<number[]> => {
  const { context, page } = await openPhone(browser, url, { hasSlowNetwork });
  await open(page, '/ordercustomstickers?shape=2&quantity=500');
  const field = page.getByLabel('Quantity');
  await field.click();
  const times: number[] = [];
  for (const quantity of quantities) {
    await field.fill(quantity.slice(0, -1));
    await page.waitForTimeout(1_500);
    const settled = await watchPrices(page);
    await page.keyboard.press(quantity.slice(-1));
    times.push(await settled());
    await page.waitForTimeout(500);
  }
  await context.close();
  return times;
};

/** Watches from the next key until another price is painted and no price is on its way. */
const watchPrices = async (page: Page): Promise<() => Promise<number>> => {
  const watch = await page.evaluateHandle(() => {
    const prices = () => [...document.querySelectorAll<HTMLElement>('form section dl, form .sticky dl')];
    const shown = () =>
      prices()
        .map(({ textContent }) => textContent)
        .join();
    const before = shown();
    const took = new Promise<number>((done) => {
      let begun: number | undefined;
      addEventListener('keydown', ({ timeStamp }) => (begun = timeStamp), { once: true, capture: true });
      // Not in every frame, because looking takes the slow phone's time, too.
      const observer = new MutationObserver(() => {
        if (begun === undefined || shown() === before) return;
        if (prices().some(({ ariaBusy }) => ariaBusy === 'true')) return;
        observer.disconnect();
        const from = begun;
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done(performance.now() - from);
          port2.postMessage(null);
        });
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    return { took };
  });
  return () => watch.evaluate(({ took }) => took);
};
