import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './command.ts';

/** Hooks without a test of their own, and why. */
const untried: Readonly<Record<string, string>> = {
  'use-member-role.ts': 'reads one value of the layout’s loader',
  'use-reflections.ts': 'draws with WebGL, which only browsers have',
};

test('hooks that pages share have a test beside them', () => {
  const folders = ['apps/web/app/features/**/use-*', 'apps/web/app/ui/use-*'];
  const hooks = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && existsSync(join(root, file)));
  expect(hooks.length).toBeGreaterThan(20);
  const without = hooks.filter((file) => !existsSync(join(root, file.replace(/\.tsx?$/, '.test.ts'))));
  expect(without.map((file) => basename(file)).sort()).toEqual(Object.keys(untried).sort());
});
