import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { privateParts } from './private-parts.ts';

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const code = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const fileEnding = (end: string) => code.find((file) => `/${file}`.endsWith(`/${end}`)) ?? '';

test.each(privateParts)('$package is the version whose source was read', ({ package: name, version, ...part }) => {
  const { version: installed } = JSON.parse(read(`node_modules/${name}/package.json`)) as { version: string };
  const files = Object.keys(part.used).join(', ');
  const advice = `${files} use what ${name} doesn’t document. Look whether this still holds in ${installed}: ${part.look} Run ${part.tests.join(' and ')}. Then write ${installed} into tools/private-parts.ts.`;
  expect(installed, advice).toBe(version);
});

test.each(privateParts)('$package is used so in the files that the table names, and tested', ({ used, tests }) => {
  const gone = Object.entries(used).filter(
    ([end, text]) => fileEnding(end) === '' || !read(fileEnding(end)).includes(text),
  );
  expect(gone).toEqual([]);
  expect(tests.filter((end) => fileEnding(end) === '')).toEqual([]);
});

test.each(privateParts.filter(({ holds }) => holds))('$package has what only a browser would miss', (part) => {
  const missing = Object.entries(part.holds ?? {}).filter(
    ([file, text]) => !read(`node_modules/${part.package}/${file}`).includes(text),
  );
  expect(missing, part.look).toEqual([]);
});

test('no other file uses members that begin with an underscore, or files inside a package', () => {
  const named = new Set(privateParts.flatMap(({ used }) => Object.keys(used).map(fileEnding)));
  const isPrivate =
    /(?<!\.\.)(?:\.|\{ |readonly )_[a-z]\w|\b__(?!html|proto|raw|Secure|unit)[a-z]\w+|from '(?!\.)[^']+\/(?:lib|dist|src)\/|\bjobs\.(?:job|queue|schedule)\b.*\bwhere\b/i;
  const isOurs = /^(?:apps|packages|e2e)\/.*(?<!\.test\.tsx?)$|^tools\/(?!private-parts)/;
  const others = code.filter((file) => isOurs.test(file) && !named.has(file) && isPrivate.test(read(file)));
  expect(others, 'Use what the library documents, or add a row to tools/private-parts.ts.').toEqual([]);
});
