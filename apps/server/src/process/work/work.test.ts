import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import type { fakeTasks } from '../../testing/fake-thread.ts';
import { openAllowance } from './allowance.ts';
import { RetryLater } from './retry-later.ts';
import type { Task } from './task.ts';
import { threadOf } from './task-runner.ts';
import { openWork, type Work, type WorkOptions } from './work.ts';

let work: Work;
const log = pino({ level: 'silent' });
const runner = threadOf(new URL('../../testing/fake-thread.ts', import.meta.url));
const open = (options: Partial<WorkOptions> = {}) => {
  work = openWork({ log, allowance: null, runner, ...options });
  return work;
};
afterEach(() => work.close());

const [meena, ravi] = ['10.1.1.1', '10.1.1.2'];
const number = () => new Int32Array(new SharedArrayBuffer(4));
const letGo = (held: Int32Array) => {
  Atomics.store(held, 0, 1);
  Atomics.notify(held, 0);
};
const refused = (statusCode: number) => expect.objectContaining({ statusCode });

/** Runs a task of the test thread; only the task's name is sent to it. */
const run = <N extends keyof typeof fakeTasks>(name: N, input: Parameters<(typeof fakeTasks)[N]>[0], address: string) =>
  work.run({ name } as Task<typeof input, Awaited<ReturnType<(typeof fakeTasks)[N]>>>, input, address);

describe('tasks on the worker thread', () => {
  test('resolves with the task’s result, or rejects with the error that it threw', async () => {
    open();
    expect(await run('echo', 'soap', meena)).toBe('soap');
    await expect(run('fail', 'no such box', meena)).rejects.toThrow(new RangeError('no such box'));
    await expect(run('echo', (() => 'code') as never, meena)).rejects.toThrow(/could not be cloned/);
    expect(await run('echo', 'tea', meena)).toBe('tea');
  });

  test('a runner is there before its first task, and a worn one is replaced before the next', async () => {
    let [starts, isWorn] = [0, false];
    open({
      runner: (events) => {
        starts += 1;
        return { ...runner(events), isWorn: () => isWorn };
      },
    });
    work.prepare();
    work.prepare();
    expect(starts).toBe(1);
    expect(await run('echo', 'soap', meena)).toBe('soap');
    expect(starts).toBe(1);
    isWorn = true;
    await run('echo', 'tea', meena);
    expect(starts).toBe(2);
    isWorn = false;
    expect(await run('echo', 'serum', meena)).toBe('serum');
    expect(starts).toBe(2);
  });

  test.each([
    ['ends the thread', 'crash', 3],
    ['exceeds the memory limit', 'fill', 'x'],
  ] as const)('a task that %s does not affect other tasks', async (_what, name, input) => {
    open({ limits: { timeoutMs: 60_000 } });
    const asked = [run(name, input as never, meena), run('echo', 'soap', ravi)];
    const [dead, next] = await Promise.allSettled(asked);
    expect(dead).toMatchObject({ status: 'rejected', reason: refused(503) });
    expect(next).toMatchObject({ status: 'fulfilled', value: 'soap' });
  });

  test('a task that never ends is terminated, and the next one runs', async () => {
    open({ limits: { maxRunMs: 4_000 } });
    const hung = run('hang', number(), meena);
    await expect(hung).rejects.toEqual(refused(503));
    expect(await run('echo', 'soap', ravi)).toBe('soap');
  });

  test('a caller that has waited too long is refused, and the running task goes on', async () => {
    open({ limits: { timeoutMs: 1_000 } });
    const held = number();
    const asked = [run('hold', held, meena), run('echo', 'soap', ravi)];
    await Promise.all(asked.map((each) => expect(each).rejects.toEqual(refused(503))));
    letGo(held);
    expect(await run('echo', 'tea', ravi)).toBe('tea');
  });

  test('work that awaits what it has begun refuses only those who still wait for their turn', async () => {
    open({ limits: { timeoutMs: 500 }, awaitsBegun: true });
    const held = number();
    const begun = run('hold', held, meena);
    await expect(run('echo', 'soap', ravi)).rejects.toEqual(refused(503));
    letGo(held);
    expect(await begun).toEqual(expect.any(String));
  });

  test('sources take turns, however many tasks one source has queued', async () => {
    open();
    const held = number();
    const order: string[] = [];
    const first = run('hold', held, meena);
    const asked = ['m1', 'm2', 'm3', 'r1'].map(async (said) => {
      order.push(await run('echo', said, said.startsWith('m') ? meena : ravi));
    });
    letGo(held);
    await Promise.all([first, ...asked]);
    expect(order).toEqual(['m1', 'r1', 'm2', 'm3']);
  });

  test('refuses tasks beyond the limits in total and per source, and says when to retry', async () => {
    open({ limits: { maxWaiting: 3, maxWaitingPerSource: 2 } });
    const held = number();
    const first = run('hold', held, meena);
    const own = [1, 2, 3].map((count) => run('echo', `m${count}`, meena));
    const refusal = await own[2]?.catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(RetryLater);
    expect(refusal).toMatchObject({
      statusCode: 503,
      retryAfter: 2,
      message: 'The shop is very busy right now. Please try again in 2 seconds.',
      failure: { ok: false, failure: { code: 'unavailable', details: { retry_after: 2 } } },
    });
    // One more fills the queue; the next one displaces the last task of the source with the most.
    const others = [run('echo', 'r1', ravi), run('echo', 's1', '10.1.1.3')];
    await expect(own[1]).rejects.toEqual(refused(503));
    letGo(held);
    await first;
    expect(await Promise.all([own[0], ...others])).toEqual(['m1', 'r1', 's1']);
  });

  test('refuses a source that has used up its allowance, and no other source', async () => {
    open({ allowance: openAllowance(0.001) });
    expect(await run('echo', 'soap', meena)).toBe('soap');
    const refusal = await run('echo', 'soap', meena).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ statusCode: 429 });
    expect(String(refusal)).toMatch(/You have asked for a lot in a short time\. Please try again in \d+ hours\.$/);
    // An IPv6 /64 network counts as one source.
    expect(await run('echo', 'tea', '2001:db8::1')).toBe('tea');
    await expect(run('echo', 'tea', '2001:db8::2')).rejects.toEqual(refused(429));
  });

  test('refuses waiting and new tasks when the shop closes', async () => {
    open();
    const asked = [run('hang', number(), meena), run('echo', 'soap', ravi)];
    await Promise.all([work.close(), ...asked.map((each) => expect(each).rejects.toEqual(refused(503)))]);
    await expect(run('echo', 'soap', ravi)).rejects.toEqual(refused(503));
  });
});
