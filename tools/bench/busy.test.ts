import { expect, test } from 'vitest';
import { withBareFastify } from './bare-fastify.ts';
import { type Busy, rateFigure, ratioFigure, whileWatching } from './busy.ts';
import { lineOf } from './report.ts';

const rate = (busy: Partial<Busy>, perSecond = 6543) => ({
  perSecond,
  busy: { server: 0.98, database: 0.02, client: 0.4, ...busy },
});

test('a rate and a ratio say how busy server, database and client were', () => {
  expect(lineOf(rateFigure('prices', rate({}), '≥ 4000'))).toBe(
    'prices      6,543 /s    (goal ≥ 4000; server 98 %, database 2 %, client 40 % of a core)',
  );
  expect(lineOf(ratioFigure('prices', rate({}, 3000), rate({ database: 0, client: 0.55 }, 6000)))).toBe(
    'prices beside a bare Fastify       50.0 %     (this one: server 98 %, database 2 %, client 40 % of a core; ' +
      'the other, 6000/s: server 98 %, database 0 %, client 55 % of a core)',
  );
});

test.each([
  ['had no time left', { client: 0.93 }],
  ['was busier than the server', { server: 0.5, client: 0.6 }],
])('no rate is printed if the client %s, and no ratio with it', (_why, busy) => {
  const [limited, other] = [rate(busy), rate({}, 7000)];
  for (const line of [
    rateFigure('prices', limited),
    ratioFigure('prices', limited, other),
    ratioFigure('prices', other, limited),
  ].map((figure) => lineOf(figure))) {
    expect(line).toContain('not given: the client was the limit, not the server (server');
    expect(line).not.toMatch(/6,543|7,000|93\.5|107/);
  }
});

test.runIf(process.platform === 'linux')('a client in JavaScript is found to be the limit of a bare server', () =>
  withBareFastify(async (bare) => {
    const { busy } = await whileWatching(bare, 'this process', async () => {
      const end = performance.now() + 400;
      const ask = async () => {
        while (performance.now() < end) await (await fetch(`${bare.url}/20`)).text();
      };
      await Promise.all(Array.from({ length: 10 }, ask));
    });
    expect(busy.client).toBeGreaterThan(busy.server);
    expect(rateFigure('answers', { perSecond: 1, busy }).withheld).toMatch(/the client was the limit/);
  }),
);
