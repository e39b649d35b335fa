import { performance } from 'node:perf_hooks';

/** Measurements of the process's main thread. */
export interface MainThread {
  /** The CPU time that it has used. */
  readonly cpuMs: () => number;
  /** Whether it has had hardly any time without work lately. */
  readonly isSaturated: () => boolean;
}

/** The estimate of how long a new request would wait in this process, in milliseconds of its main thread's CPU time. */
export interface QueueingTime {
  /** Counts a request until the returned function is called. */
  readonly begin: () => () => void;
  readonly ms: () => number;
}

/** With fewer open requests than this, their CPU time isn't measured: other work would count as theirs. */
const busyFrom = 4;
/** Requests per measurement. */
const batch = 20;
/** A request's CPU time before the first measurement, and an upper bound for measured times. */
const [assumedMs, mostMs] = [10, 50];

/**
 * Estimates the queueing time as open requests × CPU time per request (Little's law). Unlike a delay on the clock, it
 * doesn't grow while other programs have the processor; and it is 0 while the requests only wait for the database.
 */
export function measureQueueingTime({ cpuMs, isSaturated }: MainThread): QueueingTime {
  let open = 0;
  let msEach = assumedMs;
  let measured: { cpu: number; answered: number } | null = null;

  const end = () => {
    open -= 1;
    if (measured === null) return;
    measured.answered += 1;
    if (measured.answered === batch) {
      const used = cpuMs();
      msEach = (msEach + Math.min(mostMs, (used - measured.cpu) / batch)) / 2;
      measured = { cpu: used, answered: 0 };
    }
    if (open < busyFrom) measured = null;
  };
  return {
    begin() {
      open += 1;
      if (open >= busyFrom) measured ??= { cpu: cpuMs(), answered: 0 };
      let hasEnded = false;
      return () => {
        if (!hasEnded) end();
        hasEnded = true;
      };
    },
    ms: () => (isSaturated() ? open * msEach : 0),
  };
}

/** Milliseconds over which the saturation is measured. */
const windowMs = 100;
const saturatedFrom = 0.8;

/** This process's main thread. */
export function mainThread(): MainThread {
  let since = performance.eventLoopUtilization();
  let utilization = 0;
  return {
    cpuMs() {
      const { user, system } = process.threadCpuUsage();
      return (user + system) / 1000;
    },
    isSaturated() {
      const now = performance.eventLoopUtilization();
      const { idle, active } = performance.eventLoopUtilization(now, since);
      if (idle + active >= windowMs) {
        utilization = active / (idle + active);
        since = now;
      }
      return utilization >= saturatedFrom;
    },
  };
}
