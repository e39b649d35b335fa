import { type Encoded, makeBombs } from '../bombs.ts';
import { Unanswered } from '../client.ts';
import { Pulse } from '../pulse.ts';
import { sendRaw } from '../raw.ts';
import { type BodyRoute, bodyRoutes } from '../routes.ts';
import type { Scenario, Trial } from '../scenario.ts';
import { type Shop, withShop } from '../shop.ts';

/** Maximum response time for other visitors meanwhile. */
const patienceMs = 500;
/** The scenario stops after this many violations. */
const enough = 150;
/** No route may read more of a body than this before it refuses it. */
const mostBytes = 4 * 1024 * 1024;

export const bodies: Scenario = {
  name: 'bodies',
  says: 'sends compressed, endless and slow bodies, and wrong content lengths, to every route',
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
  if (trial.isWhole)
    findings.expect(performance.now() < end && missed === 0, 'There was not enough time for all routes.');
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
    // A compressed empty body is still empty, so it may be accepted.
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

/** A body of a few MiB with a correct Content-Length. */
const sendTooLarge = async (shop: Shop, { findings }: Trial, route: BodyRoute) => {
  const visitor = shop.visitor();
  const body = Buffer.alloc(mostBytes, 'a');
  // If the body is refused early, the client may only see a closed connection.
  const status = await visitor.send('POST', route.path, { body, type: route.type }).then(
    (answer) => answer.status,
    () => 413,
  );
  visitor.close();
  findings.count('bodies over the limit');
  const isRefused = route.takesBodies ? status === 413 : status >= 400 && status < 500;
  findings.expect(isRefused, `${route.path} answered ${status} to a body of 4 MiB, instead of 413.`);
};

/** A chunked body without an end. */
const sendEndless = async (shop: Shop, { findings }: Trial, route: BodyRoute) => {
  const chunk = Buffer.concat([Buffer.from(`${filler.length.toString(16)}\r\n`), filler, Buffer.from('\r\n')]);
  const parts = Array.from({ length: Math.ceil((4 * mostBytes) / filler.length) }, () => chunk);
  const head = headOf(shop, route, 'Transfer-Encoding: chunked');
  const { status, isClosed, sentBytes } = await sendRaw(shop.url, { head, parts, patienceMs: 8_000 });
  findings.count('endless bodies');
  const isRefused = status === 0 ? isClosed : status >= 400 && status < 500;
  findings.expect(isRefused, `${route.path} answered ${status || 'nothing'} to a body without an end.`);
  // Includes the bytes in the buffers of both sides.
  findings.expect(sentBytes <= 3 * mostBytes, `${route.path} went on reading a body without an end.`);
};

/** Content lengths that are invalid, duplicate, or shorter than the body. */
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
    findings.count('bodies with a wrong length');
    const isFine = answer.status < 500 && (answer.status > 0 || answer.isClosed);
    const said = answer.status || 'nothing for 8 s';
    findings.expect(isFine, `${route.path} answered ${said} to a body with ${headers.join(' and ')}.`);
  }
};

/** Many concurrent bodies that are sent byte by byte. */
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
