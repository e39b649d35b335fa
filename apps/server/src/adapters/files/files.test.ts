import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DamagedFile, type Files, newFileKey, newKeyOfFile, openFiles } from './files.ts';

let dataDir: string;
let files: Files;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'boxwright-files-'));
  files = await openFiles({ s3: null, dataDir });
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Stores bytes and returns their key. */
async function stored(folder: string, bytes: Uint8Array): Promise<string> {
  const key = newFileKey(folder, bytes, 'pdf');
  await files.put(key, bytes);
  return key;
}

const pathOf = (key: string) => join(dataDir, 'files', key);

test('reading a file while it is stored again and again returns exactly its bytes', async () => {
  const bytes = Buffer.alloc(30_000, 'kraft');
  const key = await stored('forms/1', bytes);
  for (let round = 0; round < 100; round += 1) {
    const storing = files.put(key, bytes);
    const read = await Promise.all(Array.from({ length: 8 }, () => files.get(key)));
    // The underlying buffer must not hold other bytes either.
    expect(read.filter((got) => !bytes.equals(got) || got.buffer.byteLength !== bytes.length)).toEqual([]);
    await storing;
  }
  expect(readdirSync(dirname(pathOf(key)))).toHaveLength(1);
});

test('reading a truncated or changed file throws, and never returns other bytes', async () => {
  const key = await stored('forms/2', Buffer.from('%PDF-1.7 a whole document'));
  truncateSync(pathOf(key), 10);
  await expect(files.get(key)).rejects.toBeInstanceOf(DamagedFile);
  writeFileSync(pathOf(key), '%PDF-1.7 another document');
  await expect(files.get(key)).rejects.toBeInstanceOf(DamagedFile);
  await files.remove(key);
  expect(await files.exists(key)).toBe(false);
});

test('a file of this machine is stored and read piece by piece; a changed one is not read to its end', async () => {
  const from = join(dataDir, 'large');
  const bytes = Buffer.alloc(9_000_000, 'kraft');
  writeFileSync(from, bytes);
  const key = await newKeyOfFile('forms/4', from, 'pdf');
  await files.putFile(key, from);
  expect((await buffer(await files.open(key))).equals(bytes)).toBe(true);
  truncateSync(pathOf(key), 8_000_000);
  await expect(buffer(await files.open(key))).rejects.toBeInstanceOf(DamagedFile);
  await files.remove(key);
  await expect(files.open(key)).rejects.toThrow();
});

test('files and their folders are readable by the shop’s user only', async () => {
  const key = await stored('forms/3', Buffer.from('private'));
  expect(statSync(pathOf(key)).mode & 0o777).toBe(0o600);
  expect(statSync(dirname(pathOf(key))).mode & 0o777).toBe(0o700);
});

test('nothing is stored outside of the folder', async () => {
  await expect(stored('../elsewhere', Buffer.from('x'))).rejects.toThrow();
});
