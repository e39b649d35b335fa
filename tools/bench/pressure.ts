import { Worker } from 'node:worker_threads';
import type { Flood, FloodAnswer } from '../flood.ts';
import { rateFigure, whileWatching } from './busy.ts';
import type { Watched } from './process.ts';
import { type Figure, quantile } from './report.ts';
import { webLoad } from './wrk.ts';

/** A page that is rendered for each request. */
const page = '/login';
/** How many times the shop's capacity is requested, and for how many seconds. */
const times = 5;
const seconds = 10;

/** What newcomers get at five times the shop's capacity, and how long the shop then takes to recover. */
export const measurePressure = async (site: Watched & { readonly url: string }): Promise<Figure[]> => {
  const { url } = site;
  /** Pages per second while eight requests are always open. */
  const capacityOf = () => webLoad(site, url + page, { connections: 8, seconds: 4, sources: 8 });
  await capacityOf(); // until the code is compiled
  const { perSecond: capacity } = await capacityOf();
  const { result: answers, busy } = await whileWatching(site, 'this process', () =>
    flood({ url: url + page, perSecond: Math.ceil(capacity * times), seconds }),
  );
  const over = performance.now();
  await untilServed(url);
  const recovered = (performance.now() - over) / 1000;
  const served = answers.filter(({ status }) => status === 200);
  const turnedAway = answers.filter(({ status }) => status === 503);
  const name = `${times} times the capacity (${Math.round(capacity)} pages a second) for ${seconds} s`;
  return [
    rateFigure(`${name}: served in full`, { perSecond: served.length / seconds, busy }),
    rateFigure(`${name}: turned away`, { perSecond: turnedAway.length / seconds, busy }),
    { name: `${name}: neither`, value: answers.length - served.length - turnedAway.length, unit: '', goal: '0' },
    { name: `${name}: a page served, 99 %`, value: quantile(served.map(msOf), 0.99), unit: 'ms', goal: '≤ 1000' },
    { name: `${name}: turned away, 99 %`, value: quantile(turnedAway.map(msOf), 0.99), unit: 'ms', goal: '≤ 1000' },
    { name: `${name}: until newcomers are served again`, value: recovered, unit: 's', goal: '≤ 5' },
  ];
};

const msOf = ({ ms }: FloodAnswer) => ms;

const flood = (workerData: Flood): Promise<readonly FloodAnswer[]> =>
  new Promise((resolve, reject) => {
    new Worker(new URL('../flood.ts', import.meta.url), { workerData }).once('message', resolve).once('error', reject);
  });

const untilServed = async (url: string): Promise<void> => {
  const latest = performance.now() + 60_000;
  while (performance.now() < latest) {
    const answer = await fetch(url + page);
    await answer.text();
    if (answer.status === 200) return;
  }
  throw new Error('the shop is still turning newcomers away, a minute after the flood');
};
