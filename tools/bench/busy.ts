import { endedChildrenTime, type ProcessorTime, processorTime, type Watched } from './process.ts';
import type { Figure } from './report.ts';

/** How many cores were busy during a load: 1 is one whole core. */
export interface Busy extends ProcessorTime {
  readonly client: number;
}

/** How often something was done per second, and how busy each side was. */
export interface Rate {
  readonly perSecond: number;
  readonly busy: Busy;
}

/** Where the client runs: it is a child that ends with the load, or this process itself. */
export type Client = 'child' | 'this process';

/** Does the work and returns its result, with how busy the server, its database and the client were. */
export async function whileWatching<T>(watched: Watched, client: Client, work: () => Promise<T>) {
  const clientTime = async () => {
    if (client === 'child') return endedChildrenTime();
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  const before = { ...(await processorTime(watched)), client: await clientTime() };
  const begun = performance.now();
  const result = await work();
  const took = performance.now() - begun;
  const after = { ...(await processorTime(watched)), client: await clientTime() };
  const share = (of: keyof Busy) => (after[of] - before[of]) / took;
  const busy: Busy = { server: share('server'), database: share('database'), client: share('client') };
  return { result, busy, seconds: took / 1000 };
}

/** All our clients have one thread, which does nothing else meanwhile. */
const mostClient = 0.9;

/** Whether a rate measures the client: it had no time left, or was busier than the server. */
const isLimit = ({ server, database, client }: Busy): boolean =>
  client >= mostClient || client > Math.max(server, database);

const percent = (share: number) => `${Math.round(100 * share)} %`;

/** In shares of a core. */
const inWords = ({ server, database, client }: Busy): string =>
  `server ${percent(server)}, database ${percent(database)}, client ${percent(client)} of a core`;

const withheldFor = ({ busy }: Rate) => `the client was the limit, not the server (${inWords(busy)})`;

/** A rate as a figure; no figure if the client was the limit. */
export const rateFigure = (name: string, rate: Rate, goal?: string): Figure => ({
  name,
  unit: '/s',
  ...(goal ? { goal } : {}),
  ...(isLimit(rate.busy)
    ? { value: Number.NaN, withheld: withheldFor(rate) }
    : { value: rate.perSecond, note: inWords(rate.busy) }),
});

/** Our rate in per cent of a bare server's; no figure if the client was the limit of either. */
export const ratioFigure = (name: string, ours: Rate, bare: Rate, goal?: string): Figure =>
  compared(`${name} beside a bare Fastify`, ours, bare, { unit: '%', whole: 100, ...(goal ? { goal } : {}) });

/** How many times as high one rate is as another; no figure if the client was the limit of either. */
export const timesFigure = (name: string, rate: Rate, other: Rate, goal?: string): Figure =>
  compared(name, rate, other, { unit: '×', whole: 1, ...(goal ? { goal } : {}) });

function compared(
  name: string,
  one: Rate,
  other: Rate,
  { whole, ...shown }: { readonly unit: string; readonly whole: number; readonly goal?: string },
): Figure {
  const limited = [one, other].find(({ busy }) => isLimit(busy));
  if (limited) return { name, ...shown, value: Number.NaN, withheld: withheldFor(limited) };
  const note = `this one: ${inWords(one.busy)}; the other, ${Math.round(other.perSecond)}/s: ${inWords(other.busy)}`;
  return { name, ...shown, value: (whole * one.perSecond) / other.perSecond, note };
}
