import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Peers, SourceCounts } from '../process/peers-of-node.ts';
import { sourceCounts } from './source-counts.ts';

const minute = 60_000;
let time = 0;
const now = () => time;

beforeEach(() => {
  time = 1_000_000;
  // Only the interval in which processes exchange counts; windows are measured by `now`.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Counts the next request of a source, and returns what the plugin gets. */
const asks = (peers: Parameters<typeof sourceCounts>[1]) => {
  const store = new (sourceCounts(minute, peers, now))({} as never); // it reads none of the plugin's options
  return (source: string) => {
    let answer: { current: number; ttl: number } | undefined;
    store.incr(
      source,
      (error, result) => {
        if (error === null) answer = result;
      },
      minute,
      1,
    );
    return answer;
  };
};

/** Two processes that receive each other's counts. */
const two = () => {
  const ears: ((counts: SourceCounts) => void)[] = [];
  const sent: SourceCounts[] = [];
  const peer = (other: number): Pick<Peers, 'sendCounts' | 'onCounts'> => ({
    sendCounts(counts) {
      sent.push(counts);
      ears[other]?.(counts);
    },
    onCounts(take) {
      ears[1 - other] = take;
    },
  });
  return { first: asks(peer(1)), second: asks(peer(0)), sent };
};

test('a window begins with a source’s first request, and the next window with the first request after it', () => {
  const ask = asks(null);
  expect(ask('203.0.113.1')).toEqual({ current: 1, ttl: minute });
  time += 20_000;
  expect(ask('203.0.113.1')).toEqual({ current: 2, ttl: 40_000 });
  time += 39_999;
  expect(ask('203.0.113.1')).toEqual({ current: 3, ttl: 1 });
  time += 1;
  expect(ask('203.0.113.1')).toEqual({ current: 1, ttl: minute });
});

test('each source is counted separately', () => {
  const ask = asks(null);
  ask('203.0.113.1');
  ask('203.0.113.1');
  expect(ask('203.0.113.2')).toEqual({ current: 1, ttl: minute });
});

test('a count of one process is added at the other, once', () => {
  const { first, second, sent } = two();
  first('203.0.113.1');
  first('203.0.113.1');
  first('203.0.113.2');
  expect(second('203.0.113.1')?.current).toBe(1);
  vi.advanceTimersByTime(250);
  expect(second('203.0.113.1')?.current).toBe(4);
  expect(first('203.0.113.1')?.current).toBe(4);
  expect(second('203.0.113.2')?.current).toBe(2);
  vi.advanceTimersByTime(250);
  expect(first('203.0.113.1')?.current).toBe(6);
  expect(second('203.0.113.1')?.current).toBe(6);
  expect(sent).toHaveLength(4);
});

test('a request at the other process begins a window, and isn’t counted in the next window', () => {
  const { first, second } = two();
  first('203.0.113.1');
  vi.advanceTimersByTime(250);
  time += 10_000;
  expect(second('203.0.113.1')).toEqual({ current: 2, ttl: 50_000 });
  time += 50_000;
  expect(second('203.0.113.1')).toEqual({ current: 1, ttl: minute });
});

test('sends nothing when nothing has been counted', () => {
  const { first, sent } = two();
  vi.advanceTimersByTime(1_000);
  expect(sent).toEqual([]);
  first('203.0.113.1');
  vi.advanceTimersByTime(1_000);
  expect(sent).toEqual([[['203.0.113.1', 1]]]);
});
