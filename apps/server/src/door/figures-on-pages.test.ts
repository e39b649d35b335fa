import { boxStyles, usualTooling } from '@boxwright/dieline';
import { demoRateCard, demoStickerRateCard, layStickers, samplePriceWithGst } from '@boxwright/pricing';
import { isThorough, sampleOf } from '@boxwright/testing/thorough';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleAmounts } from '../testing/engine-examples.ts';
import {
  chosenIn,
  type FiguresOfPage,
  figuresOf,
  isOneOf,
  numbersIn,
  type WrittenFigure,
} from '../testing/figures-on-pages.ts';
import { openShop, type Shop, type ShopVisitor } from '../testing/open-shop.ts';
import { plainBrowser } from '../testing/plain-browser.ts';
import { isKnown, knownFigures } from './known-figures.ts';
import { builtWebApp } from './web-app.ts';

interface PublicPage extends FiguresOfPage {
  readonly path: string;
  readonly html: string;
}

let shop: Shop;
let pages: PublicPage[];
beforeAll(async () => {
  shop = await openShop({ web: await builtWebApp() });
  const sitemap = (await shop.app.inject('/sitemap.xml')).payload;
  const browser = plainBrowser(shop);
  pages = [];
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const isOneOfMany = (path: string) => /^\/(?:p|dielines)\/./.test(path);
  const tried = [
    ...paths.filter((path) => !isOneOfMany(path)),
    ...sampleOf(
      paths.filter((path) => isOneOfMany(path)),
      3,
    ),
  ];
  for (const path of tried) {
    const { status, html } = await browser.open(path);
    expect(status, path).toBe(200);
    pages.push({ path, html, ...figuresOf(html) });
  }
});
afterAll(() => shop.close());

const answer = async (operation: Parameters<ShopVisitor['call']>[0], input: object = {}) =>
  (await shop.visitor().call(operation, input)).data;

const wrong = (path: string, { figure, words }: WrittenFigure) => `${path}: ${figure} in “${words}”`;

/** The operations' answers for the choices in a page's form. */
async function answered({ path, html }: PublicPage): Promise<unknown> {
  const chosen = chosenIn(html);
  const number = (name: string) => Number(chosen.get(name));
  if (path.startsWith('/p/')) {
    const box = {
      varientid: number('variant'),
      print: chosen.get('print'),
      boardid: number('board'),
      outercoatingid: number('outer'),
      innercoatingid: number('inner'),
    };
    const quoted = { ...box, quantity: number('quantity'), deliverytype: 'StandardShipping', destination_pin: 0 };
    return [await answer('GetPriceLadder', box), await answer('GetQuote', quoted)];
  }
  if (path === '/') {
    const [soapBox] = await answer('GetProductMaster', { whereClause: { fld_route: 'soap-box' } });
    const [variant] = await answer('GetVariantData', { whereClause: { fld_categoryid: soapBox.fld_id } });
    return answer('GetQuote', {
      varientid: variant.fld_variantid,
      boardid: 2,
      outercoatingid: 1,
      innercoatingid: 0,
      length: number('length'),
      width: number('width'),
      height: number('height'),
      quantity: number('quantity'),
      deliverytype: 'StandardShipping',
      destination_pin: 641001,
    });
  }
  if (path === '/ordercustomstickers') {
    const [first] = await answer('GetStickerShapeMaster');
    const sizes: string[] = first.fld_sizes;
    return Promise.all(
      sizes.map((size) => {
        const [length, width] = size.split(' X ').map(Number);
        return answer('GetStickerQuote', { shape: 1, material: number('material'), length, width, quantity: 100 });
      }),
    );
  }
  if (path === '/stickers-and-labels') return examplesOf(html);
  if (path === '/sticker-materials') {
    const materials: { fld_id: number }[] = await answer('GetStickerMaterialMaster');
    return Promise.all(
      materials.map(({ fld_id: material }) =>
        answer('GetStickerPrice', { shape: 2, material, length: 50, width: 50, quantity: 100 }),
      ),
    );
  }
  return null;
}

/** The price of each example by the address that it leads to. */
async function examplesOf(html: string): Promise<unknown> {
  const addresses = [...html.matchAll(/href="\/ordercustomstickers\?([^"]*)"/g)];
  return Promise.all(
    addresses.map(([, query = '']) => {
      const asked = new URLSearchParams(query.replaceAll('&amp;', '&'));
      const [shape, material, length, width, quantity] = ['shape', 'material', 'length', 'width', 'quantity'].map(
        (name) => Number(asked.get(name)),
      );
      return answer('GetStickerPrice', { shape, material, length, width, quantity });
    }),
  );
}

/** Prices of the least number of stickers in each shape's offered sizes, on the cheapest material. */
async function startingPrices(): Promise<number[]> {
  const shapes: { fld_id: number; fld_sizes: string[] }[] = await answer('GetStickerShapeMaster');
  const asked = shapes.flatMap(({ fld_id: shape, fld_sizes }) =>
    fld_sizes.map((size) => {
      const [length, width] = size.split(' X ').map(Number);
      return { shape, material: 1, length, width, quantity: 100 };
    }),
  );
  const prices: { total: number }[][] = await Promise.all(asked.map((each) => answer('GetStickerPrice', each)));
  return prices.flatMap((rows) => rows.map(({ total }) => total));
}

test('every price on a public page comes from the engine, the rates or the settings', async () => {
  const company = await answer('GetCompany');
  const settings = numbersIn(company.cash_on_delivery).map((amount) => amount / 100);
  const products: { fld_from_price: number }[] = await answer('GetProductMaster');
  const everywhere = [
    0,
    samplePriceWithGst / 100,
    ...settings,
    ...products.map(({ fld_from_price }) => fld_from_price),
    ...(await startingPrices()),
    ...exampleAmounts(),
  ];
  const untrue: string[] = [];
  for (const page of pages) {
    const numbers = [...everywhere, ...numbersIn(await answered(page))];
    untrue.push(
      ...page.amounts.filter(({ figure }) => !isOneOf(figure, numbers)).map((each) => wrong(page.path, each)),
    );
  }
  expect(untrue).toEqual([]);
  expect(pages.flatMap(({ amounts }) => amounts).length).toBeGreaterThan(isThorough ? 500 : 200);
});

/** The days in India that an answer names, as pages write them. */
const daysIn = (text: string): string[] =>
  [...text.matchAll(/\b(\d{4}-\d\d-\d\d)\b/g)].map(([, day = '']) => dayWords(day));
const dayWords = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
    .format(new Date(`${day}T00:00:00Z`))
    .replace('Sept', 'Sep');
const monthWords = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

test('every date on a public page is counted from today, of a rate card, or known', async () => {
  const ofRates = [demoRateCard, demoStickerRateCard].map(({ validFrom }) => monthWords(validFrom));
  const untrue: string[] = [];
  for (const page of pages) {
    if (page.dates.length === 0) continue;
    const days = daysIn(JSON.stringify(await answered(page)));
    const isTrue = (date: string) => days.includes(date) || ofRates.includes(date) || isKnown(page.path, date);
    untrue.push(...page.dates.filter(({ figure }) => !isTrue(figure)).map((each) => wrong(page.path, each)));
  }
  expect(untrue).toEqual([]);
});

const isSticker = ([length = 0, width = 0]: readonly number[]): boolean =>
  layStickers({ shape: 'rectangle', length, width }).count > 0;

/** Whether contents of this length go along a side of the box that the page sells, with at most 3 mm to spare. */
const goesInto = (length: number, sides: readonly number[]): boolean =>
  sides.some((side) => side >= length && side <= length + 3);

interface DrawnBox {
  readonly fld_caliper: number;
  readonly fld_inside: object;
  readonly fld_outside: object;
  readonly fld_notices: object;
  readonly fld_blanks: readonly { readonly fld_flat_width: number; readonly fld_flat_height: number }[];
}

/** The sizes that the engine gives the example of a dieline's page: inside, outside, flat, and in its notices. */
async function drawnFor({ path, html, sizes }: PublicPage): Promise<number[]> {
  if (!path.startsWith('/dielines/')) return [];
  const [length, width, height] = sizes.map(({ figure }) => sidesOf(figure)).find((sides) => sides.length > 1) ?? [];
  const caliper = Number(chosenIn(html).get('caliper') ?? 0.435);
  const asked = { style: path.split('/').at(-1), length, width, ...(height ? { height } : {}), caliper };
  const drawn: DrawnBox = await answer('GetDieline', asked);
  const { fld_caliper, fld_inside, fld_outside, fld_blanks, fld_notices } = drawn;
  const flat = fld_blanks.flatMap(({ fld_flat_width, fld_flat_height }) => [fld_flat_width, fld_flat_height]);
  const noted = [...JSON.stringify(fld_notices).matchAll(/([\d.]+) mm/g)].map(([, length = '']) => Number(length));
  return [fld_caliper, ...numbersIn(fld_inside), ...numbersIn(fld_outside), ...flat, ...noted];
}

/** "60 × 40 × 100 mm" as numbers. */
const sidesOf = (figure: string): number[] => (figure.match(/\d[\d.]*/g) ?? []).map(Number);

/** Whether some style makes a box of this inside size. */
const isDrawable = ([length = 0, width = 0, height = 0]: readonly number[]): boolean =>
  boxStyles.some(
    ({ draw }) => 'blanks' in draw({ length, width, height, caliper: 0.435, options: {}, tooling: usualTooling }),
  );

test('every size on a public page is of a drawing, a board or a box, makes a box or a sticker, or is known', async () => {
  const boards: { fld_caliper: number }[] = await answer('GetBoard');
  const calipers = boards.map(({ fld_caliper }) => fld_caliper);
  const untrue: string[] = [];
  for (const page of pages) {
    const drawn = await drawnFor(page);
    const sold = page.path.startsWith('/p/') ? page.sizes.flatMap(({ figure }) => sidesOf(figure)) : [];
    const isTrue = (figure: string) => {
      const sides = sidesOf(figure);
      const [only = 0] = sides;
      if (sides.every((side) => isOneOf(String(side), drawn))) return true;
      if (sides.length === 3) return isDrawable(sides);
      if (sides.length === 2) return isSticker(sides);
      return (
        isOneOf(figure, calipers) ||
        goesInto(
          only,
          sold.filter((side) => side !== only),
        )
      );
    };
    untrue.push(
      ...page.sizes
        .filter(({ figure }) => !isTrue(figure) && !isKnown(page.path, figure))
        .map((each) => wrong(page.path, each)),
    );
  }
  expect(untrue).toEqual([]);
});

test('the known figures are on their pages', () => {
  const written = new Set(
    pages.flatMap(({ path, sizes, dates }) => [...sizes, ...dates].map(({ figure }) => `${path}: ${figure}`)),
  );
  const tried = new Set(pages.map(({ path }) => path));
  const missing = knownFigures.filter((figure) => tried.has(figure.split(': ')[0] ?? '') && !written.has(figure));
  expect(missing).toEqual([]);
});
