/**
 * Test files that a whole `npm test` leaves to the night (`npm run nightly thorough`), each with what is tried of its
 * subject by day. They start or kill whole shops, or try every file with other programs, and what they try seldom
 * changes. `npm test -- --changed` runs those that a change touches, and each runs by its name.
 */
export const byNight: Readonly<Record<string, string>> = {
  'e2e/columns.test.ts': 'Journeys check the same pages on phones and desktops for what scrolls sideways.',
  'e2e/crash.test.ts': 'Jobs, payments and their races are tried within one process.',
  'e2e/offline.test.ts': 'The offline page is checked with all public pages.',
  'e2e/pressure.test.ts':
    'Which requests a busy shop turns away is tried within one process (`load-shedding.test.ts`).',
  'e2e/web-processes.test.ts':
    'Sessions and limits of two servers on one database are tried within one process (`two-nodes.test.ts`).',
  'apps/server/src/adapters/database/embedded.test.ts': 'Every journey starts a shop on its own PostgreSQL.',
  'apps/server/src/adapters/inspection/limits.test.ts':
    'Who has to wait is computed (`allowance.test.ts`), and files with too much in them are refused (`hostile-files.test.ts`).',
  'apps/server/src/adapters/inspection/memory.test.ts':
    'Tasks that take too much memory are given up (`process-memory.test.ts`), and bombs are refused (`hostile-files.test.ts`).',
  'apps/server/src/adapters/database/standby.test.ts':
    'Connections that break are tried within one process (`outage.test.ts`).',
  'apps/server/src/worker.test.ts': 'Jobs are run by each shop that a test opens, also by two on one database.',
  'apps/server/src/selling/artwork/other-readers.test.ts': 'The same files are read and compared by our own reader.',
};

/** For the environment of a run of all files. vitest's own option for this doesn't reach the projects of a configuration. */
export const withoutThoseOfTheNight = { LEFT_TO_NIGHT: 'true' } as const;

/** What a configuration excludes. */
export const leftToNight: readonly string[] = process.env['LEFT_TO_NIGHT'] === 'true' ? Object.keys(byNight) : [];
