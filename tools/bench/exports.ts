import { setTimeout as wait } from 'node:timers/promises';
import { dataFolder, startSite } from '../site.ts';
import { readDatabase } from '../torture/postgres.ts';
import { deskOfBench } from './desk.ts';
import { signedIn } from './journeys.ts';
import { residentMiB } from './process.ts';
import { type Figure, quantile } from './report.ts';
import { seedDocuments } from './seed-documents.ts';
import { seedOrders } from './seed-orders.ts';
import { Caller } from './wire.ts';

const documents = 100_000;
const files = ['sales-register.csv', 'ledger.csv', 'gstr1.zip', 'gstr1.json', 'tally.xml', 'e-invoices.zip'];
/** Pause between two requests to the server. */
const pauseMs = 4;

/**
 * Each export of a month with a hundred thousand invoices: how long it takes, the longest time that the server keeps a
 * small request waiting meanwhile, and how much memory it takes.
 */
export async function measureExports(): Promise<Figure[]> {
  const data = dataFolder();
  try {
    const site = await startSite(data.path, {
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      STAFF_EMAIL: deskOfBench.email,
      STAFF_PASSWORD: deskOfBench.password,
    });
    try {
      const caller = new Caller(site.url, '10.20.0.1');
      await caller.call('StaffSignIn', deskOfBench);
      for (const buyer of await signedIn(site.url, 1, 1)) buyer.close();
      await readDatabase(data.path, async (query) => {
        const [first] = await query('SELECT id FROM customers ORDER BY id LIMIT 1');
        const only = Number(first?.['id']);
        await seedOrders(query, { orders: documents, largeId: only, smallId: only });
        await seedDocuments(query);
      });
      const figures: Figure[] = [];
      const idle = await slowest(site.url, wait(3_000));
      figures.push({ name: 'exports: a small request, nothing else asked, longest', value: idle.longest, unit: 'ms' });
      for (const file of files) {
        const before = await residentMiB(site.pid);
        const begun = performance.now();
        const download = bytesOf(caller, file);
        const [size, { longest, typical, mostMiB }] = await Promise.all([
          download,
          slowest(site.url, download, site.pid),
        ]);
        const name = `exports: ${file} of ${documents} documents`;
        figures.push(
          { name: `${name}, whole`, value: (performance.now() - begun) / 1000, unit: 's' },
          { name: `${name}, size`, value: size / 2 ** 20, unit: 'MiB' },
          { name: `${name}, a small request meanwhile, 99 %`, value: typical, unit: 'ms' },
          { name: `${name}, a small request meanwhile, longest`, value: longest, unit: 'ms', goal: '≤ 50' },
          { name: `${name}, memory above before`, value: mostMiB - before, unit: 'MiB', goal: '≤ 60' },
        );
      }
      caller.close();
      return figures;
    } finally {
      await site.stop();
    }
  } finally {
    data.remove();
  }
}

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

async function bytesOf(caller: Caller, file: string): Promise<number> {
  const period = new URLSearchParams({ from: dayBefore(40), to: dayBefore(-1) });
  const { status, text } = await caller.send('GET', `/manage/exports/${file}?${period}`, '', 'text/html');
  if (status !== 200) throw new Error(`${file} answered ${status}: ${text.slice(0, 200)}`);
  return text.length;
}

/** The longest time a small request takes until something is over, and the memory meanwhile. */
async function slowest(url: string, until: Promise<unknown>, pid?: number) {
  const asker = new Caller(url, '10.20.0.2');
  let isOver = false;
  const over = until.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  let mostMiB = 0;
  while (!isOver) {
    const begun = performance.now();
    await asker.send('GET', '/robots.txt', '', 'text/plain');
    times.push(performance.now() - begun);
    if (pid !== undefined && times.length % 50 === 0) mostMiB = Math.max(mostMiB, await residentMiB(pid));
    await wait(pauseMs);
  }
  await over;
  asker.close();
  return { longest: Math.max(...times), typical: quantile(times, 0.99), mostMiB };
}
