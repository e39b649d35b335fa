import { stickerDesignFileAddress } from '@boxwright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('everybody can download the instructions for a sticker’s design as a PDF', async () => {
  const answer = await shop.app.inject(stickerDesignFileAddress);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toContain('sticker-design-instructions.pdf');
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});
