import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPostmaster, StartProblem } from '@boxwright/cluster';
import { scratchFolder } from '@boxwright/testing';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './database.ts';

const log = pino({ level: 'silent' });
/** The folder of a server that has run once. A first start takes three seconds, so each test gets a copy of it. */
const prepared = mkdtempSync(join(scratchFolder(), 'boxwright-data-'));
let dataDir: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  await (await openDatabase({ dataDir: prepared, log })).close();
});
afterAll(() => rmSync(prepared, { recursive: true, force: true }));

beforeEach(() => {
  dataDir = mkdtempSync(join(scratchFolder(), 'boxwright-data-'));
  // PostgreSQL's files belong to a separate user, and the copy keeps their owner.
  execFileSync('cp', ['-a', `${prepared}/.`, dataDir]);
});

afterEach(async () => {
  await Promise.all(children.splice(0).map(killed));
  // Also stops a PostgreSQL that a failed test left running.
  if (findPostmaster(join(dataDir, 'postgres'))) await (await openDatabase({ dataDir, log })).close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Another server on the same folder, to be killed; resolves once it has written a row. */
async function serverThatWrites(row: string): Promise<ChildProcess> {
  const script = `
    import { scratchFolder } from '@boxwright/testing';
import { pino } from 'pino';
    import { openDatabase } from ${JSON.stringify(new URL('./database.ts', import.meta.url).href)};
    const { pool } = await openDatabase({ dataDir: ${JSON.stringify(dataDir)}, log: pino() });
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

  // The next server takes over the PostgreSQL that is still running.
  await killed(await serverThatWrites('second'));
  expect(findPostmaster(join(dataDir, 'postgres'))).toEqual(orphan);

  // A killed PostgreSQL is recovered.
  process.kill(orphan?.pid ?? 0, 'SIGKILL');
  const database = await openDatabase({ dataDir, log });
  expect(await rowsIn(database)).toEqual(['first', 'second']);
  await database.close();
  expect(findPostmaster(join(dataDir, 'postgres'))).toBeUndefined();
});

test('refuses a second server on the same folder, and names the first', async () => {
  const first = await serverThatWrites('only');
  const second = openDatabase({ dataDir, log });
  await expect(second).rejects.toBeInstanceOf(StartProblem);
  await expect(second).rejects.toThrow(`Another server (process ${first.pid}) already uses the folder ${dataDir}`);
});

test('keeps the password secret, and says what is wrong when it is lost or does not match', async () => {
  const passwordFile = join(dataDir, 'postgres-password');
  const database = await openDatabase({ dataDir, log });
  expect(statSync(passwordFile).mode & 0o777).toBe(0o600);
  await database.close();

  const password = readFileSync(passwordFile, 'utf8');
  rmSync(passwordFile);
  await expect(openDatabase({ dataDir, log })).rejects.toThrow(/postgres-password is missing: restore it/);
  expect(existsSync(passwordFile)).toBe(false);

  writeFileSync(passwordFile, 'another');
  await expect(openDatabase({ dataDir, log })).rejects.toThrow(/is not that of the database beside it/);
  writeFileSync(passwordFile, password);
});

test('names what can’t be written when the folder cannot be used', async () => {
  const file = join(dataDir, 'a-file');
  writeFileSync(file, '');
  await expect(openDatabase({ dataDir: join(file, 'data'), log })).rejects.toThrow(
    /can't be written: make it writable/,
  );
  chmodSync(file, 0o600);
});

test('ignores a pid file whose number another program has now', async () => {
  writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n/elsewhere\n0\n5432\n`);
  const again = await openDatabase({ dataDir, log });
  expect(await rowsIn(again)).toEqual([]);
  await again.close();
});

/** Polls until the condition holds: the recovery happens in the background, at no known time. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((soon) => setTimeout(soon, 50));
}

test('a killed PostgreSQL is restarted with all its data, and the log says so once', async () => {
  const lines: string[] = [];
  const logging = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line).msg) });
  const database = await openDatabase({ dataDir, log: logging });
  const store = (key: string) => database.pool.query('INSERT INTO settings (key, value) VALUES ($1, $2)', [key, '1']);
  for (const round of ['first', 'second']) {
    await store(`before the ${round}`);
    const postmaster = findPostmaster(join(dataDir, 'postgres'));
    process.kill(postmaster?.pid ?? 0, 'SIGKILL');
    await until(() => database.state().is === 'restarting');
    await until(() => database.state().is === 'running');
    expect(findPostmaster(join(dataDir, 'postgres'))?.port).toBe(postmaster?.port);
  }
  // The same pool recovers by itself.
  await store('after');
  expect(await rowsIn(database)).toEqual(['after', 'before the first', 'before the second']);
  expect(lines.filter((line) => line.startsWith('the database'))).toEqual([
    'the database has ended; starting it again',
    'the database runs again',
    'the database has ended; starting it again',
    'the database runs again',
  ]);
  await database.close();
  expect(findPostmaster(join(dataDir, 'postgres'))).toBeUndefined();
});

test('a second server is refused while PostgreSQL is down, and after a crash that ended its sessions', async () => {
  const first = await serverThatWrites('only');
  const refused = `Another server (process ${first.pid}) already uses the folder ${dataDir}`;
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
  const postmaster = findPostmaster(join(dataDir, 'postgres'));

  // When one of its processes is killed, PostgreSQL ends all sessions, including the one that holds the lock.
  const [session] = childrenOf(postmaster?.pid ?? 0).filter((name) => name.title.includes('boxwright'));
  process.kill(session?.pid ?? 0, 'SIGKILL');
  await expect(openDatabase({ dataDir, log })).rejects.toThrow(refused);

  process.kill(postmaster?.pid ?? 0, 'SIGKILL');
  await expect(openDatabase({ dataDir, log })).rejects.toThrow(refused);
  await until(() => findPostmaster(join(dataDir, 'postgres')) !== undefined && existsSync(pidFile));
  await expect(openDatabase({ dataDir, log })).rejects.toThrow(refused);
});

test('a process that happens to have the id in the lock file doesn’t hold the lock', async () => {
  writeFileSync(join(dataDir, 'server.pid'), `${process.ppid} 1\n`);
  const database = await openDatabase({ dataDir, log });
  expect(await rowsIn(database)).toEqual([]);
  await database.close();
  expect(existsSync(join(dataDir, 'server.pid'))).toBe(false);
});

function childrenOf(parent: number): { pid: number; title: string }[] {
  const listed = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(parent)], { encoding: 'utf8' });
  return listed
    .trim()
    .split('\n')
    .map((line) => ({ pid: Number.parseInt(line, 10), title: line }));
}
