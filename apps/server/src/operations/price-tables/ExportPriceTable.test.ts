import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { draftWith } from '../../testing/price-drafts.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

test('ExportPriceTable writes figures as CSV without formulas', async () => {
  await draftWith(staff, 'carton', { margin: '=HYPERLINK("http://x.example")', dieBase: '-5' });
  const { data } = await staff.call('ExportPriceTable', { kind: 'carton' });
  expect(data.file_name).toBe('carton-draft.csv');
  const lines: string[] = data.csv.split('\r\n');
  expect(lines[0]).toBe('\uFEFFkey,group,figure,unit,allowed,value');
  expect(lines.find((line) => line.startsWith('margin,'))).toContain('"\'=HYPERLINK(""http://x.example"")"');
  expect(lines.find((line) => line.startsWith('dieBase,'))).toMatch(/,-5$/);
});

test('ExportPriceTable refuses versions that don’t exist, and a draft that nobody has begun', async () => {
  expect(await staff.call('ExportPriceTable', { kind: 'delivery' })).toMatchObject({ status: 404 });
  expect(await staff.call('ExportPriceTable', { kind: 'carton', version_id: 2_000_000 })).toMatchObject({
    status: 404,
  });
  expect(await staff.call('ExportPriceTable', { kind: 'carton', version_id: 'x' })).toMatchObject({ status: 400 });
});

test('ExportPriceTable refuses visitors, customers and the order desk', async () => {
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Order desk')])
    expect([401, 403]).toContain((await who.call('ExportPriceTable', { kind: 'carton' })).status);
});
