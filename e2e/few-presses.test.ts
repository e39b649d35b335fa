import { expect, test } from 'vitest';
import { newcomer } from './journey.ts';
import { sharedShop } from './shop.ts';

const shop = sharedShop();

test('a first-time buyer comes by keyboard from the home page to a paid serum carton in sixty presses', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor();
  const { name, email, mobile, company, password } = newcomer();
  let presses = 0;
  const passed: string[] = [];
  const press = async (key: 'Tab' | 'Enter' | 'Space') => {
    presses += 1;
    await page.keyboard.press(key);
  };
  /** The words by which the control that has the focus is known. */
  const focused = () =>
    page.evaluate(() => {
      const control = document.activeElement;
      const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : undefined;
      return (label ?? control?.getAttribute('aria-label') ?? control?.textContent ?? '').trim();
    });
  /** Presses Tab until a control is reached. */
  const reach = async (words: RegExp) => {
    do {
      const before = await page.evaluateHandle(() => document.activeElement);
      await press('Tab');
      // A busy browser moves the focus a moment after the press; a person sees it move.
      await page.waitForFunction((control) => document.activeElement !== control, before);
      passed.push((await focused()).slice(0, 40));
      expect(presses, passed.join(' · ')).toBeLessThan(100);
    } while (!words.test(passed.at(-1) ?? ''));
  };
  const use = async (words: RegExp, key: 'Enter' | 'Space' = 'Enter') => {
    await reach(words);
    await press(key);
  };
  /** Text that is typed is no way to go. */
  const type = async (words: RegExp, text: string) => {
    await reach(words);
    await page.keyboard.type(text);
  };
  /** On another page the way begins at its heading. */
  const arrive = async (address: string, heading: string) => {
    await page.waitForURL(address);
    await expect.poll(focused).toBe(heading);
  };

  // What isn't hydrated yet stays on the page and can be reached.
  const script = Promise.withResolvers<void>();
  await page.route('**/Calculator-*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  // A shop that has just started may be too busy for the page's example.
  await expect
    .poll(async () => {
      await page.goto('/');
      return page.getByRole('button', { name: 'Serum' }).count();
    })
    .toBe(1);
  await use(/^Skip to content/);
  await reach(/^Soap/);
  script.resolve();
  await use(/^Serum/);
  await reach(/^Length/);
  await press('Enter');
  await arrive('**/p/dropper-bottle-box?**', 'Dropper Bottle Box');
  await use(/^Skip to the terms/);
  await press('Space');
  await use(/^Skip to the price/);
  await use(/^Add to cart/);
  await arrive('**/login**', 'Login');
  await use(/^Create an account/);
  await arrive('**/register**', 'Register');
  await type(/^Name/, name);
  await type(/^Company name/, company);
  await type(/^Email/, email);
  await type(/^Mobile/, mobile);
  await type(/^Password/, password);
  await type(/^Confirm Password/, password);
  await press('Enter');
  await arrive('**/login', 'Login');
  await type(/^Password/, password);
  await press('Enter');
  await arrive('**/selectaddress', 'Where does it go?');
  await type(/^Address/, '12 Mill Road');
  await use(/^Same as shipping/, 'Space');
  await use(/^Continue/);
  await arrive('**/checkout**', 'Order Summary');
  await use(/^Pay Full/);
  await page.waitForURL('**/_payment**');
  await use(/^Success/);
  await page.waitForURL('**/paymentsuccess/**');
  expect(presses, passed.join(' · ')).toBeLessThanOrEqual(60);
  expectNoComplaints();
  await context.close();
});
