import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

const csvOf = async (kind: string, own: object = {}): Promise<string> =>
  (await staff.call('ExportPriceTable', { kind, ...own })).data.csv;
const inForce = async (kind: string): Promise<number> =>
  (await staff.call('GetPriceTable', { kind })).data.versions[0].version_id;

test.each(['carton', 'sticker', 'delivery'])(
  'ImportPriceDraft accepts an exported file of %s, and its export is the same again',
  async (kind) => {
    const csv = await csvOf(kind, { version_id: await inForce(kind) });
    expect(await staff.call('ImportPriceDraft', { kind, csv })).toMatchObject({
      data: { revision: 1, changed_figures: 0, problems: 0 },
    });
    expect(await csvOf(kind)).toBe(csv);
  },
);

test('ImportPriceDraft replaces the figures of the draft that was seen', async () => {
  const csv = (await csvOf('carton')).replace(/^margin,.*$/m, 'margin,Margin,Margin,%,,31.5');
  expect(await staff.call('ImportPriceDraft', { kind: 'carton', csv })).toMatchObject({ status: 409 });
  expect(await staff.call('ImportPriceDraft', { kind: 'carton', csv, revision: 1 })).toMatchObject({
    data: { revision: 2, changed_figures: 1 },
  });
  expect(await staff.call('ImportPriceDraft', { kind: 'carton', csv, revision: 1 })).toMatchObject({ status: 409 });
});

test('ImportPriceDraft reads the decimal comma of a file with semicolons', async () => {
  const csv = (await csvOf('carton'))
    .replace(/^margin,.*$/m, 'margin,Margin,Margin,%,,"31,5"')
    .replace(/^colours,.*$/m, 'colours,Colours,Colours,colours,,"1,250"')
    .replaceAll(/"[^"]*"|,/g, (each) => (each === ',' ? ';' : each));
  const { data } = await staff.call('ImportPriceDraft', { kind: 'carton', csv, revision: 2 });
  expect(data.problems).toBe(1);
  const { figures } = (await staff.call('GetPriceTable', { kind: 'carton' })).data;
  const of = (key: string) => figures.find((each: { key: string }) => each.key === key);
  expect(of('margin')).toMatchObject({ value: '31.5', problem: null });
  expect(of('colours').problem).toBe('Please enter a whole number.');
});

test('ImportPriceDraft doesn’t read a decimal comma as a separator of thousands', async () => {
  const csv = (await csvOf('carton')).replace(/^margin,.*$/m, 'margin,Margin,Margin,%,,"0,31"');
  expect((await staff.call('ImportPriceDraft', { kind: 'carton', csv, revision: 3 })).data.problems).toBe(2);
  const { figures } = (await staff.call('GetPriceTable', { kind: 'carton' })).data;
  expect(figures.find((each: { key: string }) => each.key === 'margin').problem).toMatch(/such as 2\.5/);
});

test('ImportPriceDraft says which line of a file is wrong', async () => {
  const csv = await csvOf('carton');
  const refused = async (wrong: string) =>
    (await staff.call('ImportPriceDraft', { kind: 'carton', csv: wrong, revision: 4 })).data;
  expect(await refused(csv.replace(/^colours,/m, 'colors,'))).toMatch(/^Line \d+: there is no figure “colors”/);
  expect(await refused(csv.replace(/^colours,.*\r\n/m, ''))).toBe('The line of “colours” (Colours) is missing.');
  expect(await refused(`${csv}margin,,,,,30\r\n`)).toMatch(/^Line \d+: “margin” is in the file twice.$/);
  expect(await refused('<html>')).toBe('Line 1 must name the columns, “key” and “value” among them.');
});

test('ImportPriceDraft refuses visitors, customers and the order desk', async () => {
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Order desk')])
    expect([401, 403]).toContain((await who.call('ImportPriceDraft', { kind: 'carton', csv: '' })).status);
});
