import cluster from 'node:cluster';
import { StartProblem } from '@boxwright/cluster';
import { MigrationProblem } from '@boxwright/storage';

/** Stops something that was started; called in reverse order of starting. */
export type Ending = () => Promise<void>;

/**
 * Runs a process: `start` registers an ending for everything it starts. SIGINT and SIGTERM run the endings and exit; a
 * further signal some time later exits at once (a terminal and a parent process can both send the first one). A
 * `StartProblem` is printed as its sentence, without a stack trace.
 */
export async function runProcess(start: (endings: Ending[]) => Promise<void>): Promise<void> {
  const endings: Ending[] = [];
  let exiting: Promise<void> | undefined;
  let forceExitFrom = 0;

  const shutDown = (code: number) => {
    exiting ??= endAll(endings).then(
      () => process.exit(code),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
    return exiting;
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (exiting === undefined) forceExitFrom = performance.now() + 1000;
      else if (performance.now() > forceExitFrom && cluster.isPrimary) process.exit(130);
      void shutDown(0);
    });
  }
  // PostgreSQL must not be left running when the terminal or the parent process is gone.
  process.on('disconnect', () => void shutDown(0));

  try {
    await start(endings);
  } catch (error) {
    // During shutdown, failures of parts that were still starting are expected.
    if (exiting) return exiting;
    if (error instanceof StartProblem || error instanceof MigrationProblem) console.error(error.message);
    else console.error('The store could not start, because of a defect:', error);
    await shutDown(1);
  }
}

async function endAll(endings: Ending[]): Promise<void> {
  for (let ending = endings.pop(); ending; ending = endings.pop()) await ending();
}
