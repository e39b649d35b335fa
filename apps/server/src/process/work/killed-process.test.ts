import { isThorough } from '@boxwright/testing/thorough';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import type { fakeProcessTasks } from '../../testing/fake-process.ts';
import type { Task } from './task.ts';
import { processOf, type StartRunner } from './task-runner.ts';
import { openWork, type Work } from './work.ts';

const fake = new URL('../../testing/fake-process.ts', import.meta.url);
const start = processOf(fake, { niceness: 1, mostMiB: 480 });
const log = pino({ level: 'silent' });
const keep = { name: 'keep' } as Task<number, Awaited<ReturnType<(typeof fakeProcessTasks)['keep']>>>;

let work: Work;
afterEach(() => work.close());

/** Processes that the test ends as the system does for want of memory: without a word, busy or idle. */
function killable() {
  let kill: () => unknown = () => undefined;
  const runner: StartRunner = (events) => {
    const started = start(events);
    kill = () => started.end();
    return started;
  };
  return { runner, kill: () => kill() };
}

test('a used process that is killed costs no task: while idle, and while it works', async () => {
  const { runner, kill } = killable();
  work = openWork({ log, allowance: null, runner, limits: { timeoutMs: 120_000 } });
  const first = await work.run(keep, 1, '10.1.1.1');
  void kill();
  const second = await work.run(keep, 1, '10.1.1.1');
  expect(second).not.toBe(first);
  const busy = work.run(keep, 1, '10.1.1.1');
  void kill();
  expect(await busy).not.toBe(second);
});

const kills = isThorough ? 5 : 2;

test('every one of many tasks is answered, while processes are killed again and again', async () => {
  const { runner, kill } = killable();
  const limits = { timeoutMs: 300_000, maxWaiting: 500, maxWaitingPerSource: 500 };
  work = openWork({ log, allowance: null, runner, limits });
  let [answered, killed] = [0, 0];
  const asked = Array.from({ length: 60 * kills }, (_, at) =>
    work.run(keep, 0, `10.1.1.${at % 20}`).finally(() => {
      answered += 1;
      // After each answer the next task begins; some are killed at once, others in their middle.
      if (answered % 60 === 0) {
        killed += 1;
        setTimeout(kill, answered % 7);
      }
    }),
  );
  const ends = await Promise.allSettled(asked);
  expect(killed).toBe(kills);
  expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect(await work.run(keep, 0, '10.1.1.1')).toEqual(expect.any(Number));
});
