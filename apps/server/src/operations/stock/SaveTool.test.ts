import { listChanges } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { acceptedOrder, doSteps } from '../../testing/production.ts';

let shop: Shop;
let desk: ShopVisitor;
let toolId: number;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Production');
  const { job } = await acceptedOrder(shop, desk);
  await doSteps(desk, job, 'plates');
  toolId = (await desk.call('GetTools', {})).data.tools[0].fld_tool_id;
});
afterAll(() => shop.close());

const now = async () =>
  (await desk.call('GetTools', {})).data.tools.find(
    ({ fld_tool_id }: { fld_tool_id: number }) => fld_tool_id === toolId,
  );
const save = async (own: object, who = desk) =>
  who.call('SaveTool', { fld_tool_id: toolId, fld_version: (await now())?.fld_version ?? 0, ...own });

test('SaveTool puts a die on its shelf, and notes who did it', async () => {
  const saved = await save({ fld_shelf: 'A3', fld_state: 'on-shelf' });
  expect(saved).toMatchObject({ status: 200, data: { fld_shelf: 'A3', fld_state: 'on-shelf' } });
  const [change] = await listChanges(shop.services.db, { subject: 'tool' }, 1);
  expect(change).toMatchObject({ before: { shelf: '', state: 'in-use' }, after: { shelf: 'A3', state: 'on-shelf' } });
});

test('SaveTool refuses the second of two changes', async () => {
  const { fld_version } = await now();
  const answers = await Promise.all(
    ['B1', 'B2'].map((fld_shelf) => save({ fld_shelf, fld_state: 'on-shelf', fld_version })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('SaveTool refuses unknown states, a shelf without a name, and unknown tools', async () => {
  expect(await save({ fld_state: 'lost' })).toMatchObject({ status: 400, data: 'Please choose a state.' });
  expect(await save({ fld_state: 'on-shelf', fld_shelf: ' ' })).toMatchObject({
    status: 400,
    data: 'Please enter the shelf.',
  });
  expect((await save({ fld_tool_id: 999_999, fld_state: 'in-use' })).status).toBe(404);
});

test('SaveTool scraps a die, and the next job gets a new one', async () => {
  await save({ fld_state: 'scrapped' });
  expect(await now()).toBeUndefined();
  expect((await desk.call('GetTools', { fld_scrapped: true })).data.tools).toMatchObject([{ fld_tool_id: toolId }]);
});

test('SaveTool refuses visitors, customers and other staff', async () => {
  const who = [shop.visitor(), await shop.customer(), await shop.staff('Accounts')];
  const answers = await Promise.all(who.map((each) => save({ fld_state: 'in-use', fld_version: 0 }, each)));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 403]);
});
