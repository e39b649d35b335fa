import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** How the shop's heart beat. */
export interface Beats {
  readonly asked: number;
  /** The longest wait for an answer, in milliseconds. */
  readonly slowestMs: number;
  /** Questions without an answer, or with another than 200. */
  readonly failed: number;
}

const pauseMs = 100;
const giveUpMs = 30_000;
/** A wait counts as the machine's where this very thread, which does nothing, stood still for a good part of it. */
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
