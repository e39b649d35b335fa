import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const code = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps/server/src'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.includes('/testing/') && existsSync(join(root, file)));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('the log names people, their files and their words by ids', () => {
  const personal = /\blog\.\w+\(\s*\{[^}]*?(?<=[{,]\s*)(?:name|email|mobile|phone|address|text|recipient)\s*[,:}]/;
  const wrong = code.filter((file) => personal.test(read(file)));
  expect(wrong).toEqual([]);
});

/** Others would share a reading that fails or is undone with its transaction, or wait for its connection. */
test('no shared cache is filled through a transaction', () => {
  const filled = /\.get\([^;]*=>[^;]*\btx\b|\bDbOrTx\b[^;]*\.get\(/;
  const wrong = code.filter(
    (file) => read(file).includes('openPromiseCache') && filled.test(read(file).replace(/^import [^;]*;/gm, '')),
  );
  expect(wrong).toEqual([]);
});
