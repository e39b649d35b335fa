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

test('GetPriceTable explains each figure with its unit and range, and says what is wrong with typed figures', async () => {
  const figure = async (key: string) =>
    (await staff.call('GetPriceTable', { kind: 'carton' })).data.figures.find(
      (each: { key: string }) => each.key === key,
    );
  expect(await figure('coats/gloss-aqueous/price')).toEqual({
    key: 'coats/gloss-aqueous/price',
    group: 'Coatings',
    label: 'Gloss aqueous',
    unit: '₹ a 100 sq in',
    help: 'Price of coating a hundred square inches of the sheet.',
    allowed: 'from ₹0.00 to ₹100.00',
    value: '0.45',
    before: '0.45',
    problem: null,
  });
  expect(await figure('imposition/betweenKnives')).toMatchObject({
    group: 'On the sheet',
    label: 'Between knives',
    allowed: 'from 3 to 20 mm',
    value: '4',
  });
  expect((await figure('imposition/tail')).value).toBe('5');
  await draftWith(staff, 'carton', {
    'coats/gloss-aqueous/price': '0.455',
    makereadySheets: '2.5',
    waste: '',
    'imposition/betweenKnives': '1',
  });
  expect(await figure('coats/gloss-aqueous/price')).toMatchObject({
    value: '0.455',
    before: '0.45',
    problem: 'Please enter rupees with at most two decimals, such as 12.50.',
  });
  expect((await figure('makereadySheets')).problem).toBe('Please enter a whole number.');
  expect((await figure('waste')).problem).toBe('Please enter a figure.');
  expect((await figure('imposition/betweenKnives')).problem).toBe('Please enter a figure from 3 to 20 mm.');
});

test('GetPriceTable shows a requested version instead of the draft', async () => {
  const { data } = await staff.call('GetPriceTable', { kind: 'carton' });
  expect(data.shown_version_id).toBeNull();
  const asked = { kind: 'carton', version_id: data.versions[0].version_id };
  const shown = (await staff.call('GetPriceTable', asked)).data;
  expect(shown).toMatchObject({ shown_version_id: asked.version_id });
  expect(shown.figures.every(({ problem }: { problem: string | null }) => problem === null)).toBe(true);
  expect(await staff.call('GetPriceTable', { kind: 'carton', version_id: 2_000_000 })).toMatchObject({ status: 404 });
  expect(await staff.call('GetPriceTable', { kind: 'paper' })).toMatchObject({ status: 400 });
});

test('GetPriceTable refuses visitors, customers and the order desk', async () => {
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Order desk')])
    expect([401, 403]).toContain((await who.call('GetPriceTable', { kind: 'carton' })).status);
});
