import { fail, ok } from '@boxwright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handlers } from '../operations/registry.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { largestBody } from './bodies.ts';

let store: Shop;
beforeAll(async () => {
  store = await openShop({
    handlers: {
      ...handlers,
      GetState: async () => {
        throw new Error('a defect with a secret inside');
      },
      GetCoatingdata: async () => ok([{ nonsense: true }] as never),
      GetBoard: async ({ where }) => (where.id === 7 ? fail('conflict', 'Not that one.') : ok([board(1), board(2)])),
    },
  });
});
afterAll(() => store.close());

const board = (id: number) => ({
  id,
  name: 'SBS',
  gsm: 300,
  caliper: 0.4,
  face: 'coated' as const,
  status: 'Active' as const,
  image: '',
  imageAlt: '',
  description: '',
});

const json = { 'content-type': 'application/json' };
const post = (url: string, payload: string, headers: Record<string, string> = json) =>
  store.app.inject({ method: 'POST', url, headers, payload });

test('returns an operation’s data', async () => {
  const { status, data } = await store.visitor().call('GetBoard');
  expect(status).toBe(200);
  expect(data).toHaveLength(2);
});

test('returns an expected failure with its status, text, code and request id', async () => {
  const { status, body, headers } = await store.visitor().call('GetBoard', { whereClause: { fld_board_id: 7 } });
  expect(status).toBe(409);
  expect(body).toEqual({ data: 'Not that one.', code: 'conflict', requestId: headers['x-request-id'] });
});

test('answers 404 for an unknown operation, whatever its name', async () => {
  for (const name of ['Nothing', 'constructor', '__proto__', 'a/b', '%00']) {
    const response = await post(`/api/${name}`, '{}');
    expect(response.statusCode, name).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found' });
  }
});

test('answers 405 to a wrong method and names the right one', async () => {
  const response = await store.app.inject({ method: 'GET', url: '/api/GetBoard' });
  expect(response.statusCode).toBe(405);
  expect(response.headers['allow']).toBe('POST');
});

test('refuses an unknown field and names it', async () => {
  const { status, data } = await store.visitor().call('GetBoard', { nope: 1 });
  expect(status).toBe(400);
  expect(data).toBe('The body has an unknown field: "nope".');
});

test('refuses an unknown filter inside the where clause and names it', async () => {
  const { status, data } = await store.visitor().call('GetBoard', { whereClause: { '1=1; --': 1 } });
  expect(status).toBe(400);
  expect(data).toBe('whereClause has an unknown field: "1=1; --".');
});

test('says what a field of the wrong type should be', async () => {
  const body = { quantity: true, varientid: 1, boardid: 1 };
  const { status, data } = await store.visitor().call('GetPrice', body);
  expect(status).toBe(400);
  expect(data).toBe('quantity must be a number or text.');
});

test('says that a field is missing', async () => {
  const { status, data } = await store.visitor().call('GetPrice', { quantity: 1000, boardid: 1 });
  expect(status).toBe(400);
  expect(data).toBe('varientid is missing.');
});

test('refuses what is not JSON with 415, and broken JSON with 400', async () => {
  expect((await post('/api/GetBoard', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode).toBe(
    415,
  );
  expect((await post('/api/GetBoard', '{}', { 'content-type': 'text/plain' })).statusCode).toBe(415);
  const broken = await post('/api/GetBoard', '{"a":');
  expect(broken.statusCode).toBe(400);
  expect(broken.json()).toMatchObject({ data: 'The body is not valid JSON.', code: 'invalid' });
});

test('refuses a body that would pollute prototypes', async () => {
  expect((await post('/api/GetBoard', '{"__proto__":{"admin":true}}')).statusCode).toBe(400);
});

test('refuses a list or a number instead of an object', async () => {
  for (const body of ['[]', '5', '"text"']) {
    const response = await post('/api/GetBoard', body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ data: 'The body must be an object.' });
  }
});

test('refuses a body that is too large with 413', async () => {
  const response = await post('/api/GetBoard', JSON.stringify({ nope: 'x'.repeat(largestBody) }));
  expect(response.statusCode).toBe(413);
  expect(response.json()).toMatchObject({ data: 'The body is too large.' });
});

test('refuses a write that comes from another site', async () => {
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ];
  for (const headers of foreign) {
    const response = await post('/api/GetBoard', '{}', { ...json, ...headers });
    expect(response.statusCode, JSON.stringify(headers)).toBe(403);
    expect(response.json()).toMatchObject({ code: 'forbidden' });
  }
});

test('accepts a write from its own pages and from programs', async () => {
  const own: Record<string, string>[] = [{ 'sec-fetch-site': 'same-origin' }, { origin: 'http://localhost:3000' }, {}];
  for (const headers of own) expect((await post('/api/GetBoard', '{}', { ...json, ...headers })).statusCode).toBe(200);
});

test('reveals nothing about the cause of an internal error', async () => {
  const { status, body } = await store.visitor().call('GetState', { countryid: 101 });
  expect([status, JSON.stringify(body)]).toEqual([500, expect.not.stringContaining('secret')]);
  expect(body).toMatchObject({ code: 'internal', requestId: expect.any(String) });
});

test('never sends output that doesn’t match the contract', async () => {
  const { status, body } = await store.visitor().call('GetCoatingdata');
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toContain('nonsense');
});

test('trims a list to the requested number of rows and the requested fields', async () => {
  const { data } = await store.visitor().call('GetBoard', { recordCount: 1 });
  expect(data).toHaveLength(1);
  const { data: fields } = await store.visitor().call('GetBoard', { recordCount: ['fld_board_id'] });
  expect(fields).toEqual([{ fld_board_id: 1 }, { fld_board_id: 2 }]);
  const { status } = await store.visitor().call('GetBoard', { recordCount: ['fld_secret'] });
  expect(status).toBe(400);
});

test('asks a signed-out visitor to sign in before the body is checked', async () => {
  const { status, body } = await store.visitor().call('PlaceOrder', { nonsense: 1 });
  expect(status).toBe(401);
  expect(body).toMatchObject({ code: 'signed_out' });
  expect((await store.visitor().call('GetMailbox', {})).status).toBe(401);
});

test('describes every operation for programs and for people', async () => {
  const description = (await store.app.inject('/api/openapi.json')).json();
  expect(
    description.paths['/api/GetPrice'].post.requestBody.content['application/json'].schema.properties,
  ).toHaveProperty('varientid');
  const page = await store.app.inject('/api/docs');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('price_per_peace');
  expect(page.body).not.toMatch(/<script|https?:\/\/(?!localhost)/);
});

test('reports that it is alive and ready', async () => {
  expect((await store.app.inject('/healthz')).statusCode).toBe(200);
  expect((await store.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
});

test('counts operations by name, for the private network only', async () => {
  await store.visitor().call('GetBoard');
  expect((await store.app.inject('/metrics')).body).toContain('name="GetBoard"');
  expect((await store.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
});

const metricsOf = async (shop: Shop, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  (await shop.app.inject({ url: '/metrics', headers, remoteAddress })).statusCode;

test('refuses /metrics to requests that come through a proxy, trusted or not', async () => {
  const trusting = await openShop({ settings: { TRUST_PROXY: '1' } });
  const underTls = await openShop({
    settings: { PUBLIC_URL: 'https://shop.example', DEMONSTRATION: 'true', TRUST_PROXY: '1' },
  });
  try {
    for (const shop of [store, trusting]) {
      expect(await metricsOf(shop)).toBe(200);
      for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
        for (const address of ['203.0.113.9', '10.0.0.1']) expect(await metricsOf(shop, { [name]: address })).toBe(404);
      }
    }
    expect(await metricsOf(underTls)).toBe(404);
  } finally {
    await Promise.all([trusting.close(), underTls.close()]);
  }
});

test('with a token set, serves /metrics to every caller who sends it and to nobody else', async () => {
  const token = 'a token for monitoring';
  const shop = await openShop({
    settings: { METRICS_TOKEN: token, PUBLIC_URL: 'https://shop.example', DEMONSTRATION: 'true' },
  });
  try {
    expect(await metricsOf(shop, { authorization: `Bearer ${token}` }, '203.0.113.9')).toBe(200);
    for (const authorization of ['', 'Bearer', `Bearer ${token}x`, token]) {
      expect(await metricsOf(shop, { authorization })).toBe(404);
    }
    expect(await metricsOf(shop)).toBe(404);
  } finally {
    await shop.close();
  }
});

test('limits how many requests one source may send, and says how many are left', async () => {
  const strict = await openShop({ settings: { RATE_LIMIT: '3' } });
  try {
    const send = (remoteAddress: string) => strict.app.inject({ url: '/api/GetCompany', remoteAddress });
    expect((await send('203.0.113.1')).headers['ratelimit-remaining']).toBe('2');
    await send('203.0.113.1');
    await send('203.0.113.1');
    const refused = await send('203.0.113.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toHaveProperty('retry-after');
    expect(refused.json()).toMatchObject({ code: 'too_many' });
    expect((await send('203.0.113.2')).statusCode).toBe(200);
    // One IPv6 customer has a whole /64 network, which counts as one source.
    await Promise.all([1, 2, 3].map((host) => send(`2001:db8::${host}`)));
    expect((await send('2001:db8::9')).statusCode).toBe(429);
  } finally {
    await strict.close();
  }
});
