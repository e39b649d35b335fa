import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** PgBouncer in transaction mode, in front of a PostgreSQL. */
export interface Pooler {
  /** The address of one of the PostgreSQL's databases through the pooler. */
  urlOf(databaseUrl: string): string;
  close(): Promise<void>;
}

/** Connections to each database: fewer than one node opens, so that transactions share them. */
const serverConnections = 3;

const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}${delimiter}/usr/sbin` };
const printed = spawnSync('pgbouncer', ['--version'], { env, encoding: 'utf8' }).stdout ?? '';
const [, major, minor] = (/PgBouncer (\d+)\.(\d+)/.exec(printed) ?? []).map(Number);

export const pgBouncer = {
  isInstalled: major !== undefined,
  /** From version 1.21 on, prepared statements work in transaction mode. */
  prepares: major !== undefined && minor !== undefined && major * 100 + minor >= 121,
};

export async function openPooler(databaseUrl: string): Promise<Pooler> {
  const { port, username, password } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'boxwright-pgbouncer-'));
  // PgBouncer doesn't run as root, so it changes to another user, who must be able to make the socket here.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chmodSync(folder, 0o777);
  const config = join(folder, 'pgbouncer.ini');
  const settings = [
    '[databases]',
    `* = host=127.0.0.1 port=${port} user=${username} password=${password}`,
    '[pgbouncer]',
    'pool_mode = transaction',
    'auth_type = any',
    `unix_socket_dir = ${folder}`,
    'unix_socket_mode = 0777',
    'listen_port = 6432',
    `default_pool_size = ${serverConnections}`,
    ...(pgBouncer.prepares ? ['max_prepared_statements = 500'] : []),
    ...(isRoot ? ['user = nobody'] : []),
  ];
  writeFileSync(config, `${settings.join('\n')}\n`);
  chmodSync(config, 0o644);
  const program = spawn('pgbouncer', [config], { env, stdio: 'ignore' });
  await listening(program, join(folder, '.s.PGSQL.6432'));
  return {
    urlOf: (url) => `postgres://any@localhost:6432${new URL(url).pathname}?host=${encodeURIComponent(folder)}`,
    async close() {
      program.kill('SIGKILL');
      if (program.exitCode === null && program.signalCode === null) await once(program, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function listening(program: ChildProcess, socket: string): Promise<void> {
  while (!existsSync(socket)) {
    if (program.exitCode !== null) throw new Error(`PgBouncer ended with code ${program.exitCode}.`);
    await wait(20);
  }
}
