import { atNight } from '@boxwright/testing/by-night';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { fakeProcessTasks } from '../../testing/fake-process.ts';
import type { Task } from './task.ts';
import { processOf } from './task-runner.ts';
import { openWork, type Work, type WorkLimits } from './work.ts';

const nightly = test.runIf(atNight);

class TooMuch extends Error {}

const meena = '10.1.1.1';
let work: Work;
const fake = new URL('../../testing/fake-process.ts', import.meta.url);
const slow = new URL('../../testing/slow-process.ts', import.meta.url);
const open = (program = fake, own: Partial<WorkLimits> = {}) => {
  const runner = processOf(program, { niceness: 1, mostMiB: 480 });
  const limits = { timeoutMs: 60_000, ...own };
  const log = pino({ level: 'silent' });
  work = openWork({ log, allowance: null, runner, limits, tooMuch: (why) => new TooMuch(why) });
};
beforeEach(() => open());
afterEach(() => work.close());

/** Runs a task of the test process; only the task's name is sent to it. */
const run = <N extends keyof typeof fakeProcessTasks>(
  name: N,
  input: Parameters<(typeof fakeProcessTasks)[N]>[0],
  address: string,
) => work.run({ name } as Task<typeof input, Awaited<ReturnType<(typeof fakeProcessTasks)[N]>>>, input, address);

describe('a task isn’t blamed for the memory that others have left behind:', () => {
  test('after a task that leaves much memory behind, the next one gets a fresh process', async () => {
    const first = await run('keep', 200, meena);
    expect(await run('keep', 1, meena)).not.toBe(first);
  });

  test('a task during which a used process is ended runs once more, in a fresh process', async () => {
    // Together well above what the process may take, so that it is ended long before the second task's end.
    const first = await run('keep', 90, meena);
    expect(await run('keep', 290, meena)).not.toBe(first);
  });

  test('a task that takes too much memory in a fresh process is given up', async () => {
    await run('keep', 1, meena);
    await expect(run('keep', 500, meena)).rejects.toEqual(new TooMuch('took too much memory'));
  });

  // Another limit than that of the test before.
  nightly('a task that fills the heap, so that V8 aborts, took too much memory and is no crash of ours', async () => {
    await run('keep', 1, meena);
    await expect(run('fill', null, meena)).rejects.toEqual(new TooMuch('took too much memory'));
    expect(await run('keep', 1, meena)).toEqual(expect.any(Number));
  });
});

// A task's own limit is tried by `work.test.ts`; that it begins after the start of the process, at night alone.
nightly('the start of a process isn’t the time of its first task', async () => {
  await work.close();
  // The process loads for 400 ms of a processor, and the task takes a few.
  open(slow, { maxRunMs: 200, patience: 40 });
  expect(await run('keep', 1, meena)).toEqual(expect.any(Number));
  await work.close();
  open(slow, { startMs: 100 });
  await expect(run('keep', 1, meena)).rejects.toMatchObject({ statusCode: 503 });
});

test.each(['SIGSEGV', 'SIGKILL', 'SIGABRT'] as const)('a task isn’t blamed for a crash (%s)', async (signal) => {
  const error = await run('crash', signal, meena).catch((thrown: unknown) => thrown);
  expect(error).not.toBeInstanceOf(TooMuch);
  expect(String(error)).toContain(signal);
  expect(await run('keep', 1, meena)).toEqual(expect.any(Number));
});
