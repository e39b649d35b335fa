import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** A flood: so many requests per second, whether earlier ones are answered or not. */
export interface Flood {
  readonly url: string;
  readonly perSecond: number;
  readonly seconds: number;
}

export interface FloodAnswer {
  /** 0 if the connection broke. */
  readonly status: number;
  /** Milliseconds until the whole body had arrived. */
  readonly ms: number;
  readonly bytes: number;
}

/** Run as a worker thread, so that other requests aren't delayed by the flood's. */
const flood = async ({ url, perSecond, seconds }: Flood): Promise<readonly FloodAnswer[]> => {
  const agent = new Agent({ keepAlive: true });
  const answers: Promise<FloodAnswer>[] = [];
  const begun = performance.now();
  while (performance.now() - begun < seconds * 1000) {
    const due = Math.floor(((performance.now() - begun) / 1000) * perSecond);
    while (answers.length < due) answers.push(ask(url, agent, answers.length));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const all = await Promise.all(answers);
  agent.destroy();
  return all;
};

/** Every request has another address, as if from another visitor. */
const ask = (url: string, agent: Agent, count: number): Promise<FloodAnswer> =>
  new Promise((resolve) => {
    const sent = performance.now();
    const address = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
    const end = (status: number, bytes: number) => resolve({ status, ms: performance.now() - sent, bytes });
    get(url, { agent, headers: { 'x-forwarded-for': address } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.on('end', () => end(answer.complete ? (answer.statusCode ?? 0) : 0, bytes));
      answer.on('error', () => end(0, bytes));
    }).on('error', () => end(0, 0));
  });

parentPort?.postMessage(await flood(workerData as Flood)); // as the caller gives it
