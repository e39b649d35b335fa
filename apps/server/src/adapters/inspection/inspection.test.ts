import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { disc, formWith } from '../../testing/artwork.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

const logged: string[] = [];

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ log: pino({ level: 'info' }, { write: (line) => void logged.push(line) }) });
});
afterAll(() => shop.close());

/** Uploads from one address. */
async function uploadFrom(remoteAddress: string, bytes: Buffer, visitor?: Pick<ShopVisitor, 'cookies'>) {
  const cookies = Object.fromEntries(visitor?.cookies ?? []);
  const sent = { method: 'POST', url: '/artwork', remoteAddress, cookies, ...formWith({ bytes }) } as const;
  await shop.app.inject(sent);
}

test('each upload is one line of the log, without the sender’s whole address', async () => {
  await uploadFrom('10.79.0.5', await disc());
  await uploadFrom('10.79.0.5', Buffer.from('MZ, a program'));
  const customer = await shop.customer();
  await uploadFrom('10.79.0.6', await disc(), customer);
  const lines = logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'upload');
  const ms = expect.any(Number);
  expect(lines).toMatchObject([
    { level: 30, source: '10.79.0.x', bytes: expect.any(Number), kind: 'png', verdict: 'taken', ms },
    {
      source: '10.79.0.x',
      bytes: 13,
      kind: 'unknown',
      verdict: 'invalid',
      refusal: expect.stringMatching(/^This is not/),
    },
    { source: `customer ${customer.id}`, kind: 'png', verdict: 'taken' },
  ]);
});
