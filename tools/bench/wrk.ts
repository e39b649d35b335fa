import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installSystemPackage, which } from '../system-packages.ts';

const run = promisify(execFile);

export interface WebLoad {
  readonly perSecond: number;
  /** In ms. */
  readonly p99: number;
  readonly requests: number;
  /** Answers that weren't 2xx or 3xx, and connections that broke. */
  readonly failed: number;
}

export interface WebLoadOptions {
  readonly connections: number;
  readonly seconds: number;
}

/**
 * Asks for one address again and again, as browsers that take Brotli; `{n}` in it is something else each time, in later
 * calls too. By wrk, because load generators in JavaScript need more processor time than the pages that they ask for.
 */
export async function webLoad(address: string, { connections, seconds }: WebLoadOptions): Promise<WebLoad> {
  const folder = mkdtempSync(join(tmpdir(), 'boxwright-wrk-'));
  try {
    const script = join(folder, 'load.lua');
    const { origin, pathname, search } = new URL(address);
    writeFileSync(script, lua(decodeURI(pathname + search), Date.now().toString(36)));
    const asked = ['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`];
    const { stdout } = await run(await wrk(), [...asked, '--timeout', '30s', '--script', script, origin]);
    const [requests = 0, micros = 0, p99 = 0, failed = 0] = (/^told (.*)$/m.exec(stdout)?.[1] ?? '')
      .split(' ')
      .map(Number);
    return { perSecond: requests / (micros / 1e6), p99: p99 / 1000, requests, failed };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function wrk(): Promise<string> {
  if (which('wrk') === undefined) await installSystemPackage('wrk');
  const path = which('wrk');
  if (path === undefined) throw new Error('The benchmark needs wrk: install it, on Debian with `apt-get install wrk`.');
  return path;
}

const lua = (path: string, run: string): string => `
wrk.headers["accept-encoding"] = "br"
local asked = 0
request = function()
  asked = asked + 1
  return wrk.format(nil, (string.gsub(${JSON.stringify(path)}, "{n}", "${run}" .. asked)))
end
done = function(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.timeout + errors.status
  print(string.format("told %d %d %.0f %d", summary.requests, summary.duration, latency:percentile(99), failed))
end
`;
