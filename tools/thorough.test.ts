import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { byNight } from '@boxwright/testing/by-night';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const code = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && file !== 'tools/thorough.test.ts' && existsSync(join(root, file)));

test('what npm test only samples is tried wholly each night, by the same tests', () => {
  expect(code.filter((file) => read(file).includes('THOROUGH'))).toEqual([
    'packages/testing/src/thorough.ts',
    'tools/nightly.ts',
  ]);
  expect(read('tools/nightly.ts')).toContain("runProgram('npm', ['test'], { env: { THOROUGH: 'true' } })");
  expect(read('.github/workflows/nightly.yml')).toMatch(/command: \[nightly,/);
});

test('axe checks a page on several screens only where they take turns', () => {
  const onEach = /setViewportSize\([^)]*\);\s+await expectAccessible/;
  expect(code.filter((file) => onEach.test(read(file)))).toEqual([]);
});

test('each file that is left to the night exists', () => {
  expect(Object.keys(byNight).filter((file) => !code.includes(file))).toEqual([]);
});
