import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff('Order desk');
});
afterAll(() => shop.close());

interface Entry {
  readonly kind: string;
  readonly name: string;
  readonly status: string;
  readonly hsn: string;
}

const entries = async (kind: string): Promise<Entry[]> => {
  const { data } = await staff.call('GetMaterials', {});
  return data.materials
    .filter((each: Entry) => each.kind === kind)
    .map(({ code, image, detail, is_priced, ...own }: Entry & Record<string, unknown>) => own);
};
const entry = async (kind: string): Promise<Entry> => {
  const [first] = await entries(kind);
  if (!first) throw new Error(`The shop has no ${kind}.`);
  return first;
};

test.each([
  ['board', 'GetBoard'],
  ['coating', 'GetCoatingdata'],
  ['sticker-material', 'GetStickerMaterialMaster'],
] as const)('SaveMaterial changes a %s on the site at once, and switches it off', async (kind, shown) => {
  const onSite = async () => JSON.stringify((await shop.visitor().call(shown, {})).data);
  const saved = await staff.call('SaveMaterial', { ...(await entry(kind)), name: `New ${kind}` });
  expect(saved).toMatchObject({ status: 200, data: { version: 2 } });
  expect(await onSite()).toContain(`New ${kind}`);
  const own = (await entries(kind)).find(({ name }) => name === `New ${kind}`);
  expect(await staff.call('SaveMaterial', { ...own, status: 'Inactive' })).toMatchObject({ status: 200 });
  expect(await onSite()).not.toContain(`New ${kind}`);
});

test('SaveMaterial changes the HSN of a sticker material, to a code of six digits that has a rate of GST', async () => {
  const own = await entry('sticker-material');
  expect(own.hsn).toMatch(/^\d{6}$/);
  expect(await staff.call('SaveMaterial', { ...own, hsn: '391910' })).toMatchObject({
    status: 200,
    data: { hsn: '391910', detail: expect.stringContaining('391910') },
  });
  const next = await entry('sticker-material');
  for (const hsn of ['3919', '', '999999'])
    expect(await staff.call('SaveMaterial', { ...next, hsn })).toMatchObject({ status: 400, body: { field: 'hsn' } });
});

test('SaveMaterial keeps the last board on the site', async () => {
  const active = (await entries('board')).filter(({ status }) => status === 'Active');
  const answers = [];
  for (const each of active) answers.push(await staff.call('SaveMaterial', { ...each, status: 'Inactive' }));
  expect(answers.at(-1)).toMatchObject({ status: 422, body: { field: 'status' } });
});

test('SaveMaterial refuses the second of two changes, and missing fields', async () => {
  const own = await entry('coating');
  const answers = await Promise.all(['A', 'B'].map((name) => staff.call('SaveMaterial', { ...own, name })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await staff.call('SaveMaterial', { ...own, name: '' })).toMatchObject({ status: 400 });
  expect(await staff.call('SaveMaterial', { ...own, fld_material_id: 2_000_000 })).toMatchObject({ status: 404 });
});

test('SaveMaterial refuses visitors, customers and production', async () => {
  const own = await entry('board');
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Production')])
    expect([401, 403]).toContain((await who.call('SaveMaterial', own)).status);
});
