import cookies from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sessionCookieName } from '../adapters/identity/sessions.ts';
import { shedLoad } from './load-shedding.ts';

const publicUrl = 'https://shop.example';

/** The status for a visitor from elsewhere with this cookie, from a process with this queue. */
async function answerTo(queueMs: number, name: string): Promise<number> {
  const app = Fastify();
  await app.register(cookies);
  shedLoad(app, { queue: { begin: () => () => undefined, ms: () => queueMs }, turn: async () => undefined, publicUrl });
  app.get('/page', async () => 'here');
  const headers = { 'sec-fetch-site': 'none' };
  const { statusCode } = await app.inject({ url: '/page', headers, cookies: { [name]: 'x' } });
  await app.close();
  return statusCode;
}

test('a busy shop turns newcomers away, and nobody who has a session or a cart, staff included', async () => {
  const known = [sessionCookieName('customer', publicUrl), sessionCookieName('staff', publicUrl), 'boxwright.cart'];
  for (const name of known) expect([name, await answerTo(500, name)]).toEqual([name, 200]);
  expect([await answerTo(500, 'visited'), await answerTo(50, 'visited')]).toEqual([503, 200]);
});

test('with a queue of two seconds it turns everybody away', async () => {
  expect(await answerTo(2_000, sessionCookieName('customer', publicUrl))).toBe(503);
});
