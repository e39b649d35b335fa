import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromiumPath } from '../chromium.ts';
import { quantile } from './report.ts';

const loads = 7;
const patienceMs = 40_000;

/** Lighthouse's phone is four times slower than this machine. A task blocks for the time that it takes above 50 ms. */
const lighthousePhone = 4;
const unnoticedMs = 50;

interface BlockingTime {
  /** On Lighthouse's phone. */
  readonly phone: number;
  /** On a phone half as fast, which is Lighthouse's phone on a machine half as fast as this one. */
  readonly slowPhone: number;
}

/**
 * Blocking time as Lighthouse counts it, in ms, but in processor time of the page's thread, so that other work of the
 * machine isn't counted. Without a debugger, which makes V8 read React's code again for the lines of errors that nobody
 * sees. The median of several loads, each in a new profile.
 */
export const blockingTime = async (address: string): Promise<BlockingTime> => {
  const traces: (readonly TraceEvent[])[] = [];
  for (let load = 0; load < loads; load += 1) traces.push(await traceOf(address));
  const median = (slower: number) => {
    const times = traces.map((events) => blockingIn(events, slower));
    return quantile(times, 0.5);
  };
  return { phone: median(lighthousePhone), slowPhone: median(2 * lighthousePhone) };
};

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** In µs, like all times here. */
  readonly ts: number;
  readonly tdur?: number;
}

const traceOf = async (address: string): Promise<readonly TraceEvent[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'boxwright-trace-'));
  const file = join(folder, 'trace.json');
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
  const trace = ['--trace-startup=toplevel,devtools.timeline,loading', `--trace-startup-file=${file}`];
  const format = ['--trace-startup-format=json', '--trace-startup-duration=6'];
  const page = [`--user-data-dir=${join(folder, 'profile')}`, '--window-size=412,823', address];
  const browser = spawn(await chromiumPath(), [...flags, ...quiet, ...trace, ...format, ...page], { stdio: 'ignore' });
  const ended = once(browser, 'exit');
  try {
    return await written(file);
  } finally {
    browser.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Chromium writes the file when the trace is over, and stays open. */
const written = async (file: string): Promise<readonly TraceEvent[]> => {
  for (const end = performance.now() + patienceMs; performance.now() < end; await wait(500)) {
    try {
      const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(readFileSync(file, 'utf8')); // Chromium's own format
      return traceEvents;
    } catch {
      // not there or incomplete yet
    }
  }
  throw new Error('Chromium wrote no trace');
};

const blockingIn = (events: readonly TraceEvent[], slower: number): number => {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (paint === undefined) throw new Error('nothing was painted');
  return events
    .filter(({ name, ph, pid, tid }) => isTask(name, ph) && pid === paint.pid && tid === paint.tid)
    .filter(({ ts }) => ts > paint.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (slower * tdur) / 1000 - unnoticedMs), 0);
};

const isTask = (name: string, phase: string): boolean => name === 'ThreadControllerImpl::RunTask' && phase === 'X';
