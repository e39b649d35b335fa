import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startSite } from '../site.ts';

/** Starts the site and waits until the home page has been loaded completely. */
export const timeToFirstPage = async (dataDir: string, settings: Readonly<Record<string, string>> = {}) => {
  const begun = performance.now();
  const site = await startSite(dataDir, settings);
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
  /** Of the process and its ended children. */
  readonly ms: number;
}

/** Processor time in ms that the shop has used so far. */
export interface ProcessorTime {
  /** Of the web process and its children, if any. */
  readonly server: number;
  readonly database: number;
}

/** A server, and where to find its processes. */
export interface Watched {
  readonly pid: number | readonly number[];
  /** The shop's data folder; a server without it has no database. */
  readonly dataDir?: string;
  /** The folder of its PostgreSQL, unless it is the built-in one. */
  readonly postgres?: string;
}

/** The processor time of a server's processes and of its own PostgreSQL's, including ended ones. Linux only. */
export const processorTime = async ({ pid, dataDir, postgres }: Watched): Promise<ProcessorTime> => {
  const folder = postgres ?? (dataDir && join(dataDir, 'postgres'));
  const [postmaster] = folder ? (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n') : [];
  const known = await Promise.all((await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(timeOf));
  const all = known.filter((found) => found !== undefined);
  const server = [pid].flat().reduce((sum, each) => sum + familyOf(each, all), 0);
  return { server, database: postmaster ? familyOf(Number(postmaster), all) : 0 };
};

/** The processor time of this process's ended children, in ms. Linux only. */
export const endedChildrenTime = async (): Promise<number> => {
  const [children, system] = (await fieldsOf('self')).slice(13, 15).map(Number);
  return tickMs * ((children ?? 0) + (system ?? 0));
};

const familyOf = (first: number, all: readonly ProcessTime[]): number => {
  const family = new Set([first]);
  // A child may have a lower number than its parent, so this repeats until nothing is added.
  for (let size = 0; size < family.size; ) {
    size = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return all.reduce((sum, { pid, ms }) => (family.has(pid) ? sum + ms : sum), 0);
};

const idleSeconds = 25;

/** Waits until a fresh server has laid out its catalogue and has ended the thread that did it. */
export const untilIdle = async (pid: number, dataDir: string): Promise<void> => {
  for (let quiet = 0, before = Number.NaN; quiet < idleSeconds; ) {
    await new Promise((later) => setTimeout(later, 1_000));
    const { server } = await processorTime({ pid, dataDir });
    quiet = server - before < 100 ? quiet + 1 : 0;
    before = server;
  }
};

/** Linux counts in hundredths of a second. */
const tickMs = 10;

const timeOf = async (name: string): Promise<ProcessTime | undefined> => {
  const fields = await fieldsOf(name).catch(() => undefined); // ended meanwhile
  if (fields === undefined) return undefined;
  const times = fields.slice(11, 15).map(Number);
  return { pid: Number(name), parent: Number(fields[1]), ms: tickMs * times.reduce((sum, ticks) => sum + ticks, 0) };
};

/** The fields after the program's name, which is in parentheses: state, parent, and from the 12th on the times. */
const fieldsOf = async (name: string): Promise<string[]> => {
  const stat = await readFile(`/proc/${name}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};
