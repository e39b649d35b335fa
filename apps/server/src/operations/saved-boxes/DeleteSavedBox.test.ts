import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { savedBoxesOf, saveSoapBox } from '../../testing/saved-boxes.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('DeleteSavedBox', () => {
  test('deletes a box; a box that another tab has deleted is not found, and can be saved again', async () => {
    const customer = await shop.customer();
    const { saved_box_id } = (await saveSoapBox(customer)).data;
    await saveSoapBox(customer, { quantity: 2000 });
    expect(await customer.call('DeleteSavedBox', { saved_box_id })).toMatchObject({ status: 200 });
    expect(await customer.call('DeleteSavedBox', { saved_box_id })).toMatchObject({ status: 404 });
    expect(await savedBoxesOf(customer)).toMatchObject([{ fld_quantity: 2000 }]);
    expect((await saveSoapBox(customer)).data.is_new).toBe(true);
    expect(await customer.call('DeleteSavedBox', {})).toMatchObject({ status: 400 });
  });

  test('a request that is repeated because its answer got lost gets the same answer', async () => {
    const customer = await shop.customer();
    const { saved_box_id } = (await saveSoapBox(customer)).data;
    const remove = () => customer.call('DeleteSavedBox', { saved_box_id }, { 'idempotency-key': 'request-lost' });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);
  });

  test('finds no other customer’s box', async () => {
    const [owner, stranger] = [await shop.customer(), await shop.customer()];
    const { saved_box_id } = (await saveSoapBox(owner)).data;
    expect(await stranger.call('DeleteSavedBox', { saved_box_id })).toMatchObject({ status: 404 });
    expect(await shop.visitor().call('DeleteSavedBox', { saved_box_id })).toMatchObject({ status: 401 });
    expect(await savedBoxesOf(owner)).toHaveLength(1);
  });
});
