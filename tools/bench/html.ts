import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withBareFastify } from './bare-fastify.ts';
import type { Figure } from './report.ts';

/** Installed only for the measurement. */
const autocannonPackage = 'autocannon@8.0.0';
const run = promisify(execFile);
const connections = 50;
const seconds = 8;

interface Load {
  readonly perSecond: number;
  readonly p99: number;
  readonly failed: number;
}

/** Pages and static files for fifty browsers that take Brotli, beside a bare Fastify that sends as many bytes. */
export const measureHtml = async (url: string): Promise<Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'boxwright-autocannon-'));
  try {
    await run('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--silent', autocannonPackage]);
    const module = await import(join(folder, 'node_modules/autocannon/autocannon.js'));
    const load = (address: string) => loadOf(module.default as Autocannon, address); // not installed, so without types
    const page = await fetch(`${url}/mono-cartons`, { headers: { 'accept-encoding': 'br' } });
    const script = /\/assets\/framework-[\w-]+\.js/.exec(await page.text())?.[0] ?? '/favicon.svg';
    const memory = await load(`${url}/mono-cartons`);
    const file = await load(`${url}${script}`);
    const bare = await withBareFastify(load);
    // Each request asks for another address, so every page is rendered.
    const rendered = await load(`${url}/mono-cartons?search={n}`);
    return [
      { name: 'public page from memory, 50 connections', value: memory.perSecond, unit: '/s', goal: '≥ 5000' },
      { name: 'public page from memory: 99 %', value: memory.p99, unit: 'ms', goal: '≤ 20' },
      { name: 'page rendered for each request', value: rendered.perSecond, unit: '/s', goal: '≥ 150' },
      { name: 'page rendered for each request: 99 %', value: rendered.p99, unit: 'ms' },
      { name: 'static file', value: file.perSecond, unit: '/s' },
      { name: 'bare Fastify, 20 kB', value: bare.perSecond, unit: '/s' },
      {
        name: 'static file beside the bare Fastify',
        value: (100 * file.perSecond) / bare.perSecond,
        unit: '%',
        goal: '≥ 60',
      },
      {
        name: 'pages and files that failed',
        value: memory.failed + rendered.failed + file.failed,
        unit: '',
        goal: '0',
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The parts of autocannon that are used here. */
type Autocannon = (options: {
  readonly url: string;
  readonly connections: number;
  readonly duration: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly requests: readonly { setupRequest: (request: { path: string }) => object }[];
}) => Promise<{
  readonly requests: { readonly total: number };
  readonly duration: number;
  readonly latency: { readonly p99: number };
  readonly non2xx: number;
  readonly errors: number;
}>;

/** Asks for one address again and again; `{n}` in it is another number each time. */
const loadOf = async (autocannon: Autocannon, address: string): Promise<Load> => {
  const { origin, pathname, search } = new URL(address);
  const path = decodeURI(pathname + search);
  let asked = 0;
  const setupRequest = (request: { path: string }) => {
    asked += 1;
    return { ...request, path: path.replace('{n}', String(asked)) };
  };
  const headers = { 'accept-encoding': 'br' };
  const told = await autocannon({ url: origin, connections, duration: seconds, headers, requests: [{ setupRequest }] });
  return {
    perSecond: told.requests.total / told.duration,
    p99: told.latency.p99,
    failed: told.non2xx + told.errors,
  };
};
