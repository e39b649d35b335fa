import { isThorough, sampleOf } from '@boxwright/testing/thorough';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { desktop, phone, tablet } from './browser.ts';
import { call, orderBoxes, signedIn, soapBoxes } from './journey.ts';
import { sharedShop, staff } from './shop.ts';

const shop = sharedShop();

/** What is read or pressed beneath the tab and the circles at the page's edge, at points in each of them. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const fixed = [...document.querySelectorAll<HTMLElement>('aside :is(a, button)')].filter((each) => {
      for (let at: HTMLElement | null = each; at !== null; at = at.parentElement)
        if (getComputedStyle(at).position === 'fixed') return each.getClientRects().length > 0;
      return false;
    });
    return fixed.flatMap((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((down) =>
        [0.1, 0.5, 0.9].flatMap((along) => {
          const hits = document.elementsFromPoint(left + width * along, top + height * down);
          // The price bar lies over the tab, not beneath it.
          return hits
            .slice(hits.indexOf(each) + 1 || hits.length)
            .filter((hit) => hit.matches('main :is(a, button, input, select, textarea, label, p, dd, td, h1, h2, h3)'))
            .filter((hit) => !each.contains(hit) && !hit.contains(each))
            .map((hit) => `${each.textContent} over ${hit.textContent || hit.outerHTML.slice(0, 60)}`);
        }),
      );
    });
  });

describe('the tab and the circles at the edge lie over nothing that is read or pressed', () => {
  const screens = [
    ['a phone', phone],
    ['a desktop', desktop],
    ['a tablet', tablet],
  ] as const;
  test.each(screens.slice(0, isThorough ? 3 : 2))('on %s', async (_name, viewport) => {
    const { page, context } = await shop.visitor(viewport);
    for (const path of ['/', '/onlinestore', '/stickers-and-labels', '/p/soap-box?variant=202', '/cart']) {
      await page.goto(path);
      await page.getByRole('button', { name: 'Enquire Now' }).last().waitFor();
      for (const at of [0, 0.25, 0.5, 0.75, 1]) {
        await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), at);
        expect(await covered(page), `${path} at ${at}`).toEqual([]);
      }
    }
    await context.close();
  });
});

/** What the toast lies over: the focused field with its label and error, its form's button, and the page's heading. */
const beneathToast = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said = document.querySelector('[data-sonner-toast][data-mounted="true"]')?.getBoundingClientRect();
    const field = document.activeElement as HTMLInputElement | null;
    const describing = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
    return [
      field,
      ...(field?.labels ?? []),
      ...describing.map((id) => document.getElementById(id)),
      field?.form?.querySelector('[type=submit]:not([hidden])'),
      document.querySelector('h1'),
    ].flatMap((element) => {
      const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
      const isOver = said && left < said.right && right > said.left && top < said.bottom && bottom > said.top;
      return isOver ? [element?.outerHTML.slice(0, 60) ?? ''] : [];
    });
  });

describe('a toast covers neither the field that it is about, nor its form’s button, nor a heading', () => {
  /** Presses the button where it is, so that the page isn't scrolled, and waits until the toast stands. */
  const refuse = async (page: Page, button: string) => {
    const submit = page.getByRole('main').getByRole('button', { name: button, exact: true }).last();
    await submit.evaluate((element: HTMLButtonElement) => element.click());
    const toast = page.locator('[data-sonner-toast][data-mounted="true"]');
    await toast.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    await page.locator('[aria-invalid="true"]:focus').waitFor();
  };

  const forms = [
    ['/login', 'Login'],
    ['/register', 'Register'],
    ['/forgetpassword', 'Get Code'],
    ['/getquote?variant=202&quantity=2000&pincode=641001', 'Get Quote'],
    ['/enquiry?form=quote', 'Submit'],
  ] as const;
  test.each(sampleOf(forms, 2))('on a phone of %s', async (path, button) => {
    const { page, context } = await shop.visitor(phone);
    await page.goto(path);
    await refuse(page, button);
    expect(await beneathToast(page)).toEqual([]);
    await context.close();
  });

  test.each(sampleOf([60, 20, 90], 3))(
    'on a phone, where the focused field was scrolled to %i px below the edge',
    async (top) => {
      const { page, context } = await shop.visitor(phone);
      await page.goto('/enquiry');
      await refuse(page, 'Submit');
      // The field keeps the focus. Typing takes the toast away, and the next press shows it anew.
      const field = page.getByRole('main').getByLabel('Name', { exact: true });
      for (const typed of ['Asha', '']) await field.fill(typed);
      await page.locator('[data-sonner-toast]').waitFor({ state: 'detached' });
      await field.evaluate(
        (element, top) => scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' }),
        top,
      );
      await refuse(page, 'Submit');
      expect(await beneathToast(page)).toEqual([]);
      await context.close();
    },
  );
});

test.each([390, 360])(
  'a phone of %i px shows the price and Add to cart in one row before a pincode is typed',
  async (width) => {
    const { page, context } = await shop.visitor({ width, height: 800 });
    await page.goto('/p/soap-box?variant=202');
    const middleOf = async (button: Locator) => {
      const box = await button.boundingBox();
      return box ? box.y + box.height / 2 : Number.NaN;
    };
    const price = await middleOf(page.getByRole('button', { name: /GST.*₹/ }));
    expect(Math.abs(price - (await middleOf(page.getByRole('button', { name: 'Add to cart' }))))).toBeLessThan(8);
    await context.close();
  },
);

test.each([390, 360, 320])(
  'on a phone of %i px “Square/Rectangle” breaks after its slash, not in a word',
  async (width) => {
    const { page, context } = await shop.visitor({ width, height: 800 });
    await page.goto('/onlinestore');
    const shape = page.getByRole('main').getByRole('link').filter({ hasText: 'Rectangle' });
    await shape.scrollIntoViewIfNeeded();
    const rowsOfWords = await shape.evaluate((link) => {
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      const rows: Record<string, number> = {};
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/Square|Rectangle/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          rows[word] = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        }
      return rows;
    });
    expect(rowsOfWords).toEqual({ Square: 1, Rectangle: 1 });
    await context.close();
  },
);

test('on a tablet the button of the desk’s filters stands in their row', async () => {
  const { page, context } = await shop.visitor(tablet);
  expect((await context.request.post('/api/StaffSignIn', { data: staff })).status()).toBe(200);
  await page.goto('/manage/orders');
  const filters = page.getByRole('search', { name: 'Orders' });
  const bottomOf = (control: Locator) => control.evaluate((element) => element.getBoundingClientRect().bottom);
  const [day, show] = [filters.getByLabel('Placed to'), filters.getByRole('button', { name: 'Show' })];
  expect(await bottomOf(show)).toBe(await bottomOf(day));
  // Wide enough for day, month and year with the calendar's button.
  expect(await day.evaluate((element) => element.clientWidth)).toBeGreaterThan(150);
  await context.close();
});

test('an address in capitals leads to its page', async () => {
  const answer = await fetch(`${shop.url}/Mono-Cartons?from=mail`, { redirect: 'manual' });
  expect(answer.status).toBe(301);
  expect(new URL(answer.headers.get('location') ?? '', shop.url).href).toBe(`${shop.url}/mono-cartons?from=mail`);
});

test.each([1, 2])(
  'a returning buyer with %i saved addresses comes from the cart to the payment in three presses',
  async (count) => {
    const { page, context, expectNoComplaints } = await shop.visitor(phone);
    await signedIn(page);
    for (let placed = 0; placed < count; placed += 1) await orderBoxes(page.context());
    await call(page.context(), 'AddToCartWebsite', { ...soapBoxes, itemdetails: [{ Item: 202, Quantity: 2000 }] });
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Proceed to checkout' }).click();
    await page.waitForURL('**/selectaddress');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/checkout**');
    await page.getByRole('button', { name: 'Pay Full' }).click();
    await page.waitForURL('**/_payment**');
    expectNoComplaints();
    await context.close();
  },
);

test('on the way to another page what is read stays where it is', async () => {
  const { page, context } = await shop.visitor(phone);
  // Kept for the tab: a link that is followed before its script is there loads the whole page.
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value);
      sessionStorage.setItem(
        'shifts',
        JSON.stringify([...JSON.parse(sessionStorage.getItem('shifts') ?? '[]'), ...shifts]),
      );
    }).observe({ type: 'layout-shift', buffered: false });
  });
  await page.goto('/faqs');
  for (const [name, path] of [
    ['Online store', '/onlinestore'],
    ['Custom boxes', '/ordercustomboxes'],
    ['Home', '/'],
  ] as const) {
    // Folded on phones.
    const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true, includeHidden: true });
    await link.evaluate((element) => (element as HTMLElement).click());
    await page.waitForURL(`**${path}`);
    await page.waitForLoadState('networkidle');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  const shifts = await page.evaluate(() => JSON.parse(sessionStorage.getItem('shifts') ?? '[]') as number[]);
  expect(shifts.filter((value) => value > 0.005)).toEqual([]);
  await context.close();
});

test('the enquiry about a box opens with the box above its form, which doesn’t move when it is there', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(phone);
  await page.goto('/p/soap-box?variant=202&quantity=2000&pincode=641001');
  const ask = page.getByRole('link', { name: 'Ask about this box' }).first();
  await ask.scrollIntoViewIfNeeded();
  // On a phone the script of the box comes a moment after the page.
  const answer = page.waitForResponse(/enquiry\.data/);
  await page.route('**/AskedBoxCard-*.js', async (route) => {
    await answer;
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
    await route.continue();
  });
  /** Where the field for the name is as soon as it is there. */
  const first = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const field = document.querySelector('main input[name="name"]');
          if (field === null) return;
          changes.disconnect();
          resolve(field.getBoundingClientRect().top + scrollY);
        };
        const changes = new MutationObserver(look);
        changes.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await ask.click();
  await page.waitForURL('**/enquiry?variant=202**');
  await page.getByRole('main').getByRole('link', { name: 'Change it' }).waitFor();
  const name = page.getByRole('main').getByLabel('Name', { exact: true });
  expect(await name.evaluate((field) => field.getBoundingClientRect().top + scrollY)).toBe(await first);
  expectNoComplaints();
  await context.close();
});
