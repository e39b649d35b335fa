import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { findProcess, StartProblem } from '@boxwright/cluster';
import { Client } from 'pg';

/** Any number, as long as every server uses the same. */
const lockKey = 19720401;

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Makes sure that only one server at a time uses the embedded database, by two means: an advisory lock in PostgreSQL,
 * which decides between two servers that start at once, and a file with our process id, which also works while
 * PostgreSQL is down or has lost its sessions in a crash. Neither outlives our process. Throws `StartProblem` when
 * another server uses the folder.
 */
export async function holdFolder(url: string, dataDir: string): Promise<FolderLock> {
  refuseOtherServer(dataDir);
  let session = await takeLock(url);
  if (session === undefined) throw otherServer(dataDir, await holderOf(url));
  try {
    // Checked again: another server may have started while we waited for PostgreSQL.
    refuseOtherServer(dataDir);
    writeHolder(dataDir);
  } catch (error) {
    await session.end();
    throw error;
  }
  const released = new AbortController();
  watch(session);

  /** A crash of any PostgreSQL process ends all sessions; the lock is taken again as soon as possible. */
  function watch(held: Client): void {
    held.once('end', async () => {
      while (!released.signal.aborted) {
        const again = await takeLock(url).catch(() => undefined);
        if (again !== undefined) {
          session = again;
          if (released.signal.aborted) await again.end();
          else watch(again);
          return;
        }
        await rest(250, undefined, { signal: released.signal, ref: false }).catch(() => undefined);
      }
    });
  }

  return {
    async release() {
      released.abort();
      rmSync(holderFile(dataDir), { force: true });
      await session?.end().catch(() => undefined);
    },
  };
}

/** @throws StartProblem when a running server owns the folder. */
export function refuseOtherServer(dataDir: string): void {
  const holder = readHolder(dataDir);
  if (holder !== undefined && holder !== process.pid) throw otherServer(dataDir, holder);
}

/** A session that holds the lock; undefined when another session holds it. */
async function takeLock(url: string): Promise<Client | undefined> {
  const client = await open(url);
  const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [lockKey]);
  if (rows[0]?.mine) return client;
  await client.end();
  return undefined;
}

async function open(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: `boxwright ${process.pid}`,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
  });
  // PostgreSQL ends this session when it stops.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function holderOf(url: string): Promise<number | undefined> {
  const client = await open(url);
  const { rows } = await client.query<{ name: string }>(
    `SELECT application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND objid = $1 AND granted LIMIT 1`,
    [lockKey],
  );
  await client.end();
  const pid = rows[0]?.name.match(/^boxwright (\d+)$/)?.[1];
  return pid === undefined ? undefined : Number(pid);
}

const otherServer = (dataDir: string, pid: number | undefined) =>
  new StartProblem(
    `Another server${pid === undefined ? '' : ` (process ${pid})`} already uses the folder ${dataDir}: stop it, or set DATA_DIR to another folder.`,
  );

const holderFile = (dataDir: string) => join(dataDir, 'server.pid');

function writeHolder(dataDir: string): void {
  const draft = `${holderFile(dataDir)}.${process.pid}`;
  writeFileSync(draft, `${process.pid} ${findProcess(process.pid)?.begun ?? ''}\n`, { mode: 0o600 });
  renameSync(draft, holderFile(dataDir));
}

/** The process that wrote the file, if it is still running. */
function readHolder(dataDir: string): number | undefined {
  let text: string;
  try {
    text = readFileSync(holderFile(dataDir), 'utf8');
  } catch {
    return undefined;
  }
  const [pid = '', begun = ''] = text.trim().split(' ');
  const found = findProcess(Number(pid));
  const isIt = found !== undefined && !found.hasEnded && (found.begun ?? '') === begun;
  return isIt ? found.pid : undefined;
}
