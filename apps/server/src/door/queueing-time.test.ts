import { expect, test } from 'vitest';
import { measureQueueingTime } from './queueing-time.ts';

/** A process whose requests take `msEach` of CPU time. */
const busyProcess = () => {
  let cpu = 0;
  let isSaturated = true;
  const queue = measureQueueingTime({ cpuMs: () => cpu, isSaturated: () => isSaturated });
  /** Answers requests while ten are open. */
  const answer = (count: number, msEach: number) => {
    const open = Array.from({ length: 10 }, () => queue.begin());
    for (let each = 0; each < count; each += 1) {
      cpu += msEach;
      open.shift()?.();
      open.push(queue.begin());
    }
    for (const end of open) end();
  };
  const work = (ms: number) => {
    cpu += ms;
  };
  const rest = () => {
    isSaturated = false;
  };
  return { queue, answer, work, rest };
};

test('the wait is the open requests times the CPU time that requests took lately', () => {
  const { queue, answer } = busyProcess();
  answer(400, 4);
  const ends = Array.from({ length: 100 }, () => queue.begin());
  expect(queue.ms()).toBeCloseTo(400, 0);
  for (const end of ends) end();
  expect(queue.ms()).toBe(0);
});

test('the wait doesn’t grow while other programs have the processor', () => {
  const { queue, answer } = busyProcess();
  answer(400, 4);
  const end = queue.begin();
  const wait = queue.ms();
  // The clock runs here, and the requests get no CPU time.
  answer(400, 0);
  expect(queue.ms()).toBeLessThanOrEqual(wait);
  end();
});

test('requests that only wait for the database are no queue', () => {
  const { queue, rest } = busyProcess();
  Array.from({ length: 500 }, () => queue.begin());
  expect(queue.ms()).toBeGreaterThan(1000);
  rest();
  expect(queue.ms()).toBe(0);
});

test('work of jobs between requests doesn’t count as work of requests', () => {
  const { queue, answer, work } = busyProcess();
  answer(400, 4);
  for (let each = 0; each < 100; each += 1) {
    const end = queue.begin();
    work(500);
    end();
  }
  Array.from({ length: 50 }, () => queue.begin());
  expect(queue.ms()).toBeCloseTo(200, 0);
});

test('a request that ends twice, answered and disconnected, counts once', () => {
  const { queue } = busyProcess();
  const end = queue.begin();
  queue.begin();
  const wait = queue.ms();
  end();
  end();
  expect(queue.ms()).toBe(wait / 2);
});
