import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import type { pretendTasks } from '../testing/pretendThread.ts';
import { NotNow } from './not-now.ts';
import { openWork, type Work, type WorkOptions } from './work.ts';

let work: Work<typeof pretendTasks>;
const log = pino({ level: 'silent' });
const thread = new URL('../testing/pretendThread.ts', import.meta.url);
const open = (options: Partial<WorkOptions> = {}) => {
  work = openWork({ log, msAMinute: null, thread, ...options });
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

describe('dear work', () => {
  test('answers with what the task made, or the error that it threw', async () => {
    open();
    expect(await work.run('echo', 'soap', meena)).toBe('soap');
    await expect(work.run('fail', 'no such box', meena)).rejects.toThrow(new RangeError('no such box'));
    await expect(work.run('echo', (() => 'code') as never, meena)).rejects.toThrow(/could not be cloned/);
    expect(await work.run('echo', 'tea', meena)).toBe('tea');
  });

  test.each([
    ['ends the thread', 'crash', 3],
    ['wants more memory than there is', 'fill', 'x'],
  ] as const)('a task that %s fails alone', async (_what, name, input) => {
    open({ limits: { patience: 60_000 } });
    const asked = [work.run(name, input as never, meena), work.run('echo', 'soap', ravi)];
    const [dead, next] = await Promise.allSettled(asked);
    expect(dead).toMatchObject({ status: 'rejected', reason: refused(503) });
    expect(next).toMatchObject({ status: 'fulfilled', value: 'soap' });
  });

  test('a task that never ends is ended, and the next one has its turn', async () => {
    open({ limits: { longest: 1_000 } });
    const hung = work.run('hang', number(), meena);
    await expect(hung).rejects.toEqual(refused(503));
    expect(await work.run('echo', 'soap', ravi)).toBe('soap');
  });

  test('whoever has waited too long is refused, and the task that is under way goes on', async () => {
    open({ limits: { patience: 1_000 } });
    const held = number();
    const asked = [work.run('hold', held, meena), work.run('echo', 'soap', ravi)];
    await Promise.all(asked.map((each) => expect(each).rejects.toEqual(refused(503))));
    letGo(held);
    expect(await work.run('echo', 'tea', ravi)).toBe('tea');
  });

  test('lets sources take turns, however many one has asked for', async () => {
    open();
    const held = number();
    const order: string[] = [];
    const first = work.run('hold', held, meena);
    const asked = ['m1', 'm2', 'm3', 'r1'].map(async (said) => {
      order.push(await work.run('echo', said, said.startsWith('m') ? meena : ravi));
    });
    letGo(held);
    await Promise.all([first, ...asked]);
    expect(order).toEqual(['m1', 'r1', 'm2', 'm3']);
  });

  test('sheds what is too much, of one source and of all, and says when to ask again', async () => {
    open({ limits: { most: 3, mostOfOne: 2 } });
    const held = number();
    const first = work.run('hold', held, meena);
    const own = [1, 2, 3].map((count) => work.run('echo', `m${count}`, meena));
    const refusal = await own[2]?.catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(NotNow);
    expect(refusal).toMatchObject({
      statusCode: 503,
      retryAfter: 2,
      message: 'The shop is very busy right now. Please try again in 2 seconds.',
      failure: { ok: false, failure: { code: 'unavailable', details: { retry_after: 2 } } },
    });
    // The queue is full with one more; another newcomer takes the place of the last of whoever has most.
    const others = [work.run('echo', 'r1', ravi), work.run('echo', 's1', '10.1.1.3')];
    await expect(own[1]).rejects.toEqual(refused(503));
    letGo(held);
    await first;
    expect(await Promise.all([own[0], ...others])).toEqual(['m1', 'r1', 's1']);
  });

  test('refuses a source that has used up its time, and nobody else', async () => {
    open({ msAMinute: 0.001 });
    expect(await work.run('echo', 'soap', meena)).toBe('soap');
    const refusal = await work.run('echo', 'soap', meena).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ statusCode: 429 });
    expect(String(refusal)).toMatch(/You have asked for a lot in a short time\. Please try again in \d+ seconds\.$/);
    // A whole network of the newer addresses is one source.
    expect(await work.run('echo', 'tea', '2001:db8::1')).toBe('tea');
    await expect(work.run('echo', 'tea', '2001:db8::2')).rejects.toEqual(refused(429));
  });

  test('refuses what waits and what comes when the shop closes', async () => {
    open();
    const asked = [work.run('hang', number(), meena), work.run('echo', 'soap', ravi)];
    await Promise.all([work.close(), ...asked.map((each) => expect(each).rejects.toEqual(refused(503)))]);
    await expect(work.run('echo', 'soap', ravi)).rejects.toEqual(refused(503));
  });
});
