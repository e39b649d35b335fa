import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartProblem } from '@boxwright/cluster';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepDataFolderPrivate } from './data-folder.ts';
import { keptSecret } from './secret.ts';

let base: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'boxwright-folder-'));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const modeOf = (...path: string[]) => (statSync(join(base, ...path)).mode & 0o777).toString(8);
const old = (path: string) => {
  mkdirSync(join(base, path), { recursive: true });
  chmodSync(join(base, path), 0o755);
};

test('is created for its owner only, like the parent folders created with it', () => {
  keepDataFolderPrivate(join(base, 'srv/shop/data'));
  expect([modeOf('srv'), modeOf('srv/shop'), modeOf('srv/shop/data')]).toEqual(['700', '700', '700']);
  keptSecret(join(base, 'other/secret-key'));
  expect([modeOf('other'), modeOf('other/secret-key')]).toEqual(['700', '600']);
});

test('is restricted if an earlier version left it readable', () => {
  old('data');
  old('data/files');
  old('data/postgres');
  writeFileSync(join(base, 'data/secret-key'), 'secret', { mode: 0o644 });
  keepDataFolderPrivate(join(base, 'data'));
  expect([modeOf('data'), modeOf('data/files'), modeOf('data/secret-key')]).toEqual(['700', '700', '600']);
  // PostgreSQL restricts its own folder, which may belong to another user.
  expect(modeOf('data/postgres')).toBe('755');
});

test('stays readable when it holds other things; then only our entries are restricted', () => {
  old('shared/files');
  old('shared/photographs');
  old('shared');
  keepDataFolderPrivate(join(base, 'shared'));
  expect([modeOf('shared'), modeOf('shared/photographs'), modeOf('shared/files')]).toEqual(['755', '755', '700']);
});

test('stops the start if it can’t be made, because uploads are received there, wherever database and files are', () => {
  writeFileSync(join(base, 'taken'), '');
  expect(() => keepDataFolderPrivate(join(base, 'taken/data'))).toThrow(StartProblem);
});
