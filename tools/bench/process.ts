import { readFile } from 'node:fs/promises';
import { startSite } from '../site.ts';

/** Starts the site and waits until the home page has been loaded completely. */
export const timeToFirstPage = async (dataDir: string) => {
  const begun = performance.now();
  const site = await startSite(dataDir);
  const answer = await fetch(site.url);
  await answer.text();
  if (!answer.ok) throw new Error(`the home page answered ${answer.status}`);
  return { site, seconds: (performance.now() - begun) / 1000 };
};

/** Resident memory (RSS) of a process in MiB. */
export const residentMiB = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
};
