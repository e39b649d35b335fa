import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { inspectionTasks, threadTasks } from './tasks.ts';

test('each task of a room is in the list of exactly one worker, under a unique name', () => {
  const server = resolve(import.meta.dirname, '..');
  const defined = globSync('**/*.ts', {
    cwd: server,
    exclude: (name) => name === 'process' || name.endsWith('.test.ts'),
  })
    .flatMap((file) => [...readFileSync(join(server, file), 'utf8').matchAll(/ = task\(\s*'(\w+)'/g)])
    .map(([, name]) => name);
  expect(defined.length).toBeGreaterThan(15);
  expect([...threadTasks, ...inspectionTasks].map(({ name }) => name).sort()).toEqual(defined.sort());
});
