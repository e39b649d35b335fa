import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withBareFastify } from './bare-fastify.ts';
import type { Figure } from './report.ts';

/** Installed only for the measurement. */
const autocannon = 'autocannon@8.0.0';
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
    await run('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--silent', autocannon]);
    const load = (address: string) => loadOf(join(folder, 'node_modules/autocannon/autocannon.js'), address);
    const page = await fetch(`${url}/mono-cartons`, { headers: { 'accept-encoding': 'br' } });
    const script = /\/assets\/framework[^"]+\.js/.exec(await page.text())?.[0] ?? '/favicon.svg';
    const memory = await load(`${url}/mono-cartons`);
    // Each request asks for another address, so every page is rendered.
    const rendered = await load(`${url}/mono-cartons?search=[<id>]`);
    const file = await load(`${url}${script}`);
    const bare = await withBareFastify(load);
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

const loadOf = async (command: string, address: string): Promise<Load> => {
  const options = ['-j', '-c', String(connections), '-d', String(seconds), '-H', 'accept-encoding=br'];
  // At the end, because it would take an address behind it for its value.
  const ids = address.includes('[<id>]') ? ['-I'] : [];
  const { stdout } = await run(process.execPath, [command, ...options, address, ...ids], { maxBuffer: 1e7 });
  const told: {
    requests: { total: number };
    duration: number;
    latency: { p99: number };
    non2xx: number;
    errors: number;
  } = JSON.parse(stdout); // autocannon's report
  return {
    perSecond: told.requests.total / told.duration,
    p99: told.latency.p99,
    failed: told.non2xx + told.errors,
  };
};
