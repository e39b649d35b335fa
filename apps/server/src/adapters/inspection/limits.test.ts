import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '@boxwright/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inspectAndStore } from '../../door/uploads/take-artwork.ts';
import { disc, formWith, upload } from '../../testing/artwork.ts';
import { pdf, pictureEntries, stream, svg } from '../../testing/hostile-files.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { uploaderOf } from '../identity/sender.ts';
import { type Inspection, openInspection } from './inspection.ts';

const logged: string[] = [];
const log = pino({ level: 'info' }, { write: (line) => void logged.push(line) });

const program = new URL('../../main/inspection-process.ts', import.meta.url);

let shop: Shop;
let inspection: Inspection;
beforeAll(async () => {
  shop = await openShop({ log });
  await shop.services.inspection.close();
  // Limited as in a real shop, but by shorter times; time taken by other programs isn't counted.
  inspection = openInspection({
    log,
    isLimited: true,
    program,
    limits: { sliceMs: 1_500, maxRunMs: 2_000, patience: 40 },
  });
  Object.assign(shop.services, { inspection });
});
afterAll(() => shop.close());
beforeEach(() => void logged.splice(0));

const blurs = (count: number) =>
  svg(
    `<filter id="f">${'<feGaussianBlur stdDeviation="50"/>'.repeat(count)}</filter><rect width="100" height="100" filter="url(#f)"/>`,
    'viewBox="0 0 100 100"',
  );
/** Each separately named result takes 16 MB. */
const greedy = svg(
  `<filter id="f" x="0" y="0" width="1" height="1">${Array.from({ length: 80 }, (_, at) => `<feFlood result="r${at}"/>`).join('')}
  <feMerge>${Array.from({ length: 80 }, (_, at) => `<feMergeNode in="r${at}"/>`).join('')}</feMerge></filter><rect width="100" height="100" filter="url(#f)"/>`,
  'viewBox="0 0 100 100"',
);

const tooMuch =
  'This file takes more time or memory to draw than we can give one file. Please simplify or flatten it, or save it as a PNG or JPEG with fewer pixels.';

/** Uploads from one address. */
async function uploadFrom(remoteAddress: string, bytes: Buffer, visitor?: Pick<ShopVisitor, 'cookies'>) {
  const cookies = Object.fromEntries(visitor?.cookies ?? []);
  const sent = { method: 'POST', url: '/artwork', remoteAddress, cookies, ...formWith({ bytes }) } as const;
  const answer = await shop.app.inject(sent);
  return { status: answer.statusCode, data: answer.json().data };
}

test('a drawing that takes too long is given up, and after a second one its sender’s network alone has to wait', async () => {
  expect(await uploadFrom('10.77.0.1', blurs(600))).toEqual({ status: 400, data: tooMuch });
  expect((await uploadFrom('10.77.0.1', await disc())).status).toBe(200);
  expect(await uploadFrom('10.77.0.1', blurs(600))).toEqual({ status: 400, data: tooMuch });
  expect(await uploadFrom('10.77.0.1', await disc())).toEqual({
    status: 429,
    // Ten minutes, or more when a busy machine took longer.
    data: expect.stringMatching(
      /^The last files from you, or from your network, took more time or memory than we can give to one sender\. Please try again in 1\d minutes\.$/,
    ),
  });
  expect((await upload(shop, { bytes: await disc() })).status).toBe(200);
  // A customer of the same network counts for themselves.
  expect((await uploadFrom('10.77.0.1', await disc(), await shop.customer())).status).toBe(200);
});

test('a drawing that takes too much memory is given up', async () => {
  const asked = uploadFrom('10.77.0.2', greedy);
  expect(await asked).toEqual({ status: 400, data: tooMuch });
  expect(logged.join('')).toContain('a task ended its worker');
});

test('slow drawings wait for each other, and no other file waits for them', async () => {
  const limits = { sliceMs: 1_500, maxRunMs: 3_600_000, patience: 40 };
  const slowly = openInspection({ log, isLimited: true, program, limits });
  Object.assign(shop.services, { inspection: slowly });
  const slices = () => logged.filter((line) => line.includes('a task took too long')).length;
  const slow: ReturnType<typeof uploadFrom>[] = [];
  // One after the other: on a busy machine the second might be refused while it waits for the first one's slice.
  for (const [at, source] of ['10.78.0.1', '10.78.0.2'].entries()) {
    slow.push(uploadFrom(source, blurs(600)));
    await eventually(() => expect(slices()).toBe(at + 1));
  }
  expect((await upload(shop, { bytes: await disc() })).status).toBe(200);
  await slowly.close();
  // Both uploads were still waiting or being drawn when the inspection was closed.
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([503, 503]);
  Object.assign(shop.services, { inspection });
});

test('no picture waits for a drawing that takes its first slice', async () => {
  const patient = openInspection({ log, isLimited: true, program, limits: { sliceMs: 3_600_000 } });
  Object.assign(shop.services, { inspection: patient });
  const slow = uploadFrom('10.78.1.1', blurs(600));
  expect((await uploadFrom('10.78.1.2', await disc())).status).toBe(200);
  await patient.close();
  expect((await slow).status).toBe(503);
  Object.assign(shop.services, { inspection });
});

const children = `/proc/self/task/${process.pid}/children`;
const started = (): number[] => readFileSync(children, 'utf8').split(' ').filter(Boolean).map(Number);

test.runIf(existsSync(children))('a file that gets nothing of the processor is drawn by the slow process', async () => {
  const busy = openInspection({ log, isLimited: true, program, limits: { patience: 1, maxRunMs: 60_000 } });
  Object.assign(shop.services, { inspection: busy });
  const earlier = new Set(started());
  const drawing = () => uploadFrom('10.78.2.1', svg('<rect width="9" height="9"/>'));
  expect((await drawing()).status).toBe(200);
  // As if others had all of the processor.
  for (const pid of started()) if (!earlier.has(pid)) process.kill(pid, 'SIGSTOP');
  expect((await drawing()).status).toBe(200);
  expect(logged.join('')).toContain('"wasKeptWaiting":true');
  await busy.close();
  Object.assign(shop.services, { inspection });
});

test('a large file that takes too long is left to people, though its sender has used up what they may ask', async () => {
  const hasty = openInspection({ log, isLimited: true, program, limits: { maxRunMs: 600, patience: 100 } });
  const path = join(shop.services.env.dataDir, 'large.pdf');
  const side = 5_000;
  const picture = stream(pictureEntries(side).replace('Gray', 'RGB').replace('Component 1', 'Component 8'), '');
  const [before = '', after = ''] = String(pdf({ text: 'q 200 0 0 200 0 0 cm /X Do Q', objects: [picture] })).split(
    '/Length 0 >>\nstream\n',
  );
  const pixels = randomBytes(3 * side ** 2);
  writeFileSync(
    path,
    Buffer.concat([Buffer.from(`${before}/Length ${pixels.length} >>\nstream\n`), pixels, Buffer.from(after)]),
  );
  const address = '10.78.3.1';
  const sender = { source: address, address, rank: 'stranger' } as const;
  const taken = await inspectAndStore({ ...shop.services, inspection: hasty }, sender, {
    ...{ path, page: 1, name: 'large.pdf', uploadedBy: uploaderOf(sender) },
  });
  await hasty.close();
  expect(taken).toMatchObject({ ok: true, value: { byHand: true } });
});
