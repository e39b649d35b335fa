import { Worker } from 'node:worker_threads';
import type { Flood, FloodAnswer } from '../flood.ts';
import { type Figure, quantile } from './report.ts';

/** A page that is rendered for each request. */
const page = '/login';
/** How many times what it can do is asked of the shop, and for how many seconds. */
const times = 5;
const seconds = 10;

/** What five times as many newcomers as the shop can serve are answered, and how long it takes to be as before. */
export const measurePressure = async (url: string): Promise<Figure[]> => {
  await capacityOf(url); // until the code is compiled
  const capacity = await capacityOf(url);
  const answers = await flood({ url: url + page, perSecond: Math.ceil(capacity * times), seconds });
  const over = performance.now();
  await untilServed(url);
  const recovered = (performance.now() - over) / 1000;
  const served = answers.filter(({ status }) => status === 200);
  const turnedAway = answers.filter(({ status }) => status === 503);
  const name = `${times} times the capacity (${Math.round(capacity)} pages a second) for ${seconds} s`;
  return [
    { name: `${name}: served in full`, value: served.length / seconds, unit: '/s' },
    { name: `${name}: turned away`, value: turnedAway.length / seconds, unit: '/s' },
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

/** Pages a second while eight requests are always open. */
const capacityOf = async (url: string): Promise<number> => {
  const measuredSeconds = 4;
  const end = performance.now() + measuredSeconds * 1000;
  let served = 0;
  const askOnAndOn = async (client: number) => {
    while (performance.now() < end) {
      const answer = await fetch(url + page, { headers: { 'x-forwarded-for': `192.168.0.${client}` } });
      await answer.text();
      served += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, client) => askOnAndOn(client)));
  return served / measuredSeconds;
};

const untilServed = async (url: string): Promise<void> => {
  const latest = performance.now() + 60_000;
  while (performance.now() < latest) {
    const answer = await fetch(url + page);
    await answer.text();
    if (answer.status === 200) return;
  }
  throw new Error('the shop is still turning newcomers away, a minute after the flood');
};
