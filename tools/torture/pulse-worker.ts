import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** Results of the `/healthz` polling. */
export interface Beats {
  readonly asked: number;
  /** The longest response time, in milliseconds. */
  readonly slowestMs: number;
  /** Requests without a response, or with a status other than 200. */
  readonly failed: number;
}

const pauseMs = 100;
const giveUpMs = 30_000;
/** A slow response is attributed to the busy machine if this otherwise idle thread was stalled for much of that time. */
const stalledShare = 0.4;
const tickMs = 10;

const url = String(workerData);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let asked = 0;
let slowestMs = 0;
let failed = 0;
let longestStall = 0;
let lastTick = performance.now();
setInterval(() => {
  const now = performance.now();
  longestStall = Math.max(longestStall, now - lastTick - tickMs);
  lastTick = now;
}, tickMs);

const ask = () => {
  longestStall = 0;
  const begun = performance.now();
  let isDone = false;
  const done = (isFine: boolean) => {
    if (isDone) return;
    isDone = true;
    const ms = performance.now() - begun;
    asked += 1;
    if (!isFine) failed += 1;
    if (longestStall < stalledShare * ms) slowestMs = Math.max(slowestMs, ms);
    setTimeout(ask, pauseMs);
  };
  const request = get(url, { agent, timeout: giveUpMs }, (answer) => {
    answer.resume();
    answer.on('end', () => done(answer.statusCode === 200));
    answer.on('error', () => done(false));
  });
  request.on('timeout', () => request.destroy());
  request.on('error', () => done(false));
};
ask();

parentPort?.on('message', () => {
  parentPort?.postMessage({ asked, slowestMs, failed } satisfies Beats);
  asked = 0;
  slowestMs = 0;
  failed = 0;
});
