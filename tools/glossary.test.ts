import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const code = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /^(apps|packages|tools|e2e)\/.*\.tsx?$/.test(file) && existsSync(join(root, file)));

test('every name in the glossary is exported under that name', () => {
  const exported = new Set<string>();
  for (const file of code) {
    const text = read(file);
    for (const [, name] of text.matchAll(/^export (?:async )?(?:type|interface|const|function|class) (\w+)/gm)) {
      exported.add(name ?? '');
    }
  }
  const named = [...read('docs/GLOSSARY.md').matchAll(/`(\w+)`/g)].map(([, name]) => name ?? '');
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !exported.has(name))).toEqual([]);
});

test('retired names of an idea aren’t used any more', () => {
  const retired = [
    'BoxAsked',
    'BoxConfigured',
    'BoxConfiguration',
    'PricedBox',
    'StickerOrder',
    'PricedSticker',
    'sumCart',
  ];
  const using = code
    .filter((file) => file !== 'tools/glossary.test.ts')
    .filter((file) => new RegExp(`\\b(${retired.join('|')})\\b`).test(read(file)));
  expect(using).toEqual([]);
});
