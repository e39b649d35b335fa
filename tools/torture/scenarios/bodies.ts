import { type Encoded, makeBombs } from '../bombs.ts';
import { Unanswered } from '../client.ts';
import { Pulse } from '../pulse.ts';
import { sendRaw } from '../raw.ts';
import { type BodyRoute, bodyRoutes } from '../routes.ts';
import type { Scenario, Trial } from '../scenario.ts';
import { type Shop, withShop } from '../shop.ts';

/** How long anybody else may wait meanwhile. */
const patienceMs = 500;
/** A scenario that finds this much has found enough. */
const enough = 150;
/** No route takes a body of more than this before it says so. */
const mostBytes = 4 * 1024 * 1024;

export const bodies: Scenario = {
  name: 'bodies',
  says: 'every route gets compressed, endless, slow and wrongly measured bodies',
  minutes: 8,
  run: (trial) => withShop(trial, (shop) => sendBodies(shop, trial)),
};

const sendBodies = async (shop: Shop, trial: Trial): Promise<void> => {
  const { findings, minutes } = trial;
  const end = performance.now() + minutes * 60_000;
  const bombs = await makeBombs();
  findings.figure('bomb in brotli', `${bombs.find(({ encoding }) => encoding === 'br')?.body.length} bytes`);
  await shop.untilReady(10_000);
  const pulse = new Pulse(shop.url);
  await pulse.beats();
  try {
    for (const route of bodyRoutes) {
      if (performance.now() > end || findings.violations > enough) break;
      for (const send of [sendEncoded, sendTooLarge, sendEndless, sendMeasuredWrong]) {
        await send(shop, trial, route, bombs);
        await judgePulse(trial, pulse, route.path);
      }
      findings.count('routes');
    }
    await sendSlowly(shop, trial);
    await judgePulse(trial, pulse, 'slow bodies');
  } finally {
    await pulse.stop();
  }
  const missed = bodyRoutes.length - findings.counted('routes');
  if (trial.isWhole) findings.expect(performance.now() < end && missed === 0, 'The time was too short for all routes.');
};

let slowestMs = 0;

const judgePulse = async ({ findings }: Trial, pulse: Pulse, path: string): Promise<void> => {
  const beats = await pulse.beats();
  slowestMs = Math.max(slowestMs, beats.slowestMs);
  findings.figure('slowest /healthz', `${Math.round(slowestMs)} ms`);
  if (beats.slowestMs > patienceMs) {
    findings.violation(`Others waited ${(beats.slowestMs / 1000).toFixed(1)} s while ${path} had a body.`);
  }
  findings.expect(beats.failed === 0, `/healthz was not answered 200 while ${path} had a body.`);
};

const sendEncoded = async (shop: Shop, { findings }: Trial, route: BodyRoute, bombs: readonly Encoded[]) => {
  const wrong = new Map<number, string[]>();
  for (const { encoding, body } of bombs) {
    const visitor = shop.visitor();
    const headers = { 'content-encoding': encoding };
    const sent = visitor.send('POST', route.path, { body, type: route.type, headers });
    const status = await sent.then((answer) => answer.status, unanswered);
    visitor.close();
    findings.count('encoded bodies');
    // Nothing that is packed stays nothing: that may be taken.
    const isNothing = body.length === 0 && status > 0 && status < 500;
    const isRefused = route.takesBodies ? status === 415 : status >= 400 && status < 500;
    if (!isNothing && !isRefused) wrong.set(status, [...(wrong.get(status) ?? []), encoding]);
  }
  for (const [status, encodings] of wrong) {
    const said = status === 0 ? 'nothing' : status;
    findings.violation(`${route.path} answered ${said} to bodies in ${encodings.join(' | ')}, instead of 415.`);
  }
};

const unanswered = (error: unknown): number => {
  if (error instanceof Unanswered) return 0;
  throw error;
};

const headOf = (shop: Shop, { path, type }: BodyRoute, ...more: string[]): string[] => [
  `POST ${path} HTTP/1.1`,
  `Host: ${new URL(shop.url).host}`,
  `Content-Type: ${type}`,
  'X-Forwarded-For: 10.77.1.1',
  ...more,
];

const filler = Buffer.alloc(64 * 1024, 'a');

/** A body of a few MiB that says how long it is, and comes. */
const sendTooLarge = async (shop: Shop, { findings }: Trial, route: BodyRoute) => {
  const visitor = shop.visitor();
  const body = Buffer.alloc(mostBytes, 'a');
  // Refused before all of it was sent, a client may see no more than a closed connection.
  const status = await visitor.send('POST', route.path, { body, type: route.type }).then(
    (answer) => answer.status,
    () => 413,
  );
  visitor.close();
  findings.count('bodies that were too large');
  const isRefused = route.takesBodies ? status === 413 : status >= 400 && status < 500;
  findings.expect(isRefused, `${route.path} answered ${status} to a body of 4 MiB, instead of 413.`);
};

/** A body that doesn't say how long it is, and doesn't end. */
const sendEndless = async (shop: Shop, { findings }: Trial, route: BodyRoute) => {
  const chunk = Buffer.concat([Buffer.from(`${filler.length.toString(16)}\r\n`), filler, Buffer.from('\r\n')]);
  const parts = Array.from({ length: Math.ceil((4 * mostBytes) / filler.length) }, () => chunk);
  const head = headOf(shop, route, 'Transfer-Encoding: chunked');
  const { status, isClosed, sentBytes } = await sendRaw(shop.url, { head, parts, patienceMs: 8_000 });
  findings.count('endless bodies');
  const isRefused = status === 0 ? isClosed : status >= 400 && status < 500;
  findings.expect(isRefused, `${route.path} answered ${status || 'nothing'} to a body without an end.`);
  // What lies in the buffers of both sides counts, too.
  findings.expect(sentBytes <= 3 * mostBytes, `${route.path} went on reading a body without an end.`);
};

/** Lengths that are none, that come twice, and that are shorter than the body. */
const sendMeasuredWrong = async (shop: Shop, { findings }: Trial, route: BodyRoute) => {
  const wrong: readonly (readonly string[])[] = [
    ['Content-Length: -1'],
    ['Content-Length: 1e3'],
    ['Content-Length: 99999999999999999999'],
    ['Content-Length: 2', 'Content-Length: 7'],
    ['Content-Length: 2', 'Transfer-Encoding: chunked'],
    ['Transfer-Encoding: gzip, chunked'],
    ['Content-Length: 2', 'Connection: close'],
  ];
  for (const headers of wrong) {
    const head = headOf(shop, route, ...headers);
    const answer = await sendRaw(shop.url, { head, parts: [Buffer.from('{}GARBAGE')], patienceMs: 8_000 });
    findings.count('wrongly measured bodies');
    const isFine = answer.status < 500 && (answer.status > 0 || answer.isClosed);
    const said = answer.status || 'nothing for 8 s';
    findings.expect(isFine, `${route.path} answered ${said} to a body with ${headers.join(' and ')}.`);
  }
};

/** Many bodies that come a byte at a time, all at once. */
const sendSlowly = async (shop: Shop, { findings }: Trial) => {
  const slow = bodyRoutes.filter(({ takesBodies }) => takesBodies).slice(0, 40);
  const bytes = Array.from({ length: 80 }, () => Buffer.from('a'));
  const answers = await Promise.all(
    [...slow, ...slow, ...slow].map((route) =>
      sendRaw(shop.url, {
        head: headOf(shop, route, 'Content-Length: 4000'),
        parts: bytes,
        pauseMs: 100,
        patienceMs: 10_000,
      }),
    ),
  );
  findings.count('slow bodies', answers.length);
  findings.expect(
    answers.every(({ status }) => status < 500),
    'A slow body was answered with 5xx.',
  );
};
