import { cpus } from 'node:os';
import { benchmarkPreflight } from '../../apps/server/bench.ts';
import { benchmarkContours } from '../../packages/contour/bench.ts';
import { benchmarkDocuments } from '../../packages/documents/bench.ts';
import { benchmarkPricing } from '../../packages/pricing/bench.ts';
import { dataFolder, startSite } from '../site.ts';
import { buildWebIfStale } from '../web-build.ts';
import { measureArtwork } from './artwork.ts';
import { measureDatabaseAlone } from './database-alone.ts';
import { measureDeskDay } from './desk-day.ts';
import { measureDrawings } from './dielines.ts';
import { measureExports } from './exports.ts';
import { measureHtml } from './html.ts';
import { measureJourneys, measureRush } from './journeys.ts';
import { measureListPrices } from './list-prices.ts';
import { measureMemory } from './memory.ts';
import { measureNeighbours } from './neighbours.ts';
import { measureOrders } from './orders.ts';
import { measurePages } from './pages.ts';
import { measurePressure } from './pressure.ts';
import { measurePrices } from './prices.ts';
import { residentMiB, timeToFirstPage, untilIdle } from './process.ts';
import { type Figure, print } from './report.ts';
import { measureSlowPhone } from './slow-phone.ts';
import { staffSettings } from './staff-account.ts';
import { measureTwoNodes } from './two-nodes.ts';

/**
 * The performance figures, measured on a separate site in a temporary folder over loopback. `npm run bench` prints
 * them; nothing here passes or fails. `npm run bench pages` measures pages with Lighthouse, alone;
 * `npm run bench html` how many pages and files are sent a second, `npm run bench pressure` what becomes of five times
 * as many newcomers as can be served;
 * `npm run bench slow-phone` what a buyer on a slow phone waits for;
 * `npm run bench journeys 30 8` purchases by eight customers for half a minute; `npm run bench two-nodes` what a second
 * web process adds; `npm run bench database` what PostgreSQL alone does of a purchase;
 * `npm run bench orders` the lists of orders in a shop with a million of them, which takes five minutes and 3 GB of disk;
 * `npm run bench prices` prices a second, those of price lists and coupons, and new layouts of every style; `npm run bench drawings` dielines and contours;
 * `npm run bench documents` the papers of an order; `npm run bench exports` the accountant's files of a hundred thousand;
 * `npm run bench preflight` checks of large files for print; `npm run bench artwork` from their upload to the folded box;
 * `npm run bench desk-day` how often the order desk presses a key.
 */
if (!(await buildWebIfStale())) throw new Error('The web app could not be built; the messages above say why.');
const data = dataFolder();
const figures: Figure[] = [];
try {
  const [, , part, ...settings] = process.argv;
  if (part === 'slow-phone') await measureSlowPhoneAlone();
  else if (part === 'journeys') await measureJourneysAlone(settings.map(Number));
  else if (part === 'database') figures.push(...(await measureDatabaseAlone(data.path)));
  else if (part === 'two-nodes') figures.push(...(await measureTwoNodes(data.path)));
  else if (part === 'pages') await measurePagesAlone();
  else if (part === 'html') await measureHtmlAlone();
  else if (part === 'pressure') await measurePressureAlone();
  else if (part === 'desk-day') await measureDeskDayAlone();
  else if (part === 'prices') await measurePricesAlone();
  else if (part === 'drawings') figures.push(...benchmarkContours(), ...(await measureDrawings()));
  else if (part === 'documents') figures.push(...(await benchmarkDocuments()));
  else if (part === 'orders') figures.push(...(await measureOrders()));
  else if (part === 'preflight') figures.push(...(await benchmarkPreflight()));
  else if (part === 'artwork') await measureArtworkAlone();
  else if (part === 'exports') figures.push(...(await measureExports()));
  else if (part === undefined) await measureAll();
  else throw new Error(`There is no part “${part}”; the comment in tools/bench/main.ts lists them.`);
} finally {
  data.remove();
}
print(`${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`, figures);

async function measureSlowPhoneAlone() {
  const site = await startSite(data.path, { LOG_LEVEL: 'warn' });
  try {
    figures.push(...(await measureSlowPhone(site.url)));
  } finally {
    await site.stop();
  }
}

async function measureArtworkAlone() {
  const site = await startSite(data.path, { LOG_LEVEL: 'warn' });
  try {
    await untilIdle(site.pid, data.path);
    figures.push(...(await measureArtwork({ ...site, dataDir: data.path })));
  } catch (error) {
    throw new Error(`The server printed: ${site.printed()}`, { cause: error });
  } finally {
    await site.stop();
  }
}

async function measurePricesAlone() {
  const site = await startSite(data.path, { TRUST_PROXY: '1', LOG_LEVEL: 'warn', ...staffSettings });
  try {
    await untilIdle(site.pid, data.path);
    figures.push(...(await measurePrices({ ...site, dataDir: data.path })));
    figures.push(...(await measureListPrices(site.url)));
  } finally {
    await site.stop();
  }
  figures.push(...benchmarkPricing());
}

async function measureHtmlAlone() {
  const site = await startSite(data.path, { TRUST_PROXY: '1', LOG_LEVEL: 'warn' });
  try {
    figures.push(...(await measureHtml({ ...site, dataDir: data.path })));
  } finally {
    await site.stop();
  }
}

async function measurePressureAlone() {
  // The limits are on but don't matter: every request has its own address.
  const site = await startSite(data.path, { TRUST_PROXY: 'true', LOG_LEVEL: 'warn', RATE_LIMIT: '1000000' });
  try {
    figures.push(...(await measurePressure({ ...site, dataDir: data.path })));
  } finally {
    await site.stop();
  }
}

async function measurePagesAlone() {
  const site = await startSite(data.path, { LOG_LEVEL: 'warn' });
  try {
    figures.push(...(await measurePages(site.url)));
  } finally {
    await site.stop();
  }
}

async function measureJourneysAlone([seconds = 30, workers = 8]: readonly number[]) {
  const site = await startSite(data.path, { TRUST_PROXY: '1', LOG_LEVEL: 'warn' });
  try {
    figures.push(...(await measureRush({ url: site.url, pid: site.pid, dataDir: data.path }, { workers, seconds })));
  } finally {
    await site.stop();
  }
}

async function measureDeskDayAlone() {
  const site = await startSite(data.path, { TRUST_PROXY: '1', LOG_LEVEL: 'warn', ...staffSettings });
  try {
    figures.push(...(await measureDeskDay(site.url)));
  } finally {
    await site.stop();
  }
}

async function measureAll() {
  const first = await timeToFirstPage(data.path, staffSettings);
  figures.push({ name: 'first start to first page (with database and demo data)', value: first.seconds, unit: 's' });
  await first.site.stop();

  const second = await timeToFirstPage(data.path);
  figures.push({ name: 'second start to first page', value: second.seconds, unit: 's', goal: '≤ 4' });
  await second.site.stop();

  // One machine sends the load: no limit per source, and each caller has its own address, as behind a proxy.
  const site = await startSite(data.path, { TRUST_PROXY: '1', LOG_LEVEL: 'warn' });
  try {
    await fetch(site.url).then((answer) => answer.text());
    await untilIdle(site.pid, data.path);
    figures.push({
      name: 'memory of the idle web process',
      value: await residentMiB(site.pid),
      unit: 'MiB',
      goal: '≤ 200',
    });
    figures.push(...(await measurePrices({ ...site, dataDir: data.path })));
    figures.push(...(await measureListPrices(site.url)));
    figures.push(...(await measureHtml({ ...site, dataDir: data.path })));
    figures.push(...(await measureJourneys({ url: site.url, pid: site.pid, dataDir: data.path })));
    figures.push(...(await measurePages(site.url)));
    figures.push(...(await measureSlowPhone(site.url)));
    figures.push(...(await measureMemory({ ...site, dataDir: data.path })));
    figures.push({ name: 'memory of the web process after the load', value: await residentMiB(site.pid), unit: 'MiB' });
  } finally {
    await site.stop();
  }
  // With production limits.
  const limited = await startSite(data.path, { TRUST_PROXY: '1', LOG_LEVEL: 'warn', RATE_LIMIT: '3000' });
  try {
    figures.push(...(await measureNeighbours(limited.url)));
  } finally {
    await limited.stop();
  }
  await measurePressureAlone();
  figures.push(...benchmarkPricing());
  figures.push(...benchmarkContours());
  figures.push(...(await measureDrawings()));
  figures.push(...(await benchmarkDocuments()));
  figures.push(...(await benchmarkPreflight()));
}
