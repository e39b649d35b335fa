import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const code = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps', 'packages'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('/testing/') && existsSync(join(root, file)));

test('pages use the browser’s storage through `browser-storage.ts`, which doesn’t throw where it is disabled or full', () => {
  const own = [
    'apps/web/app/browser-storage.ts',
    // Written into every page, without imports.
    'apps/web/app/features/session/show-known-visitor.ts',
  ];
  const using = code.filter(
    (file) => file.startsWith('apps/web/app/') && /\b(local|session)Storage\b/.test(read(file)),
  );
  expect(using).toEqual(own);
});

test('no code looks at the text of a failure or error: it looks at the code, the field or the class', () => {
  const failure = String.raw`\b(?:\w*(?:[fF]ail(?:ure|ed)|[rR]efusal|[pP]roblem|[eE]rror)|broken)\??\.(?:text|message)\b`;
  const compared = new RegExp(
    [
      String.raw`${failure}\s*[!=]==`,
      String.raw`${failure}\??\.(?:startsWith|endsWith|includes|match|search|indexOf)\(`,
      String.raw`[!=]==\s*(?:\w+\??\.)*${failure}`,
      String.raw`\.(?:test|exec|has)\((?:\w+\??\.)*${failure}\)`,
    ].join('|'),
  );
  expect(compared.test('answer.failure.text === noQuantityChosen')).toBe(true);
  expect(code.filter((file) => compared.test(read(file)))).toEqual([]);
});
