import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible, phone } from './browser.ts';
import { expectWellMade } from './expect-well-made.ts';
import { enterAddresses, newcomer, registerOnTheWay } from './journey.ts';
import { sharedShop } from './shop.ts';

const shop = sharedShop();

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const ownSize = (page: Page) => page.getByRole('radio', { name: /^Your own size/ });
/** The price bar's announcement for screen readers once the price has loaded. */
const priced = (page: Page, boxes = '1,000') => page.getByText(new RegExp(`^${boxes} boxes at ₹[\\d,.]+ each`));
const ladder = (page: Page) => page.getByRole('table', { name: /before GST/ });

const openOwnSize = async (page: Page) => {
  await page.goto('/p/soap-box?variant=202');
  await ownSize(page).check();
  await field(page, 'Length').fill('70');
  await field(page, 'Width').fill('42');
  await field(page, 'Height').fill('118');
  await page.waitForURL(/length=70&width=42&height=118/);
};

describe('a choice', () => {
  /** Operations that the page calls during an action, except the drawing of a visible sheet. */
  const askedWhile = async (page: Page, act: () => Promise<void>) => {
    const asked: string[] = [];
    const note = (request: { url: () => string }) => {
      const [, operation = ''] = /\/api\/(\w+)/.exec(request.url()) ?? [];
      if (!['', 'RecordEvent', 'GetLayout'].includes(operation)) asked.push(operation);
    };
    page.on('request', note);
    await act();
    page.off('request', note);
    return asked;
  };

  test('causes one request, whatever is chosen, and none if that was quoted before', async () => {
    const { page, context, expectNoComplaints } = await shop.visitor();
    const quoted = (boxes: string) =>
      page.getByText(new RegExp(`^${boxes} boxes at .* with delivery and GST`)).waitFor();
    const choose = (name: RegExp, boxes: string) =>
      askedWhile(page, async () => {
        await page.getByRole('radio', { name }).first().check();
        await quoted(boxes);
      });
    const deliverTo = (pincode: string, place: string) =>
      askedWhile(page, async () => {
        await page.getByLabel('Pincode').fill(pincode);
        await page.getByText(place).waitFor();
      });
    await page.goto('/p/soap-box?variant=202&quantity=1000&pincode=641001');
    await quoted('1,000');
    expect(await choose(/^2,000/, '2,000')).toEqual(['GetQuote']);
    expect(await deliverTo('560001', 'Bengaluru, Karnataka')).toEqual(['GetQuote']);
    expect(await deliverTo('641001', 'Coimbatore, Tamil Nadu')).toEqual([]);
    // The ladder uses the same response.
    await page.getByRole('heading', { name: 'What other quantities cost' }).scrollIntoViewIfNeeded();
    await ladder(page).waitFor();
    expect(await choose(/^3,000/, '3,000')).toEqual(['GetQuote']);
    expect(await choose(/^2,000/, '2,000')).toEqual([]);
    expectNoComplaints();
    await context.close();
  });

  test('shows an error when it cannot be quoted, keeps the last price, and is retried by a button', async () => {
    const { page, context } = await shop.visitor();
    await page.goto('/p/soap-box?variant=202&quantity=1000');
    await priced(page).waitFor();
    await page.getByRole('radio', { name: /^2,000/ }).check();
    await priced(page, '2,000').waitFor();
    await page.route('**/api/GetQuote', (route) => route.abort());
    await page.getByRole('radio', { name: /^3,000/ }).check();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    expect(await page.getByRole('radio', { name: /^3,000/ }).isChecked()).toBe(true);
    await page.unroute('**/api/GetQuote');
    await again.click();
    await priced(page, '3,000').waitFor();
    // An earlier choice is cached and needs no connection.
    await page.route('**/api/GetQuote', (route) => route.abort());
    await page.getByRole('radio', { name: /^2,000/ }).check();
    await priced(page, '2,000').waitFor();
    await context.close();
  });
});

describe('a box made to measure', () => {
  test('is priced while typing, drawn, and reopened by its address', async () => {
    const { page, context, expectNoComplaints } = await shop.visitor();
    await openOwnSize(page);
    await page.getByText('70 × 42 × 118 mm inside').waitFor();
    const price = await priced(page).textContent();
    await page
      .getByRole('img', { name: /, box$/ })
      .and(page.locator('[src*="/70x42x118."]'))
      .waitFor();
    const drawing = await page.getByRole('link', { name: 'SVG', exact: true }).getAttribute('href');
    expect(drawing).toContain('length=70&width=42&height=118');

    await page.waitForURL(/height=118/);
    const other = await shop.visitor(phone);
    await other.page.goto(page.url());
    expect(await ownSize(other.page).isChecked()).toBe(true);
    expect(await field(other.page, 'Width').inputValue()).toBe('42');
    expect(await priced(other.page).textContent()).toBe(price);
    other.expectNoComplaints();
    await other.context.close();

    // Back to a standard size by one click.
    await page.getByRole('radio', { name: /^75 g/ }).check();
    await page.waitForURL((address) => !address.searchParams.has('length'));
    expect(await field(page, 'Length').count()).toBe(0);
    expectNoComplaints();
    await context.close();
  });

  test('shows beside the fields what cannot be made, and keeps the last valid price', async () => {
    const { page, context, expectNoComplaints } = await shop.visitor();
    await openOwnSize(page);
    const price = await priced(page).textContent();
    const unreadable = 'Please enter the length in millimetres, in digits, such as 60 or 60.5.';
    const outOfRange = /^Length of a .* box must be from \d+ to \d+ mm\.$/;
    for (const [wrong, why] of [
      ['', unreadable],
      ['0', outOfRange],
      ['6 cm', unreadable],
      ['-5', outOfRange],
      ['1e2', unreadable],
      ['10000', outOfRange],
    ] as const) {
      await field(page, 'Length').fill(wrong);
      await page.getByText(why).waitFor();
      await page.getByText('Price and pictures are still of 70 × 42 × 118 mm.').waitFor();
      expect(await field(page, 'Length').getAttribute('aria-invalid')).toBe('true');
      expect(await field(page, 'Length').inputValue()).toBe(wrong);
    }
    await expectAccessible(page);
    // While a new answer is awaited, only the server would refuse the size.
    const answered = page.waitForResponse('**/api/GetQuote');
    await page.getByLabel('Pincode').fill('641001');
    await answered;
    await page.getByRole('checkbox', { name: /terms/i }).check();
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect.poll(() => field(page, 'Length').evaluate((input) => input === document.activeElement)).toBe(true);
    await field(page, 'Length').fill('70 mm');
    expect(await priced(page).textContent()).toContain(price?.split(' each')[0] ?? '');

    // An address with an impossible size shows the error at once.
    await page.goto('/p/soap-box?variant=202&length=9&width=42&height=118');
    await page.getByText(/^Length of a .* must be from/).waitFor();
    await page.getByText('Price and pictures are still of 60 × 32 × 90 mm.').waitFor();
    expectNoComplaints();
    await context.close();
  });

  test('leads to an enquiry about it when it is too large for the presses', async () => {
    const { page, context } = await shop.visitor();
    await page.goto('/p/soap-box?variant=202&length=400&width=200&height=500');
    await page
      .getByText(/too large/i)
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Ask for a quote' }).click();
    await page.getByRole('heading', { name: 'WRITE TO US' }).waitFor();
    expect(await page.getByLabel('Message').inputValue()).toContain('Inside size: 400 × 200 × 500 mm');
    await context.close();
  });

  test('keeps its size in the cart and the order', async () => {
    const { page, context, expectNoComplaints } = await shop.visitor();
    await openOwnSize(page);
    await page.getByLabel('Pincode').fill('641001');
    await page.getByText(/^1,000 boxes at .* with delivery and GST/).waitFor();
    await page.getByRole('checkbox', { name: /terms/i }).check();
    await page.getByRole('button', { name: 'Add to cart' }).click();
    const person = newcomer();
    await registerOnTheWay(page, person);
    await page.goto('/cart');
    await page.getByText('70 × 42 × 118 mm').first().waitFor();
    await page.goto('/selectaddress');
    await enterAddresses(page, person);
    await page
      .getByText(/70 × 42 × 118 mm/)
      .first()
      .waitFor();
    expectNoComplaints();
    await context.close();
  });
});

describe('other quantities', () => {
  test('are in a table with falling prices per piece and rising totals, with the sheet beside it', async () => {
    const { page, context, expectNoComplaints } = await shop.visitor();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto('/p/soap-box?variant=202&quantity=2000', { waitUntil: 'networkidle' });
    expect(scripts.filter((address) => /PriceSheet|GetPriceLadder/.test(address))).toEqual([]);
    await page.getByText(/^3,000 boxes cost only \d+ % more than 2,000: ₹/).waitFor();

    await page.getByRole('heading', { name: 'What other quantities cost' }).scrollIntoViewIfNeeded();
    await ladder(page).waitFor();
    const rows = await ladder(page).getByRole('row').allTextContents();
    const amounts = rows
      .slice(1)
      .map((text) => [...text.matchAll(/₹([\d,.]+)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', ''))));
    expect(amounts.length).toBeGreaterThanOrEqual(12);
    for (const [index, [each = 0, all = 0]] of amounts.entries()) {
      const [lastEach = Infinity, lastAll = 0] = amounts[index - 1] ?? [];
      expect(each).toBeLessThanOrEqual(lastEach);
      expect(all).toBeGreaterThanOrEqual(lastAll);
    }
    await page.getByRole('img', { name: /^Price of a box by quantity: ₹/ }).waitFor();
    await page.getByText(/^Of ₹[\d,.]+ for 2,000, ₹[\d,.]+ is the cutting die, paid once\. The plates /).waitFor();
    await page.getByText(/^\d+ on a \d+ × \d+ in sheet$/).waitFor();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Take 5,000 boxes' }).click();
    await page.waitForURL(/quantity=5000/);
    await priced(page, '5,000').waitFor();
    await page.getByText(/ for 5,000, /).waitFor();
    expectNoComplaints();
    await context.close();
  });

  test('of an insert are its cells in usual quantities; other quantities can be requested', async () => {
    const { page, context, expectNoComplaints } = await shop.visitor();
    await page.goto('/dielines/divider-insert?length=200&width=140&height=60');
    await page.getByText(/^6 cells, 3 along the length and 2 along the width: each is at least /).waitFor();
    await page.getByRole('link', { name: 'Order this box' }).waitFor();
    await page.getByRole('combobox', { name: 'Cells along the length' }).selectOption('4');
    await page.getByText(/^8 cells, 4 along the length/).waitFor();
    await page.getByText(/Our online price is for an insert with its usual cells/).waitFor();
    expect(await page.getByRole('link', { name: 'Order this box' }).count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'What it costs' }).count()).toBe(0);

    await page.getByRole('combobox', { name: 'Cells along the length' }).selectOption('3');
    await page.getByRole('link', { name: 'Order this box' }).click();
    await page.getByText('200 × 140 × 60 mm inside').waitFor();
    await priced(page).waitFor();
    await page.getByText(/are the inside of the box that it goes into/).waitFor();
    expect(await page.getByRole('radio', { name: 'Outside' }).count()).toBe(0);
    expectNoComplaints();
    await context.close();
  });

  test('of the drawn box are shown in the studio, which orders it in its size', async () => {
    const { page, context, expectNoComplaints } = await shop.visitor();
    await page.goto('/dielines/reverse-tuck-end?length=77&width=41&height=103');
    await page.mouse.move(30, 30);
    await page.getByRole('heading', { name: 'What it costs' }).scrollIntoViewIfNeeded();
    await ladder(page).waitFor();
    await page.getByRole('link', { name: 'Order this box' }).click();
    await page.getByText('77 × 41 × 103 mm inside').waitFor();
    await priced(page).waitFor();

    await page.goto('/dielines/sleeve?length=128&width=38&height=165');
    await page.getByRole('radio', { name: 'Outside' }).check();
    await page.getByRole('status').filter({ hasText: '127.1 × 37.1 × 165 mm inside' }).waitFor();
    await page.getByRole('link', { name: 'Order this box' }).click();
    await page.getByText('127.13 × 37.13 × 165 mm inside', { exact: false }).first().waitFor();
    await priced(page).waitFor();
    expect(await page.getByRole('radio', { name: 'Outside' }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: 'Crease to crease' }).check();
    await page.waitForURL(/measured=crease/);
    await page.getByText('127.57 × 37.57 × 165 mm inside.').waitFor();
    await page.getByRole('textbox', { name: 'Width' }).fill('5');
    await page.getByText('The width from crease to crease can be 8.5 to 300.4 mm on this board.').waitFor();
    await page.getByRole('radio', { name: 'Product' }).check();
    for (const [side, typed] of Object.entries({ Length: '120', Width: '24', Height: '60' }))
      await page.getByRole('textbox', { name: side }).fill(typed);
    await page.getByText('122 × 26 × 62 mm inside.').waitFor();
    await page.getByRole('radio', { name: 'Standing' }).check();
    await page.getByText('62 × 26 × 122 mm inside.').waitFor();
    // The address is written when the page is idle, and a reload finds it.
    await page.waitForURL(({ searchParams }) => searchParams.get('height') === '120');
    await page.reload();
    await page.getByText('62 × 26 × 122 mm inside.').waitFor();
    expect(await page.getByRole('textbox', { name: 'Height' }).inputValue()).toBe('120');
    await expectAccessible(page);
    await page.goto('/dielines/label-round');
    await page.getByText(/Labels are printed and priced as stickers/).waitFor();
    expectNoComplaints();
    await context.close();
  });
});

describe('a typed quantity', () => {
  test('stays as typed and is priced; above the shop’s limit an enquiry takes the box along', async () => {
    const { page, context, expectNoComplaints } = await shop.visitor();
    await page.goto('/p/soap-box?variant=202&pincode=641001');
    await page.getByRole('radio', { name: /^Custom/ }).check();
    await field(page, 'Quantity').fill('12.5k');
    await page.getByText('Please enter the quantity in digits, such as 12,500.').waitFor();
    await field(page, 'Quantity').fill('12,500');
    await page.getByText(/^12,500 boxes at .* with delivery and GST/).waitFor();
    await page.waitForURL(/quantity=12%2C500/);
    await page.reload();
    expect(await field(page, 'Quantity').inputValue()).toBe('12,500');
    await page.getByText(/^12,500 boxes at .* with delivery and GST/).waitFor();

    await field(page, 'Quantity').fill('60000');
    await page.getByText('Up to 50,000 boxes can be ordered online. Please ask us for a quotation for more.').waitFor();
    await page.getByRole('link', { name: 'Ask for a quote for 60,000' }).click();
    await page.getByRole('heading', { name: 'WRITE TO US' }).waitFor();
    expect(await page.getByLabel('Message').inputValue()).toMatch(/Box: Soap Box[\s\S]*Board: [\s\S]*Quantity: 60,000/);
    await page.goBack();
    expect(await field(page, 'Quantity').inputValue()).toBe('60000');
    expectNoComplaints();
    await context.close();
  });
});

describe('in a wide window', () => {
  test('the pictures stay beside the choices, and end above the dieline', async () => {
    const { page, context, expectNoComplaints } = await shop.visitor({ width: 1440, height: 900 });
    await page.goto('/p/soap-box?variant=202', { waitUntil: 'networkidle' });
    const thumb = page.getByRole('button', { name: 'Fold it' });
    const place = async () => (await thumb.boundingBox()) ?? { y: Number.NaN, height: 0 };
    await page.mouse.wheel(0, 500);
    expect((await place()).y).toBeGreaterThan(300);
    const dieline = page.getByRole('heading', { name: 'Your dieline is ready.' });
    await page.getByRole('heading', { name: 'What other quantities cost' }).scrollIntoViewIfNeeded();
    const { y, height } = await place();
    expect(y + height).toBeLessThan((await dieline.boundingBox())?.y ?? Number.NaN);
    expectNoComplaints();
    await context.close();
  });
});

describe('the order in small steps', () => {
  test('keeps the box back and forward, reads its address again, and adds it to the cart', async () => {
    const { page, context, expectNoComplaints } = await shop.visitor(phone);
    const next = () => page.getByRole('button', { name: 'Next' }).click();
    await page.goto('/customizeyourbox/10');
    await page.getByRole('link', { name: 'Order in four small steps' }).click();
    await page.getByRole('radio', { name: /60 × 32 × 90 mm/ }).check();
    await next();
    await page.waitForURL(/\/pio-mobile\/design\?variant=202/);
    await page.getByRole('radio', { name: /Matt Lamination/i }).check();
    await page.getByText('See the coating on the folded box').click();
    await page.getByText(/^The model shows Matt Lamination on the printed side: a silky surface/).waitFor();
    await next();
    await page.waitForURL('**/pio-mobile/quantity?**');
    await page.getByRole('radio', { name: /^Custom/ }).check();
    await field(page, 'Quantity').fill('2,500');
    await next();
    await page.getByText('Please enter valid pincode.').first().waitFor();
    await page.getByLabel('Pincode').fill('641001');
    await page.getByText(/^2,500 boxes at .* with delivery and GST/).waitFor();

    await page.goBack();
    await page.waitForURL('**/pio-mobile/design?**');
    await page.waitForURL(/quantity=2%2C500/);
    expect(await page.getByRole('radio', { name: /Matt Lamination/i }).isChecked()).toBe(true);
    await next();
    expect(await field(page, 'Quantity').inputValue()).toBe('2,500');
    await next();
    await page.waitForURL('**/pio-mobile/summary?**');
    const total = page.getByText(/^2,500 boxes at .* with delivery and GST/);
    const said = await total.textContent();
    await page.reload();
    await page.getByText('Coimbatore, Tamil Nadu').waitFor();
    expect(await total.textContent()).toBe(said);
    await page.getByRole('checkbox', { name: /terms/i }).check();
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.waitForURL('**/login**');
    await page.goto('/cart');
    expect(await field(page, 'Quantity').inputValue()).toBe('2500');

    const cartField = field(page, 'Quantity');
    await cartField.fill('many');
    await cartField.press('Enter');
    await page.getByText('Please enter the quantity in digits, such as 12,500.').waitFor();
    expect(await cartField.inputValue()).toBe('many');
    await cartField.fill('12,500');
    await cartField.press('Enter');
    await page.getByText('Product quantity updated.').waitFor();
    await expect.poll(() => cartField.inputValue()).toBe('12500');
    expectNoComplaints();
    await context.close();
  });
});

test.each(['/p/soap-box?variant=202&quantity=2500', '/p/soap-box?variant=202&length=70&width=42&height=118'])(
  '%s with its ladder is accessible, logs no errors and fits every screen',
  (path) =>
    expectWellMade(shop, path, async (page) => {
      await page.getByRole('heading', { name: 'What other quantities cost' }).scrollIntoViewIfNeeded();
      await ladder(page).waitFor();
      await page.waitForLoadState('networkidle');
    }),
);
