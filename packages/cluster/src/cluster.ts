import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type Account, accountForPostgres } from './account.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { type CommandResult, runCommand } from './command.ts';
import { makeFolder } from './make-folder.ts';
import { findPostmaster, type Postmaster } from './postmaster.ts';
import { StartProblem } from './start-problem.ts';

/** A PostgreSQL data folder and what is needed to run it. */
export interface Cluster {
  folder: string;
  user: string;
  password: string;
  binaries: Binaries;
  account: Account | undefined;
}

/** `folder` is the place of the data, which needn't exist yet. */
export function describeCluster(options: { folder: string; user: string; password: string }): Cluster {
  const account = accountForPostgres();
  const { user, password } = options;
  return { folder: resolve(options.folder), user, password, account, binaries: findBinaries(account) };
}

/** Maximum length of a socket's path in bytes (`sun_path` of unix(7), less on macOS). */
const longestSocketPath = 103;

/** The address of one of the cluster's databases: over a Unix socket if possible, in half the time of TCP. */
export function clusterUrl(cluster: Cluster, { port, hasSocket }: Omit<Postmaster, 'pid'>, database: string): string {
  const url = `postgres://${cluster.user}:${encodeURIComponent(cluster.password)}@127.0.0.1:${port}/${database}`;
  const socket = Buffer.byteLength(join(cluster.folder, `.s.PGSQL.${port}`));
  return hasSocket && socket <= longestSocketPath ? `${url}?host=${encodeURIComponent(cluster.folder)}` : url;
}

/**
 * Creates the data folder if it doesn't exist. It's created under a temporary name and renamed when complete, so a
 * crash never leaves an incomplete one. `sync: false` is for data that may be lost.
 */
export async function initialiseCluster(cluster: Cluster, options: { sync?: boolean } = {}): Promise<void> {
  if (existsSync(join(cluster.folder, 'PG_VERSION'))) return refuseOtherVersion(cluster);
  const fresh = `${cluster.folder}.${randomBytes(4).toString('hex')}.new`;
  const secrets = mkdtempSync(join(tmpdir(), 'boxwright-'));
  const passwordFile = join(secrets, 'password');
  try {
    makeFolder(dirname(cluster.folder));
    mkdirSync(fresh, { mode: 0o700 });
    writeFileSync(passwordFile, cluster.password, { mode: 0o600 });
    for (const path of cluster.account ? [fresh, secrets, passwordFile] : []) giveTo(cluster.account, path);
    const made = await runPostgres(cluster, fresh, 'initdb', [
      `--username=${cluster.user}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Built into PostgreSQL, so the sort order is the same on every machine.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      ...(options.sync === false ? ['--no-sync'] : []),
    ]);
    if (made.code !== 0) throw problemIn(made.output, cluster);
    if (!existsSync(cluster.folder)) renameSync(fresh, cluster.folder);
  } catch (error) {
    throw asStartProblem(error, cluster);
  } finally {
    rmSync(secrets, { recursive: true, force: true });
    rmSync(fresh, { recursive: true, force: true });
  }
}

/**
 * Starts PostgreSQL on a port of 127.0.0.1 (a free one by default) and waits until it accepts connections, which after
 * a crash includes the recovery. It outlives our process: stop it with `stopCluster`, or find it again with
 * `findPostmaster`.
 */
export async function startCluster(
  cluster: Cluster,
  settings: Record<string, string>,
  wantedPort?: number,
): Promise<Postmaster> {
  // In the data folder, which no other user can enter.
  const sockets = process.platform === 'win32' ? '' : '.';
  for (let attempt = 1; ; attempt += 1) {
    const port = wantedPort ?? (await freePort());
    const all = { ...settings, listen_addresses: '127.0.0.1', unix_socket_directories: sockets, port: String(port) };
    const options = Object.entries(all).map(([name, value]) => `-c ${name}='${value}'`);
    // A new log for each start, so that a failed start can be explained from it.
    writeLogFile(cluster);
    const started = await runPostgres(cluster, cluster.folder, 'pg_ctl', [
      'start',
      '--wait',
      '--timeout=120',
      '--silent',
      `--log=${logName}`,
      `--options=${options.join(' ')}`,
    ]).catch((error: unknown) => {
      throw asStartProblem(error, cluster);
    });
    const postmaster = findPostmaster(cluster.folder);
    if (started.code === 0 && postmaster) return postmaster;
    const log = readLog(cluster);
    if (attempt < 3 && wantedPort === undefined && /could not bind|could not create any TCP/.test(log)) continue;
    throw problemIn(`${log}\n${started.output}`, cluster);
  }
}

/** Ends running transactions and stops PostgreSQL cleanly; does nothing if it isn't running. */
export async function stopCluster(cluster: Cluster): Promise<void> {
  if (!findPostmaster(cluster.folder)) return;
  await runPostgres(cluster, cluster.folder, 'pg_ctl', ['stop', '--mode=fast', '--wait', '--timeout=60', '--silent']);
}

const logName = 'server.log';

function writeLogFile(cluster: Cluster): void {
  const file = join(cluster.folder, logName);
  writeFileSync(file, '', { mode: 0o600 });
  giveTo(cluster.account, file);
}

function readLog(cluster: Cluster): string {
  try {
    return readFileSync(join(cluster.folder, logName), 'utf8');
  } catch {
    return '';
  }
}

function giveTo(account: Account | undefined, path: string): void {
  if (account) chownSync(path, account.uid, account.gid);
}

/**
 * Runs one of PostgreSQL's programs in the data folder. As root on Linux the folder is passed as the working directory,
 * which is entered before dropping root: it may be below folders that the database's user can't enter, such as root's
 * home.
 */
function runPostgres(cluster: Cluster, folder: string, program: string, args: string[]): Promise<CommandResult> {
  const data = cluster.account && process.platform === 'linux' ? '/proc/self/cwd' : folder;
  return runCommand(join(cluster.binaries.folder, program), [`--pgdata=${data}`, ...args], {
    cwd: folder,
    account: cluster.account,
  });
}

function refuseOtherVersion(cluster: Cluster): void {
  const made = readFileSync(join(cluster.folder, 'PG_VERSION'), 'utf8').trim();
  const [brought] = cluster.binaries.version.split('.');
  if (made !== brought) {
    throw new StartProblem(
      `The data in ${cluster.folder} was made by PostgreSQL ${made} and this version brings ${brought}: dump it with the old one and restore it into an empty DATA_DIR.`,
    );
  }
}

function asStartProblem(error: unknown, cluster: Cluster): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (error.code === 'EACCES' || error.code === 'EPERM' || error.code === 'EROFS') {
    return new StartProblem(
      `The folder ${dirname(cluster.folder)} can't be written: make it writable, or set DATA_DIR to another one.`,
    );
  }
  if (error.code === 'ENOSPC') return noSpace(cluster);
  if (error.code === 'ENOENT') {
    return new StartProblem(
      "The built-in PostgreSQL doesn't run on this system (it needs glibc): set DATABASE_URL to a PostgreSQL of yours.",
    );
  }
  return error;
}

const noSpace = (cluster: Cluster) =>
  new StartProblem(
    `There is no space left for the database in ${dirname(cluster.folder)}: free some, or move DATA_DIR.`,
  );

/** PostgreSQL gives reasons only in its log. This is the only place that parses it. */
function problemIn(output: string, cluster: Cluster): StartProblem {
  if (/No space left on device/.test(output)) return noSpace(cluster);
  if (/shared memory|Cannot allocate memory/.test(output)) {
    return new StartProblem('There is too little free memory for the database: free 256 MB, or set DATABASE_URL.');
  }
  if (/Permission denied|has wrong ownership|invalid permissions/.test(output)) {
    return new StartProblem(
      `The database may not read or write ${cluster.folder}: give that folder to the user it runs as, with mode 0700, or set DATA_DIR to another one.`,
    );
  }
  const reason = output.split('\n').findLast((line) => /FATAL|PANIC|error|could not/i.test(line)) ?? 'no reason given';
  return new StartProblem(`The database in ${cluster.folder} didn't start; its log ends with: ${reason.trim()}`);
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.on('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === 'object') found(address.port);
        else failed(new Error('No free port could be found.'));
      });
    });
  });
}
