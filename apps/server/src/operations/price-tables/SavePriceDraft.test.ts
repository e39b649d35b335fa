import { listChanges } from '@boxwright/storage';
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

test('SavePriceDraft keeps what was typed, changes no price, and notes what changed', async () => {
  const revision = await draftWith(staff, 'carton', { margin: '1,0x', dieBase: '1500' });
  const { data } = await staff.call('GetPriceTable', { kind: 'carton' });
  expect(data.draft).toMatchObject({ revision, changed_figures: 2, problems: 1 });
  const price = await shop
    .visitor()
    .call('GetPrice', { quantity: 1000, varientid: 202, boardid: 2, outercoatingid: 2, innercoatingid: 0 });
  expect(price.data.rate_card).toBe('demo-1');
  const [entry] = await listChanges(shop.services.db, { subject: 'price-draft' }, 1);
  expect(entry).toMatchObject({
    operation: 'SavePriceDraft',
    before: { margin: '25', dieBase: '1200.00' },
    after: { margin: '1,0x', dieBase: '1500' },
  });
});

test('SavePriceDraft refuses the second of two changes, and overwrites nothing', async () => {
  const { draft } = (await staff.call('GetPriceTable', { kind: 'carton' })).data;
  const save = (value: string) =>
    staff.call('SavePriceDraft', { kind: 'carton', revision: draft.revision, figures: [{ key: 'margin', value }] });
  const answers = await Promise.all([save('21'), save('22')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { figures } = (await staff.call('GetPriceTable', { kind: 'carton' })).data;
  const kept = answers[0]?.status === 200 ? '21' : '22';
  expect(figures).toContainEqual(expect.objectContaining({ key: 'margin', value: kept }));
});

test('SavePriceDraft refuses figures that the table doesn’t have, and drafts that don’t exist', async () => {
  const revision = (await staff.call('GetPriceTable', { kind: 'carton' })).data.draft.revision;
  const figures = [{ key: 'constructor', value: '1' }];
  expect(await staff.call('SavePriceDraft', { kind: 'carton', revision, figures })).toMatchObject({ status: 400 });
  expect(await staff.call('SavePriceDraft', { kind: 'sticker', revision: 1, figures: [] })).toMatchObject({
    status: 409,
  });
});

test('SavePriceDraft marks bands of discounts that fall or don’t ascend', async () => {
  await draftWith(staff, 'sticker', { 'discounts/2/upto': '400', 'discounts/3/rate': '4' });
  const { figures } = (await staff.call('GetPriceTable', { kind: 'sticker' })).data;
  const problems = figures.filter(({ problem }: { problem: string | null }) => problem !== null);
  expect(problems).toMatchObject([
    { key: 'discounts/2/upto', problem: 'Please enter more than 500 pieces, where the band before ends.' },
    { key: 'discounts/3/rate' },
  ]);
});

test('SavePriceDraft refuses visitors, customers and the order desk', async () => {
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Order desk')])
    expect([401, 403]).toContain(
      (await who.call('SavePriceDraft', { kind: 'carton', revision: 1, figures: [] })).status,
    );
});
