import { readFileSync } from 'node:fs';

/** A process, distinguishable from a later one with the same pid. */
export interface SystemProcess {
  readonly pid: number;
  /** It has ended, but its parent hasn't reaped it yet (a zombie). */
  readonly hasEnded: boolean;
  /** The program's name; null where the system doesn't report it. */
  readonly program: string | null;
  /** Start time in the system's own units; null where the system doesn't report it. */
  readonly begun: string | null;
}

/** The process with this pid; undefined when there is none. */
export function findProcess(pid: number): SystemProcess | undefined {
  if (!Number.isInteger(pid) || pid <= 0 || !isThere(pid)) return undefined;
  let stat: string;
  try {
    // `pid (program) state … begun …`, see proc(5); a program's name may contain spaces and brackets.
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    // Not Linux, or it ended just now.
    return isThere(pid) ? { pid, hasEnded: false, program: null, begun: null } : undefined;
  }
  const end = stat.lastIndexOf(')');
  const [state, ...fields] = stat.slice(end + 2).split(' ');
  const program = stat.slice(stat.indexOf('(') + 1, end);
  return { pid, hasEnded: state === 'Z' || state === 'X', program, begun: fields[18] ?? null };
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
