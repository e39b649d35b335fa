import cluster from 'node:cluster';
import { MigrationProblem, StartProblem } from '@boxwright/storage';

/** Something that was started and has to be ended, in the reverse order. */
export type Ending = () => Promise<void>;

/**
 * Runs a process: `start` adds an ending for whatever it starts. SIGINT and SIGTERM run the endings and leave; one more,
 * a while later, leaves at once (a terminal and a parent process send the first one twice). A problem that the person at the keyboard can mend is told in its sentence, without a trace.
 */
export async function live(start: (endings: Ending[]) => Promise<void>): Promise<void> {
  const endings: Ending[] = [];
  let leaving: Promise<void> | undefined;
  let impatientFrom = 0;

  const leave = (code: number) => {
    leaving ??= endAll(endings).then(
      () => process.exit(code),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
    return leaving;
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (leaving === undefined) impatientFrom = performance.now() + 1000;
      else if (performance.now() > impatientFrom && cluster.isPrimary) process.exit(130);
      void leave(0);
    });
  }
  // A terminal or a parent that is gone must not leave PostgreSQL running.
  process.on('disconnect', () => void leave(0));

  try {
    await start(endings);
  } catch (error) {
    // While leaving, what was half-started fails; that is no news.
    if (leaving) return leaving;
    if (error instanceof StartProblem || error instanceof MigrationProblem) console.error(error.message);
    else console.error('The store could not start, because of a defect:', error);
    await leave(1);
  }
}

async function endAll(endings: Ending[]): Promise<void> {
  for (let ending = endings.pop(); ending; ending = endings.pop()) await ending();
}
