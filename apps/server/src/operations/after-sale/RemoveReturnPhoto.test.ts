import { findReturnPhoto } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaint, deliveredOrder, uploadPhoto } from '../../testing/after-sale.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('removes the customer’s own photograph with its file, unless its request is sent', async () => {
  const { customer, orderId } = await deliveredOrder(shop, await shop.staff());
  const upload = async (): Promise<string> => (await uploadPhoto(shop, customer, orderId)).body.data.token;
  const [first, second] = [await upload(), await upload()];
  const remove = (visitor: typeof customer, token: string) => visitor.call('RemoveReturnPhoto', { token });
  // The job that an upload leaves behind finds the photographs in use.
  await shop.runJobs();
  const fileKey = (await findReturnPhoto(shop.services.db, first))?.photo.fileKey ?? '';
  expect((await remove(await shop.customer(), first)).data).toEqual({ removed: false });
  expect((await shop.visitor().call('RemoveReturnPhoto', { token: first })).status).toBe(401);
  expect((await customer.call('RemoveReturnPhoto', {})).status).toBe(400);
  expect((await remove(customer, first)).data).toEqual({ removed: true });
  expect((await remove(customer, first)).data).toEqual({ removed: false });
  await shop.runJobs();
  expect(await shop.services.files.exists(fileKey)).toBe(false);
  expect((await customer.call('RequestReturn', { orderid: orderId, ...complaint })).status).toBe(200);
  expect((await remove(customer, second)).data).toEqual({ removed: false });
});
