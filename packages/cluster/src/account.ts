import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { StartProblem } from './start-problem.ts';

/** The operating system's user that PostgreSQL runs as. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root. When we are root, it runs as the user `postgres` (created if necessary), otherwise
 * as `nobody`. Undefined when we aren't root: it then runs as our own user.
 */
export function accountForPostgres(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const account = findAccount('postgres') ?? makeAccount() ?? findAccount('nobody');
  if (account) return account;
  throw new StartProblem(
    'PostgreSQL does not run as root, and no user could be created for it: start the store as an ordinary user, or run `useradd --system postgres` first.',
  );
}

function makeAccount(): Account | undefined {
  spawnSync('groupadd', ['--system', 'postgres'], { stdio: 'ignore' });
  spawnSync('useradd', ['--system', '--gid', 'postgres', '--no-create-home', 'postgres'], { stdio: 'ignore' });
  return findAccount('postgres');
}

function findAccount(name: string): Account | undefined {
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find((fields) => fields[0] === name);
  const [uid, gid] = [Number(entry?.[2]), Number(entry?.[3])];
  return uid > 0 && gid >= 0 ? { uid, gid } : undefined;
}
