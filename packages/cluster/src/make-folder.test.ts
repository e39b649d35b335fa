import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

test('creates a folder with its parents, and accepts an existing one', () => {
  const base = mkdtempSync(join(tmpdir(), 'folders-'));
  const deep = join(base, 'a/b/c');
  makeFolder(deep);
  makeFolder(deep);
  expect(existsSync(deep)).toBe(true);
  rmSync(base, { recursive: true });
});

test('throws at once where no folder can be created', () => {
  const base = mkdtempSync(join(tmpdir(), 'folders-'));
  writeFileSync(join(base, 'file'), '');
  expect(() => makeFolder(join(base, 'file/data'))).toThrow();
  rmSync(base, { recursive: true });
});

test.runIf(existsSync('/proc/self'))('does not hang below /proc', () => {
  expect(() => makeFolder('/proc/no-such-folder/data')).toThrow();
});
