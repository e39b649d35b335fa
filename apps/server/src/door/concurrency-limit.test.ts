import { get } from 'node:http';
import { ok } from '@boxwright/contract';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { limitConcurrency, openSourceQueues } from './concurrency-limit.ts';

/** A shop whose GetBoard answers only after `letGo`. */
let shop: Shop;
let begun = 0;
let letGo: () => void = () => undefined;
beforeEach(async () => {
  begun = 0;
  const released = new Promise<void>((release) => {
    letGo = release;
  });
  shop = await openShop({
    settings: { RATE_LIMIT: '3000' },
    handlers: {
      async GetBoard() {
        begun += 1;
        await released;
        return ok([]);
      },
      GetCoatingdata: async () => ok([]),
    },
  });
});
afterEach(() => shop.close());

/** Waits until this many calls have begun, however busy the machine is. */
const begins = (count: number) => expect.poll(() => begun).toBe(count);

describe('one source', () => {
  test('has two requests running at once; its other requests wait, those of other sources don’t', async () => {
    const [greedy, other] = [shop.visitor(), shop.visitor()];
    const asked = Array.from({ length: 12 }, () => greedy.call('GetBoard'));
    await begins(2);
    expect(await other.call('GetCoatingdata')).toMatchObject({ status: 200 });
    expect(begun).toBe(2);
    letGo();
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 200));
  });

  test('is asked to retry later when a hundred requests are waiting already', async () => {
    const greedy = shop.visitor();
    const asked = Array.from({ length: 103 }, () => greedy.call('GetBoard'));
    const refused = await Promise.race(asked);
    expect(refused).toMatchObject({
      status: 429,
      code: 'too_many',
      data: 'Too many requests at once. Please try again in 1 second.',
      headers: { 'retry-after': '1' },
    });
    letGo();
    const answered = await Promise.all(asked);
    expect(answered.filter(({ status }) => status === 200)).toHaveLength(102);
  });
});

test('a client that disconnects while waiting leaves the queue', async () => {
  const app = Fastify();
  limitConcurrency(app, openSourceQueues());
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((release) => {
    answer = release;
  });
  let worked = 0;
  app.get('/', async () => {
    worked += 1;
    await answered;
    return 'done';
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const staying = Array.from({ length: 2 }, () => fetch(address));
    await expect.poll(() => worked).toBe(2);
    // Not `fetch`, which keeps one of the connections for four seconds.
    const left = Array.from({ length: 5 }, () => get(address, { agent: false }).on('error', () => undefined));
    const connections = () =>
      new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
    await expect.poll(connections).toBe(7);
    for (const request of left) request.destroy();
    await expect.poll(connections).toBe(2);
    answer();
    await Promise.all(staying);
    expect(await (await fetch(address)).text()).toBe('done');
    expect(worked).toBe(3);
  } finally {
    await app.close();
  }
});
