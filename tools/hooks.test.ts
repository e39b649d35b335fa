import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './command.ts';

test('each hook has a test beside it', () => {
  const hooks = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps/web/app/**/use-*'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && existsSync(join(root, file)));
  expect(hooks.length).toBeGreaterThan(40);
  expect(hooks.filter((file) => !existsSync(join(root, file.replace(/\.tsx?$/, '.test.ts'))))).toEqual([]);
});
