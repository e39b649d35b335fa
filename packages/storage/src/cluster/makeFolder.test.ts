import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from './makeFolder.ts';

test('makes a folder with all above it, and is content with one that is there', () => {
  const base = mkdtempSync(join(tmpdir(), 'folders-'));
  const deep = join(base, 'a/b/c');
  makeFolder(deep);
  makeFolder(deep);
  expect(existsSync(deep)).toBe(true);
  rmSync(base, { recursive: true });
});

test('says so at once where no folder can be', () => {
  const base = mkdtempSync(join(tmpdir(), 'folders-'));
  writeFileSync(join(base, 'file'), '');
  expect(() => makeFolder(join(base, 'file/data'))).toThrow();
  rmSync(base, { recursive: true });
});

test.runIf(existsSync('/proc/self'))('does not try for ever below /proc', () => {
  expect(() => makeFolder('/proc/no-such-folder/data')).toThrow();
});
