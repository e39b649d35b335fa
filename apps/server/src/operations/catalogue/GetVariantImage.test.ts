import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const ask = (variantid: unknown) => shop.visitor().call('GetVariantImage', { variantid, recordCount: '*' });

test('GetVariantImage shows a photograph, and the box drawn closed, half open and flat', async () => {
  const { data } = await ask(202);
  expect(data.map(({ fld_imageurl }: { fld_imageurl: string }) => fld_imageurl)).toEqual([
    '/images/variant-soap-box-100-g.webp',
    '/pictures/box/reverse-tuck-end/60x32x90.svg?look=rosa-and-reed',
    '/pictures/box/reverse-tuck-end/60x32x90.svg?look=rosa-and-reed&view=open',
    '/pictures/box/reverse-tuck-end/60x32x90.svg?look=rosa-and-reed&view=flat',
  ]);
});

test('GetVariantImage returns nothing for an unknown box, and refuses what is not a number', async () => {
  expect((await ask(9999)).data).toEqual([]);
  expect(await ask('1;DROP')).toMatchObject({ status: 400 });
});
