import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { savedBoxesOf, saveSoapBox } from '../../testing/saved-boxes.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('RenameSavedBox', () => {
  test('gives a box another name, and changes nothing else', async () => {
    const customer = await shop.customer();
    const { saved_box_id } = (await saveSoapBox(customer)).data;
    const [before] = await savedBoxesOf(customer);
    expect(await customer.call('RenameSavedBox', { saved_box_id, name: ' Rose ' })).toMatchObject({ status: 200 });
    expect(await savedBoxesOf(customer)).toEqual([{ ...before, fld_saved_name: 'Rose' }]);
    expect(await customer.call('RenameSavedBox', { saved_box_id, name: ' ' })).toMatchObject({
      status: 400,
      data: 'Please enter a name.',
    });
  });

  test('finds no other customer’s box', async () => {
    const [owner, stranger] = [await shop.customer(), await shop.customer()];
    const { saved_box_id } = (await saveSoapBox(owner, { name: 'Mine' })).data;
    expect(await stranger.call('RenameSavedBox', { saved_box_id, name: 'Yours' })).toMatchObject({ status: 404 });
    expect(await shop.visitor().call('RenameSavedBox', { saved_box_id, name: 'No' })).toMatchObject({ status: 401 });
    expect(await savedBoxesOf(owner)).toMatchObject([{ fld_saved_name: 'Mine' }]);
  });
});
