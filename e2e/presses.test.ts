import { sampleOf } from '@boxwright/testing/thorough';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { phone } from './browser.ts';
import { holdScripts } from './hold-scripts.ts';
import { call, signedIn, soapBoxes } from './journey.ts';
import { sharedShop, staff } from './shop.ts';
import { countHeard, openAtFirstPaint, pressImpatiently } from './slow-phone.ts';

const shop = sharedShop();

const quantityUnreadable = 'Please enter the quantity in digits, such as 12,500.';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

interface Press {
  readonly what: string;
  readonly path: string;
  readonly on?: 'this machine' | 'a slow phone';
  readonly press: (page: Page) => Promise<void>;
  /** Resolves when the press has done what it says. */
  readonly done: (page: Page) => Promise<unknown>;
}

/**
 * One control of each kind: in the page, in parts that are hydrated later, with and without a form. One of each group
 * is also tried where everything takes long.
 */
const presses: readonly Press[] = [
  {
    what: 'a switch beside a field',
    path: '/login',
    press: (page) => pressImpatiently(button(page, 'Show characters')),
    done: (page) => button(page, 'Hide characters').waitFor(),
  },
  {
    what: 'a row that is turned, in a part hydrated later',
    path: '/',
    on: 'a slow phone',
    press: (page) => pressImpatiently(button(page, 'Next').first()),
    done: async (page) => {
      const hasTurned = () =>
        page.locator('.scroll-row').evaluateAll((rows) => rows.some(({ scrollLeft }) => scrollLeft > 0));
      await expect.poll(hasTurned).toBe(true);
    },
  },
  {
    what: 'a form that opens a panel',
    path: '/mono-cartons',
    on: 'a slow phone',
    press: (page) => pressImpatiently(button(page, 'Click here for Quotes')),
    done: (page) => page.getByRole('dialog').getByLabel('Organisation').waitFor(),
  },
  {
    what: 'a button that opens a form',
    path: '/p/tea-packing-box?step=customise',
    press: (page) => pressImpatiently(button(page, 'Get Delivery Cost')),
    // A dialog, or, if scripts are late, the page that works without them.
    done: (page) => page.getByLabel('Organisation', { exact: true }).waitFor(),
  },
  {
    what: 'a panel’s button in the header',
    path: '/ordercustomboxes',
    press: (page) => pressImpatiently(button(page, 'Your Customised Box').first()),
    done: (page) => dialog(page, 'Your Customised Box').waitFor(),
  },
  {
    what: 'a picture’s thumbnail',
    path: '/p/tea-packing-box?step=customise',
    press: (page) => pressImpatiently(button(page, 'Open')),
    done: (page) => page.getByRole('button', { name: 'Open', pressed: true }).waitFor(),
  },
  {
    what: 'a choice and then the button that sends it',
    path: '/p/tea-packing-box?step=customise',
    on: 'a slow phone',
    press: async (page) => {
      await page.getByRole('radio', { name: /2,?000/ }).check({ force: true });
      await pressImpatiently(button(page, 'Add to cart'));
    },
    done: async (page) => {
      await page.getByText('Please enter valid pincode.').first().waitFor();
      expect(await page.getByRole('radio', { name: /2,?000/ }).isChecked()).toBe(true);
      await page.waitForURL(/quantity=2000/);
    },
  },
  {
    what: 'the next of the small steps',
    path: '/pio-mobile?variant=202',
    press: (page) => pressImpatiently(button(page, 'Next')),
    done: (page) => page.waitForURL(/\/pio-mobile\/design\?/),
  },
  {
    what: 'a quotation’s form with what was typed into it',
    path: '/getquote?variant=202&quantity=2000&pincode=641001',
    press: async (page) => {
      await page.getByLabel('Name', { exact: true }).fill('Asha Raman');
      await pressImpatiently(button(page, 'Get Quote'));
    },
    done: (page) => page.getByText(/^Quotation \S+ is made/).waitFor(),
  },
  {
    what: 'the order of a sample with its tick',
    path: '/ordersample/10/soap-box?length=81.5&width=28&height=80',
    press: async (page) => {
      await page.getByRole('checkbox', { name: /terms and conditions/ }).check({ force: true });
      await pressImpatiently(button(page, 'Order Now'));
    },
    done: (page) => page.waitForURL('**/login**'),
  },
  {
    what: 'a step of the drawing’s zoom',
    path: '/dielines/straight-tuck-end',
    press: (page) => pressImpatiently(button(page, 'Zoom in')),
    done: async (page) => {
      await expect.poll(() => button(page, 'Whole drawing').getAttribute('aria-disabled')).toBeNull();
      // One step back restores the whole drawing, so drawing it was one step.
      await button(page, 'Zoom out').click();
      await expect.poll(() => button(page, 'Whole drawing').getAttribute('aria-disabled')).toBe('true');
    },
  },
];

const tried = sampleOf(presses, 3);

describe('at the first paint, before the scripts', () => {
  test.each(tried)('$what is heard, and works once', async ({ path, on = 'this machine', press, done }) => {
    const { context, expectNoComplaints } = await shop.visitor(phone);
    const { page, letThrough } = await openAtFirstPaint(context, shop.url + path, on);
    await press(page);
    await expect.poll(() => countHeard(page)).toBe(1);
    letThrough();
    await done(page);
    await expect.poll(() => countHeard(page)).toBe(0);
    expectNoComplaints();
    await context.close();
  });

  test('a menu opens at once, without any script', async () => {
    const { context } = await shop.visitor(phone);
    const { page } = await openAtFirstPaint(context, shop.url, 'a slow phone');
    await button(page, 'Menu').click();
    await page.getByRole('navigation', { name: 'Main, small screens' }).waitFor();
    await context.close();
  });

  test('sizes typed into the calculator stay, and are priced', async () => {
    const { context, expectNoComplaints } = await shop.visitor(phone);
    const { page, letThrough } = await openAtFirstPaint(context, shop.url, 'this machine');
    await page.getByLabel('Length').fill('91');
    await page.getByLabel('Width').fill('92');
    letThrough();
    await page.getByText('91 × 92').first().waitFor();
    expect(await page.getByLabel('Length').inputValue()).toBe('91');
    // The box is drawn in that size, and folded from its print.
    await page.locator('[href*="/91x92x"][href$="view=print"]').first().waitFor();
    expectNoComplaints();
    await context.close();
  });

  test('what goes into a box is chosen before the scripts are there, on the same page', async () => {
    const { context, expectNoComplaints } = await shop.visitor(phone);
    const { page, letThrough } = await openAtFirstPaint(context, shop.url, 'this machine');
    await pressImpatiently(button(page, 'Serum'));
    letThrough();
    await page.getByRole('button', { name: 'Serum', pressed: true }).waitFor();
    await expect.poll(() => page.getByLabel('Width').inputValue()).toBe('36');
    expect(new URL(page.url()).search).toBe('');
    expectNoComplaints();
    await context.close();
  });

  test.each([
    {
      what: 'a unit',
      path: '/dielines/straight-tuck-end',
      choice: 'cm',
      becomes: { Length: '6', Width: '4', Height: '10' },
    },
    {
      what: 'a way round',
      path: '/label-finder',
      choice: 'Circumference, with a tape',
      becomes: { 'Diameter or circumference': '188.5' },
    },
    {
      what: 'a size of one’s own',
      path: '/pio-mobile?variant=202',
      choice: /^Your own size/,
      becomes: { Length: '60', Width: '32', Height: '90' },
    },
  ])('$what that is chosen changes the fields as it does later', async ({ path, choice, becomes }) => {
    const { context, expectNoComplaints } = await shop.visitor(phone);
    const { page, letThrough } = await openAtFirstPaint(context, shop.url + path, 'this machine');
    const radio = page.getByRole('radio', { name: choice });
    await radio.check({ force: true });
    letThrough();
    for (const [label, value] of Object.entries(becomes)) {
      const field = page.getByRole('main').getByRole('textbox', { name: label });
      await expect.poll(() => field.inputValue({ timeout: 1000 }).catch(() => '')).toBe(value);
    }
    expect(await radio.isChecked()).toBe(true);
    expectNoComplaints();
    await context.close();
  });

  test('a step of a quantity in the cart counts once', async () => {
    const { context, page: quick } = await shop.visitor(phone);
    await signedIn(quick);
    await call(context, 'AddToCartWebsite', soapBoxes);
    const { page, letThrough } = await openAtFirstPaint(context, `${shop.url}/cart`, 'this machine');
    await pressImpatiently(button(page, 'Increase quantity').first());
    letThrough();
    await expect.poll(() => page.getByLabel('Quantity', { exact: true }).first().inputValue()).toBe('1001');
    await page.reload();
    expect(await page.getByLabel('Quantity', { exact: true }).first().inputValue()).toBe('1001');
    await context.close();
  });

  test('a state, a city and a pincode of an address count', async () => {
    const { context, page: quick } = await shop.visitor(phone);
    await signedIn(quick);
    await call(context, 'AddToCartWebsite', soapBoxes);
    const stateOf = async (path: string, use: (page: Page) => Promise<unknown>) => {
      const { page, letThrough } = await openAtFirstPaint(context, shop.url + path, 'this machine');
      await use(page);
      letThrough();
      await page.waitForFunction(() => 'alive' in document.documentElement.dataset);
      const shown = (label: string) => page.getByLabel(label).first().locator('option:checked').textContent();
      return { page, shown };
    };
    const kept = await stateOf('/address_book_form', (page) => page.getByLabel('City').selectOption('Port Blair'));
    expect(await kept.shown('City')).toBe('Port Blair');
    const other = await stateOf('/selectaddress', (page) =>
      page.getByLabel('State').first().selectOption('West Bengal'),
    );
    await other.page.getByText(/641001 lies in Tamil Nadu/).waitFor();
    expect(await other.shown('State')).toBe('West Bengal');
    const typed = await stateOf('/selectaddress', (page) => page.getByLabel('Pincode').first().fill('560001'));
    await expect.poll(() => typed.shown('State')).toBe('Karnataka');
    await context.close();
  });

  test('the account menu stays open, also if the browser has forgotten the name', async () => {
    const { context, page: quick } = await shop.visitor(phone);
    const { name } = await signedIn(quick); // the page, which would keep the name, is never loaded
    const { page, letThrough } = await openAtFirstPaint(context, `${shop.url}/saved-boxes`, 'this machine');
    await page.getByRole('button', { name: /your account/ }).click();
    const open = page.locator(':popover-open');
    expect(await open.count()).toBe(1);
    letThrough();
    await open.getByText(`Signed in as ${name}`).waitFor();
    await context.close();
  });

  test('the back office’s menu stays open', async () => {
    const { context } = await shop.visitor(phone);
    await call(context, 'StaffSignIn', staff);
    const { page, letThrough } = await openAtFirstPaint(context, `${shop.url}/manage/stock`, 'this machine');
    await page.getByText('Menu', { exact: true }).click();
    letThrough();
    await page.waitForFunction(() => 'alive' in document.documentElement.dataset);
    const menu = page.getByRole('navigation', { name: 'Back office' });
    await menu.getByRole('link', { name: 'Orders', exact: true }).click();
    await page.waitForURL('**/manage/orders');
    await menu.waitFor({ state: 'hidden' });
    await context.close();
  });

  test('Proceed after a quantity that can’t be read stays in the cart and says so', async () => {
    const { context, page: quick } = await shop.visitor(phone);
    await signedIn(quick);
    await call(context, 'AddToCartWebsite', soapBoxes);
    const { page, letThrough } = await openAtFirstPaint(context, `${shop.url}/cart`, 'this machine');
    await page.getByLabel('Quantity', { exact: true }).fill('2 dozen');
    await button(page, 'Proceed to checkout').click();
    letThrough();
    await page.getByText(quantityUnreadable).first().waitFor();
    await expect.poll(() => countHeard(page)).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/cart');
    expect(await page.getByLabel('Quantity', { exact: true }).inputValue()).toBe('2 dozen');
    await context.close();
  });
});

describe('Proceed to checkout', () => {
  const openCart = async () => {
    const visitor = await shop.visitor(phone);
    await signedIn(visitor.page);
    await call(visitor.context, 'AddToCartWebsite', soapBoxes);
    await visitor.page.goto('/cart');
    await visitor.page.waitForFunction(() => 'alive' in document.documentElement.dataset);
    return {
      ...visitor,
      quantity: visitor.page.getByLabel('Quantity', { exact: true }),
      pincode: visitor.page.getByLabel('Pincode'),
      cart: () => call(visitor.context, 'GetCartWebsite', { id: null }),
    };
  };
  const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement);

  test('waits for the quantity that was typed just before, and goes on with it', async () => {
    const { page, context, quantity, cart, expectNoComplaints } = await openCart();
    await quantity.fill('2000');
    await button(page, 'Proceed to checkout').click();
    await page.waitForURL('**/selectaddress');
    await page.getByText('2,000 pieces').first().waitFor();
    expect(await cart()).toMatchObject([{ fld_quantity: 2000 }]);
    expectNoComplaints();
    await context.close();
  });

  test.each([
    ['2 dozen', quantityUnreadable],
    ['', 'Please enter quantity'],
    ['500', /at least|minimum/i],
  ])('stays in the cart for the quantity “%s”, until it is put right', async (typed, text) => {
    const { page, context, quantity, cart } = await openCart();
    await quantity.fill(typed);
    await button(page, 'Proceed to checkout').click();
    await page.getByText(text).first().waitFor();
    await expect.poll(() => isFocused(quantity)).toBe(true);
    expect(await quantity.getAttribute('aria-invalid')).toBe('true');
    expect(await quantity.inputValue()).toBe(typed);
    expect(new URL(page.url()).pathname).toBe('/cart');
    await quantity.fill('1000');
    await button(page, 'Proceed to checkout').click();
    await page.waitForURL('**/selectaddress');
    expect(await cart()).toMatchObject([{ fld_quantity: 1000 }]);
    await context.close();
  });

  test('stays in the cart for half a pincode, and goes on with a whole one', async () => {
    const { page, context, pincode } = await openCart();
    await pincode.fill('5600');
    await button(page, 'Proceed to checkout').click();
    await page.getByText('Please enter valid pincode.').first().waitFor();
    await expect.poll(() => isFocused(pincode)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/cart');
    await pincode.fill('560001');
    await button(page, 'Proceed to checkout').click();
    await page.waitForURL('**/selectaddress');
    const shipping = page.getByRole('group', { name: /shipping address/i });
    await expect.poll(() => shipping.getByLabel('Pincode').inputValue()).toBe('560001');
    await context.close();
  });
});

test('a line that was taken out in another tab goes from the cart when it is changed', async () => {
  const { page, context } = await shop.visitor(phone);
  await signedIn(page);
  await call(context, 'AddToCartWebsite', soapBoxes);
  await page.goto('/cart');
  await page.waitForFunction(() => 'alive' in document.documentElement.dataset);
  const [line] = await call(context, 'GetCartWebsite', { id: null });
  await call(context, 'DeleteCart', { cartID: line.fld_cart_id, cartlineid: line.fld_cart_dtl_id });
  await button(page, 'Increase quantity').click();
  // In its line until the line is gone, and in a notification.
  await page.getByText('This item is not in your cart any more.').first().waitFor();
  await page.getByText('Your cart is empty.').waitFor();
  await context.close();
});

test('what was chosen counts, however late the scripts come', async () => {
  const { context, page } = await shop.visitor(phone);
  await page.clock.install();
  const { letThrough } = await holdScripts(page);
  void page.goto('/dielines/straight-tuck-end', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'cm' }).check();
  await page.clock.fastForward(60_000);
  letThrough();
  await expect.poll(() => page.getByRole('textbox', { name: 'Length' }).inputValue()).toBe('6');
  await context.close();
});

test('a press whose script never comes says so, and is not done much later', async () => {
  const { context, page } = await shop.visitor(phone);
  await page.clock.install();
  await page.route('**/assets/*.js', (route) => route.abort());
  void page.goto('/login', { waitUntil: 'commit' }).catch(() => undefined); // its scripts never come
  await button(page, 'Show characters').click();
  expect(await button(page, 'Show characters').getAttribute('aria-busy')).toBe('true');
  await page.clock.fastForward(16_000);
  await page.getByRole('alert').getByText('a part of this page has not arrived').waitFor();
  expect(await button(page, 'Show characters').getAttribute('aria-busy')).toBeNull();
  await context.close();
});
