import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installSystemPackage, which } from '../system-packages.ts';
import { type Rate, whileWatching } from './busy.ts';
import type { Watched } from './process.ts';
import { quantile } from './report.ts';

const run = promisify(execFile);

export interface WebLoad extends Rate {
  /** In ms. */
  readonly p50: number;
  readonly p99: number;
  readonly requests: number;
  /** Answers that weren't 2xx or 3xx, and connections that broke. */
  readonly failed: number;
}

export interface WebLoadOptions {
  readonly connections: number;
  readonly seconds: number;
  /** JSON to post, one after the other; without it, the address is read. */
  readonly bodies?: readonly string[];
  /** The number of network addresses that requests come from, if the shop limits each of them. */
  readonly sources?: number;
}

/**
 * Requests one address repeatedly, as browsers that accept Brotli do. `{n}` in it or in a body is another number each
 * time, also in later calls; `{5+n%9}` is 5 plus the remainder of that by 9. Uses wrk, because load generators in
 * JavaScript need more processor time than the server.
 */
export async function webLoad(
  watched: Watched,
  address: string,
  { connections, seconds, bodies = [], sources = 0 }: WebLoadOptions,
): Promise<WebLoad> {
  const program = await wrk();
  const folder = mkdtempSync(join(tmpdir(), 'boxwright-wrk-'));
  try {
    const script = join(folder, 'load.lua');
    const { origin, pathname, search } = new URL(address);
    writeFileSync(script, lua(decodeURI(pathname + search), bodies, sources));
    const asked = ['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`];
    const { result, busy } = await whileWatching(watched, 'child', () =>
      run(program, [...asked, '--timeout', '30s', '--script', script, origin]),
    );
    const counted = /^result (.*)$/m.exec(result.stdout)?.[1];
    if (counted === undefined) throw new Error(`wrk counted nothing: ${result.stderr}`);
    const [requests = 0, micros = 0, p50 = 0, p99 = 0, failed = 0] = counted.split(' ').map(Number);
    askedBefore += requests + connections;
    return { perSecond: requests / (micros / 1e6), p50: p50 / 1000, p99: p99 / 1000, requests, failed, busy };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Several runs of the same load as one: medians of their rates, times and shares. */
export function medianLoad(loads: readonly WebLoad[]): WebLoad {
  const median = (of: (load: WebLoad) => number) => quantile(loads.map(of), 0.5);
  const sum = (of: (load: WebLoad) => number) => loads.reduce((total, load) => total + of(load), 0);
  return {
    perSecond: median(({ perSecond }) => perSecond),
    p50: median(({ p50 }) => p50),
    p99: median(({ p99 }) => p99),
    requests: sum(({ requests }) => requests),
    failed: sum(({ failed }) => failed),
    busy: {
      server: median(({ busy }) => busy.server),
      database: median(({ busy }) => busy.database),
      client: median(({ busy }) => busy.client),
    },
  };
}

async function wrk(): Promise<string> {
  if (which('wrk') === undefined) await installSystemPackage('wrk');
  const path = which('wrk');
  if (path === undefined) throw new Error('The benchmark needs wrk: install it, on Debian with `apt-get install wrk`.');
  return path;
}

/** Requests of earlier loads, so that no `{n}` comes twice. */
let askedBefore = 0;

/** Replaced by another number each time. */
const changing = /\{(\d+\+)?n(%\d+)?\}/;

const lua = (path: string, bodies: readonly string[], sources: number): string => `
wrk.headers["accept-encoding"] = "br"
local path = ${JSON.stringify(path)}
local bodies = {${bodies.map((body) => JSON.stringify(body)).join(',\n')}}
local asked = ${askedBefore}
local sources = ${sources}
if #bodies > 0 then
  wrk.method = "POST"
  wrk.headers["content-type"] = "application/json"
end
local changes = ${sources > 0 || [path, ...bodies].some((text) => changing.test(text))}
local made = {}
request = function()
  asked = asked + 1
  local at = #bodies > 0 and asked % #bodies + 1 or 1
  if made[at] then return made[at] end
  local function number(text)
    if not text then return nil end
    local rest = string.gsub(text, "{(%d+)%+n%%(%d+)}", function(least, by) return least + asked % by end)
    return (string.gsub(rest, "{n}", asked))
  end
  if sources > 0 then wrk.headers["x-forwarded-for"] = "192.168.0." .. asked % sources end
  local formatted = wrk.format(nil, number(path), nil, number(bodies[at]))
  if not changes then made[at] = formatted end
  return formatted
end
done = function(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.timeout + errors.status
  print(string.format("result %d %d %.0f %.0f %d", summary.requests, summary.duration, latency:percentile(50), latency:percentile(99), failed))
end
`;
