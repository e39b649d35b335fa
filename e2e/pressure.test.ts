import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import type { Flood, FloodAnswer } from '../tools/flood.ts';
import { openShop } from './shop.ts';

// The limits are on but don't matter: every request of a flood has its own address.
const shop = openShop({ settings: { RATE_LIMIT: '1000000', TRUST_PROXY: 'true' } });

/** A page that is rendered for each request. */
const page = '/login';

const run = (perSecond: number, seconds: number): Promise<readonly FloodAnswer[]> =>
  new Promise((resolve, reject) => {
    const workerData: Flood = { url: shop.url + page, perSecond, seconds };
    new Worker(new URL('../tools/flood.ts', import.meta.url), { workerData })
      .once('message', resolve)
      .once('error', reject);
  });

/** Requests of one visitor, as a browser sends them from a page of ours. */
const visitor = { 'x-forwarded-for': '172.16.0.1', 'sec-fetch-site': 'same-origin' };
const fetchText = async (path: string, headers: Record<string, string>) => {
  const answer = await fetch(shop.url + path, { headers });
  return { answer, text: await answer.text() };
};

/** How many requests the server answers per second while eight are always open. */
const measureCapacity = async (): Promise<number> => {
  const until = performance.now() + 3000;
  let answered = 0;
  const askOnAndOn = async (client: number) => {
    while (performance.now() < until) {
      await fetchText(page, { 'x-forwarded-for': `192.168.0.${client}` });
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, client) => askOnAndOn(client)));
  return answered / 3;
};

test('at many times its capacity the shop turns newcomers away, and fully serves those who have a page', async () => {
  await measureCapacity(); // warms the server up
  const capacity = await measureCapacity();
  const served = await fetchText(page, { 'x-forwarded-for': '172.16.0.1' });
  expect(served.answer.status).toBe(200);
  const paths = [...new Set(served.text.match(/\/(?:assets|fonts|images)\/[\w./-]+/g))];
  expect(paths.filter((path) => path.endsWith('.css')).length).toBeGreaterThan(0);
  expect(paths.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(5);

  // The machine may have been busy during the measurement, so the flood rises until it is too much.
  const floods: ReturnType<typeof run>[] = [];
  await expect
    .poll(
      async () => {
        floods.push(run(Math.ceil(capacity * 5), 8));
        return (await fetchText(page, {})).answer.status;
      },
      { timeout: 30_000, interval: 1_000 },
    )
    .toBe(503);

  const turnedAway = await fetchText(page, { 'sec-fetch-site': 'none' });
  const operation = await fetchText('/api/GetCountry', {});
  const health = await Promise.all(['/healthz', '/readyz', '/metrics'].map((path) => fetchText(path, {})));
  const own: Awaited<ReturnType<typeof fetchText>>[] = [];
  for (const path of [...paths, '/forgetpassword', '/api/UserInfo', '/favicon.svg'])
    own.push(await fetchText(path, visitor));
  const answers = (await Promise.all(floods)).flat();

  // A browser shows it as it is, and repeats the request by itself.
  if (turnedAway.answer.status === 503) {
    expect(Number(turnedAway.answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(5);
    expect(turnedAway.answer.headers.get('content-type')).toContain('text/html');
    expect(turnedAway.text).toMatch(/http-equiv="refresh" content="\d+"/);
    expect(turnedAway.text).toContain('The shop is very busy right now. Please try again in a moment.');
    expect(turnedAway.text).not.toMatch(/(href|src)=/);
  }
  if (operation.answer.status === 503) expect(JSON.parse(operation.text)).toMatchObject({ code: 'unavailable' });
  expect(health.map(({ answer }) => answer.status)).toEqual([200, 200, 200]);
  expect(own.filter(({ answer }) => answer.status !== 200).map(({ answer }) => answer.url)).toEqual([]);

  const good = answers.filter(({ status }) => status === 200);
  const busy = answers.filter(({ status }) => status === 503);
  expect(good.length + busy.length, 'every request is answered in full').toBe(answers.length);
  expect(new Set(good.map(({ bytes }) => bytes)).size, 'pages are whole').toBeLessThanOrEqual(3);
  expect(busy.length).toBeGreaterThan(0);
  expect(good.length).toBeGreaterThan(0);

  await expect.poll(async () => (await fetchText(page, {})).answer.status, { interval: 50 }).toBe(200);
  const after = await Promise.all(Array.from({ length: 8 }, () => fetchText(page, {})));
  expect(after.map(({ answer }) => answer.status)).toEqual(after.map(() => 200));
});
