import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
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

interface ProcessTime {
  readonly pid: number;
  readonly parent: number;
  /** Of the process and of its ended children. */
  readonly ms: number;
}

/** Processor time in ms that the shop has used so far. */
export interface ProcessorTime {
  /** Of the web process, and of its children where it has some. */
  readonly server: number;
  readonly database: number;
}

/** The processor time of the shop's processes and of its own PostgreSQL's, including ended ones. Linux only. */
export const processorTime = async (site: {
  readonly pid: number;
  readonly dataDir: string;
  /** The folder of its PostgreSQL, if that isn't the built-in one. */
  readonly postgres?: string;
}): Promise<ProcessorTime> => {
  const [postmaster] = (
    await readFile(join(site.postgres ?? join(site.dataDir, 'postgres'), 'postmaster.pid'), 'utf8')
  ).split('\n');
  const known = await Promise.all((await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(timeOf));
  const all = known.filter((found) => found !== undefined);
  return { server: familyOf(site.pid, all), database: familyOf(Number(postmaster), all) };
};

const familyOf = (first: number, all: readonly ProcessTime[]): number => {
  const family = new Set([first]);
  // A child may have a lower number than its parent, so until nothing is added.
  for (let size = 0; size < family.size; ) {
    size = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return all.reduce((sum, { pid, ms }) => (family.has(pid) ? sum + ms : sum), 0);
};

/** Linux counts in hundredths of a second. */
const tickMs = 10;

const timeOf = async (name: string): Promise<ProcessTime | undefined> => {
  const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => undefined); // ended meanwhile
  // After the program's name, which is in parentheses: state, parent, and from the 12th field on the times.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields === undefined) return undefined;
  const times = fields.slice(11, 15).map(Number);
  return { pid: Number(name), parent: Number(fields[1]), ms: tickMs * times.reduce((sum, ticks) => sum + ticks, 0) };
};
