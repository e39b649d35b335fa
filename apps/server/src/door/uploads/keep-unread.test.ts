import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listAlerts } from '@boxwright/storage';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { threadOf } from '../../process/work/task-runner.ts';
import { openWork } from '../../process/work/work.ts';
import { disc, upload } from '../../testing/artwork.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('a file that makes our code fail is kept and raises one alert, and its sender isn’t blamed', async () => {
  const { inspection: usual, db, env } = shop.services;
  const runner = threadOf(new URL('../../testing/failing-inspection.ts', import.meta.url));
  const failing = openWork({ log: pino({ level: 'silent' }), allowance: null, runner });
  const inspect: typeof usual.inspect = (task, path) => failing.run(task, path, '10.0.0.1');
  Object.assign(shop.services, { inspection: { ...usual, inspect } });
  const bytes = await disc();
  const answers = [];
  for (let sent = 0; sent < 7; sent += 1) answers.push(await upload(shop, { bytes }));
  Object.assign(shop.services, { inspection: usual });
  await failing.close();

  for (const { status, body } of answers) {
    expect([status, body.code, body.field, body.data]).toEqual([
      500,
      'internal',
      'file',
      'We could not read this file because of an error of ours, and keep it to find out why. Please try it as a PNG or JPEG meanwhile, or send it to us by e-mail.',
    ]);
  }
  const folder = join(env.dataDir, 'unread');
  const kept = readdirSync(folder);
  expect(kept).toHaveLength(5);
  expect(readFileSync(join(folder, kept[0] ?? '')).equals(bytes)).toBe(true);
  const raised = (await listAlerts(db, { offset: 0, limit: 9 })).map(({ alert }) => alert);
  expect(raised).toEqual([expect.objectContaining({ kind: 'unread-file' })]);
  expect(raised[0]?.message).toContain(`a defect of ours`);
  expect(raised[0]?.message).toContain(`request ${answers[0]?.body.requestId}.`);
});
