import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { dataFolder, type Site, startSite } from '../site.ts';
import { Client } from './client.ts';
import { ending } from './endings.ts';
import { MemoryWatch, memoryCeilingMiB } from './memory.ts';
import { endPostgres } from './postgres.ts';
import type { Trial } from './scenario.ts';

export const staff = { email: 'staff@boxwright.example', password: 'a-staff-password-of-length' };

/** A shop on a fixed port with a temporary data folder, started as `npm start` does. */
export interface Shop {
  readonly url: string;
  readonly dataDir: string;
  readonly site: () => Site;
  /** Starts it (again) on the same port and data. */
  readonly start: () => Promise<Site>;
  /** A visitor with a unique network address. */
  readonly visitor: () => Client;
  /** Whether `/readyz` reports ready. */
  readonly isReady: () => Promise<boolean>;
  readonly untilReady: (patienceMs: number) => Promise<boolean>;
}

interface ShopOptions {
  readonly settings?: Readonly<Record<string, string>>;
  /** Data folder; default: a temporary one. */
  readonly dataDir?: string;
}

/** Starts a shop for `work`, always closes it afterwards, and monitors its memory. */
export const withShop = async (
  { random, findings, evidence }: Trial,
  work: (shop: Shop) => Promise<void>,
  options: ShopOptions = {},
): Promise<void> => {
  const folder = options.dataDir === undefined ? dataFolder() : undefined;
  const dataDir = options.dataDir ?? folder?.path ?? '';
  const port = random.whole(20_000, 39_999);
  const url = `http://localhost:${port}`;
  let site: Site | undefined;
  let starts = 0;
  let sources = 0;
  const current = () => {
    if (site === undefined) throw new Error('The shop has not been started.');
    return site;
  };
  const start = async () => {
    site = await startSite(dataDir, {
      PORT: String(port),
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      STAFF_EMAIL: staff.email,
      STAFF_PASSWORD: staff.password,
      ...options.settings,
    });
    const started = site;
    starts += 1;
    const log = join(evidence, `server-${port}-${starts}.log`);
    void started.ended.then(() => writeFileSync(log, started.printed()));
    return started;
  };
  const isReady = () =>
    fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
      async (answer) => {
        await answer.text();
        return answer.ok;
      },
      () => false,
    );
  const shop: Shop = {
    url,
    dataDir,
    site: current,
    start,
    visitor: () => {
      sources += 1;
      return new Client(url, `10.${(sources >> 16) & 255}.${(sources >> 8) & 255}.${sources & 255}`);
    },
    isReady,
    untilReady: async (patienceMs) => {
      for (const end = performance.now() + patienceMs; performance.now() < end; await wait(100)) {
        if (await isReady()) return true;
      }
      return false;
    },
  };
  const memory = new MemoryWatch(() => site?.pid ?? 0);
  await ending(
    async () => {
      await start();
      findings.figure('memory of the web process at its start', `${Math.round(memory.look())} MiB`);
      await work(shop);
    },
    async () => {
      const peak = memory.stop();
      findings.figure('peak memory of the web process', `${Math.round(peak)} MiB`);
      if (peak > memoryCeilingMiB) {
        findings.violation(`The web process took ${Math.round(peak)} MiB; the limit is ${memoryCeilingMiB} MiB.`);
      }
      if (site !== undefined) findings.figure('ended in', `${Math.round(await close(site, dataDir))} ms`);
      folder?.remove();
    },
  );
};

/** How long an operator waits before using force. */
const patienceMs = 30_000;

/** Stops the server as an operator would, and kills what doesn't stop. Returns the duration in milliseconds. */
const close = async (site: Site, dataDir: string): Promise<number> => {
  const begun = performance.now();
  const force = setTimeout(() => void site.kill(), patienceMs);
  await site.stop();
  clearTimeout(force);
  const took = performance.now() - begun;
  await endPostgres(dataDir);
  return took;
};
