import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostmaster, StartProblem } from '@boxwright/storage';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './database.ts';

let dataDir: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'boxwright-data-'));
});

afterEach(async () => {
  await Promise.all(children.splice(0).map(killed));
  // Also stops what a failed test left running.
  if (findPostmaster(join(dataDir, 'postgres'))) await (await openDatabase({ dataDir })).close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Another server on the same folder, which writes a row and says so; it can be killed. */
async function serverThatWrites(row: string): Promise<ChildProcess> {
  const script = `
    import { openDatabase } from ${JSON.stringify(new URL('./database.ts', import.meta.url).href)};
    const { pool } = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} });
    await pool.query("INSERT INTO settings (key, value) VALUES ('${row}', '1')");
    process.stdout.write('written');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await new Promise<void>((written, ended) => {
    child.stdout?.once('data', () => written());
    child.once('exit', () => ended(new Error('The server ended before it wrote.')));
  });
  return child;
}

const killed = (child: ChildProcess) =>
  new Promise<void>((gone) => {
    if (child.signalCode !== null || child.exitCode !== null) return gone();
    child.once('exit', () => gone());
    child.kill('SIGKILL');
  });

const rowsIn = async (database: Awaited<ReturnType<typeof openDatabase>>) =>
  (await database.pool.query<{ key: string }>('SELECT key FROM settings ORDER BY key')).rows.map((row) => row.key);

test('keeps what was stored when the server is killed, and when PostgreSQL is killed too', async () => {
  await killed(await serverThatWrites('first'));
  const orphan = findPostmaster(join(dataDir, 'postgres'));
  expect(orphan).toBeDefined();

  // The next server takes over the PostgreSQL that goes on running …
  await killed(await serverThatWrites('second'));
  expect(findPostmaster(join(dataDir, 'postgres'))).toEqual(orphan);

  // … and recovers one that was killed.
  process.kill(orphan?.pid ?? 0, 'SIGKILL');
  const database = await openDatabase({ dataDir });
  expect(await rowsIn(database)).toEqual(['first', 'second']);
  await database.close();
  expect(findPostmaster(join(dataDir, 'postgres'))).toBeUndefined();
}, 60_000);

test('refuses a second server on the same folder, and names the first', async () => {
  const first = await serverThatWrites('only');
  const second = openDatabase({ dataDir });
  await expect(second).rejects.toBeInstanceOf(StartProblem);
  await expect(second).rejects.toThrow(`Another server (process ${first.pid}) already uses the folder ${dataDir}`);
}, 60_000);

test('keeps the password to itself, and says what is wrong when it is lost or another', async () => {
  const passwordFile = join(dataDir, 'postgres-password');
  const database = await openDatabase({ dataDir });
  expect(statSync(passwordFile).mode & 0o777).toBe(0o600);
  await database.close();

  const password = readFileSync(passwordFile, 'utf8');
  rmSync(passwordFile);
  await expect(openDatabase({ dataDir })).rejects.toThrow(/postgres-password is missing: restore it/);
  expect(existsSync(passwordFile)).toBe(false);

  writeFileSync(passwordFile, 'another');
  await expect(openDatabase({ dataDir })).rejects.toThrow(/is not that of the database beside it/);
  writeFileSync(passwordFile, password);
}, 60_000);

test('says which folder to mend when it cannot be used', async () => {
  const file = join(dataDir, 'a-file');
  writeFileSync(file, '');
  await expect(openDatabase({ dataDir: join(file, 'data') })).rejects.toThrow(/can't be written: make it writable/);
  chmodSync(file, 0o600);
});

test('ignores a pid file whose number another program has now', async () => {
  const database = await openDatabase({ dataDir });
  await database.close();
  writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n/elsewhere\n0\n5432\n`);
  const again = await openDatabase({ dataDir });
  expect(await rowsIn(again)).toEqual([]);
  await again.close();
}, 60_000);
