import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromiumPath } from '../chromium.ts';
import { blockingTime } from './blocking.ts';
import { type Figure, quantile } from './report.ts';

/** Installed only for the measurement, because it is larger than all other tools together. */
const lighthouse = 'lighthouse@12.8.2';
const runs = 5;
const run = promisify(execFile);

/** The pages that have performance budgets. */
const pages = {
  home: '/',
  category: '/mono-cartons',
  customiser: '/p/soap-box?step=customise',
  stickers: '/ordercustomstickers',
  blog: '/what-is-mono-carton',
} as const;

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
].join(' ');

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly score: number | null; readonly title: string }>
  >;
}

/** Lighthouse's mobile preset on each page: the median of its runs. */
export const measurePages = async (url: string): Promise<Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'boxwright-lighthouse-'));
  try {
    await run('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--silent', lighthouse]);
    const command = join(folder, 'node_modules/lighthouse/cli/index.js');
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(pages)) {
      const reports: Report[] = [];
      for (let tries = 0; reports.length < runs && tries < 3 * runs; tries += 1) {
        const report = await runLighthouse(command, url + path, join(folder, `${name}-${tries}.json`));
        if (report !== null) reports.push(report);
      }
      if (reports.length < runs) throw new Error(`Lighthouse saw ${path} only ${reports.length} times`);
      figures.push(...figuresOf(name, reports));
      const { phone, slowPhone } = await blockingTime(url + path);
      const own = `${name}: blocking, its own processor time`;
      figures.push({ name: own, value: phone, unit: 'ms', goal: '≤ 100' });
      figures.push({ name: `${own}, on a phone half as fast`, value: slowPhone, unit: 'ms', goal: '≤ 100' });
    }
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** One report; null if the headless browser painted nothing for Lighthouse, which happens occasionally. */
const runLighthouse = async (command: string, address: string, file: string): Promise<Report | null> => {
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`];
  try {
    const env = { ...process.env, CHROME_PATH: await chromiumPath() };
    await run(process.execPath, [command, address, ...options], { env });
  } catch (error) {
    console.log(`${address}: ${error instanceof Error ? error.message.split('\n')[1] : error}`);
    return null;
  }
  const report: Report = JSON.parse(readFileSync(file, 'utf8')); // Lighthouse's own format
  return report.categories['performance']?.score === null ? null : report;
};

const figuresOf = (page: string, reports: readonly Report[]): Figure[] => {
  const median = (read: (report: Report) => number) => quantile(reports.map(read), 0.5);
  const score = (category: string) => median(({ categories }) => (categories[category]?.score ?? 0) * 100);
  const timing = (audit: string) => median(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
  for (const [id, { score: given, title }] of Object.entries(reports[0]?.audits ?? {})) {
    if (given === 0) console.log(`${page}: ${id}: ${title}`);
  }
  return [
    { name: `${page}: performance`, value: score('performance'), unit: '', goal: '≥ 98' },
    { name: `${page}: accessibility`, value: score('accessibility'), unit: '', goal: '100' },
    { name: `${page}: best practices`, value: score('best-practices'), unit: '', goal: '100' },
    { name: `${page}: SEO`, value: score('seo'), unit: '', goal: '100' },
    { name: `${page}: largest paint`, value: timing('largest-contentful-paint') / 1000, unit: 's', goal: '≤ 1.5' },
    { name: `${page}: layout shift`, value: timing('cumulative-layout-shift'), unit: '', goal: '≤ 0.01' },
    { name: `${page}: blocking`, value: timing('total-blocking-time'), unit: 'ms', goal: '≤ 100' },
  ];
};
