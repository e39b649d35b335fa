import { availableParallelism, totalmem } from 'node:os';

/** The machine that the web processes run on. */
export interface Machine {
  readonly cores: number;
  readonly memoryBytes: number;
  /** Whether PostgreSQL runs on it as well. */
  readonly hasDatabase: boolean;
}

/**
 * The most web processes for which the built-in PostgreSQL has connections (`max_connections` in `embedded.ts`): each
 * process opens up to ten, and one to listen.
 */
export const mostWebWorkers = 8;

const gibibyte = 2 ** 30;

/** The settings of `Env` that the machine depends on; not imported, as `env.ts` imports this file. */
interface Settings {
  readonly databaseUrl: string | null;
  readonly mode: string;
}

/** The machine, or the container's share of it. The development server is one process. */
export function thisMachine({ databaseUrl, mode }: Settings): Machine {
  return {
    cores: mode === 'development' ? 1 : availableParallelism(),
    memoryBytes: Math.min(totalmem(), process.constrainedMemory() || totalmem()),
    hasDatabase: databaseUrl === null,
  };
}

/**
 * How many web processes a machine has use for. PostgreSQL takes about a third of the processor time of a purchase, and
 * beside several web processes another process runs the jobs. Each needs memory for its heap and its caches.
 */
export function webWorkersFor({ cores, memoryBytes, hasDatabase }: Machine): number {
  const forDatabase = hasDatabase ? Math.max(1, Math.round(cores / 4)) : 0;
  const forJobs = 1;
  const byMemory = Math.floor(memoryBytes / gibibyte);
  return Math.max(1, Math.min(cores - forDatabase - forJobs, byMemory, mostWebWorkers));
}
