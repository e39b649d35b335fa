import { fail } from '@boxwright/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../../testing/memory-storage.ts';
import { openScanQueue, type ScanAnswer } from './scan-queue.ts';

const lost = fail('unavailable', 'We couldn’t reach the shop.');
const ended = fail('signed_out', 'Please sign in.');
const done = fail('conflict', 'Refused, which is an answer too.');

let answers: ScanAnswer[];
let sent: { code: string; key: string }[];
const post = async (scan: { code: string; key: string }) => {
  sent.push(scan);
  return answers.shift() ?? done;
};
const scan = (code: string) => ({ code, key: `key of ${code}` });
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  answers = [];
  sent = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a scan that couldn’t be sent stays first, and is sent again with its key', async () => {
  const queue = openScanQueue(post);
  answers = [lost, lost];
  queue.add(scan('PR'));
  await settle();
  queue.add(scan('CO'));
  await settle();
  expect(queue.state()).toEqual({ waiting: ['PR', 'CO'], problem: 'We couldn’t reach the shop.' });
  await queue.send();
  expect(queue.state().problem).not.toBeNull();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(queue.state()).toEqual({ waiting: [], problem: null });
  expect(sent).toEqual(['PR', 'PR', 'PR', 'CO'].map(scan));
});

test('scans that wait are sent by the next page of the tab', async () => {
  answers = [ended];
  openScanQueue(post).add(scan('PR'));
  await settle();
  const next = openScanQueue(post);
  expect(next.state().waiting).toEqual(['PR']);
  await next.send();
  expect(sent).toEqual([scan('PR'), scan('PR')]);
  expect(openScanQueue(post).state().waiting).toEqual([]);
});

test('scans that wait at a sign-out are not sent for the next member', async () => {
  answers = [ended];
  const queue = openScanQueue(post);
  queue.add(scan('PR'));
  await settle();
  sessionStorage.removeItem('typed scans');
  await queue.send();
  expect([sent.length, queue.state().waiting]).toEqual([1, []]);
});

test('without storage, scans wait in memory', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  answers = [lost];
  const queue = openScanQueue(post);
  queue.add(scan('PR'));
  await settle();
  expect(queue.state().waiting).toEqual(['PR']);
  await queue.send();
  expect(sent.length).toBe(2);
});
