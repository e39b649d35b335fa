import { withBareFastify } from './bare-fastify.ts';
import { rateFigure, ratioFigure } from './busy.ts';
import type { Watched } from './process.ts';
import { type Figure, quantile } from './report.ts';
import { Caller } from './wire.ts';
import { medianLoad, type WebLoad, webLoad } from './wrk.ts';

type Rows = readonly Record<string, number | string>[];

interface Configuration {
  readonly [field: string]: number | string | undefined;
}

/** Configurations over the whole catalogue: the first ones are all sizes on the first board. */
const configurations = async (caller: Caller, count: number, of = {}): Promise<readonly Configuration[]> => {
  const all = (operation: string, where: object) =>
    caller.call<Rows>(operation, { recordCount: '*', whereClause: where });
  const variants = await all('GetVariantData', { fld_status: 'Active', ...of });
  const boards = await all('GetBoard', { fld_status: 'Active' });
  const outer = await all('GetCoatingdata', { fld_coating_type: 'outer' });
  return Array.from({ length: count }, (_, index) => ({
    quantity: 1000 + (index % 9) * 1000 + (index % 7),
    outercoatingid: outer[index % outer.length]?.['fld_coating_id'],
    innercoatingid: 0,
    varientid: variants[index % variants.length]?.['fld_variantid'],
    boardid: boards[Math.floor(index / variants.length) % boards.length]?.['fld_board_id'],
  }));
};

/** A side in mm, to the hundredth; different for each number up to ten thousand. */
const side = (least: number, most: number, number: number) =>
  Math.round((least + ((number * 7919) % 9973) / (9973 / (most - least))) * 100) / 100;

const madeToMeasure = (configuration: Configuration, index: number): Configuration => ({
  ...configuration,
  length: side(40, 120, index + 1),
  width: side(30, 90, index + 3),
  height: side(40, 160, index + 7),
});

const rounds = 3;
const load = { connections: 50, seconds: 5 } as const;

/**
 * GetPrice over HTTP. With one connection: how long an answer takes. With fifty: how many answers per second, by turns
 * with a bare Fastify. For 2,000 configurations that were priced before; for the same in other quantities, so that no
 * answer is cached; and for boxes made to measure, each of which must be laid out.
 */
export const measurePrices = async (site: Watched & { readonly url: string }): Promise<Figure[]> => {
  const address = `${site.url}/api/GetPrice`;
  const first = new Caller(site.url, '10.1.0.1');
  const known = await configurations(first, 2_000);
  const single = await oneAfterTheOther(first, known);
  const size = JSON.stringify({ data: await first.call('GetPrice', known[0]) }).length;
  // In a style that takes any proportions.
  const tucked = await configurations(first, 9_000, { fld_item_route: 'soap-box' });
  first.close();

  const bodies = known.map((each) => JSON.stringify(each));
  const unseen = bodies.map((body) => body.replace(/"quantity":\d+/, '"quantity":{1000+n%49000}'));
  const ask = (asked: readonly string[], seconds: number = load.seconds) =>
    webLoad(site, address, { ...load, seconds, bodies: asked });
  const runs = await withBareFastify(async (bare) => {
    const askBare = () => webLoad(bare, `${bare.url}/${size}`, { ...load, bodies });
    await Promise.all([ask(bodies), askBare()]); // until the code is compiled
    const found: { bare: WebLoad; seen: WebLoad; unseen: WebLoad; waits: readonly number[] }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const [bareLoad, seen] = [await askBare(), await ask(bodies)];
      const { result, waits } = await beside(site.url, () => ask(unseen));
      found.push({ bare: bareLoad, seen, unseen: result, waits });
    }
    return found;
  });
  const [bare, seen, other] = [
    medianLoad(runs.map((each) => each.bare)),
    medianLoad(runs.map((each) => each.seen)),
    medianLoad(runs.map((each) => each.unseen)),
  ];
  // More than can be laid out in that time.
  const own = tucked.map((each, index) => JSON.stringify(madeToMeasure(each, index)));
  const { result: laid, waits } = await beside(site.url, () => ask(own, 10));
  return [
    { name: 'GetPrice, one connection: median', value: quantile(single, 0.5), unit: 'ms', goal: '≤ 5' },
    { name: 'GetPrice, one connection: 99 %', value: quantile(single, 0.99), unit: 'ms' },
    ...figuresOf('GetPrice, 2,000 configurations seen before', seen, bare, '≥ 40'),
    ...figuresOf('GetPrice, no quantity seen before', other, bare),
    waitFigure(
      'GetPrice, no quantity seen before',
      quantile(
        runs.flatMap((each) => each.waits),
        1,
      ),
    ),
    rateFigure('GetPrice, made to measure, no size seen before', laid),
    { name: 'GetPrice, made to measure, no size seen before: 99 %', value: laid.p99, unit: 'ms' },
    waitFigure('GetPrice, made to measure, no size seen before', quantile(waits, 1)),
    { name: 'GetPrice: errors', value: seen.failed + other.failed + laid.failed, unit: '', goal: '0' },
  ];
};

const figuresOf = (name: string, ours: WebLoad, bare: WebLoad, ratioGoal?: string): Figure[] => [
  rateFigure(name, ours, '≥ 1500'),
  { name: `${name}: median`, value: ours.p50, unit: 'ms' },
  { name: `${name}: 99 %`, value: ours.p99, unit: 'ms', goal: '≤ 80' },
  ratioFigure(name, ours, bare, ratioGoal),
];

const waitFigure = (name: string, value: number): Figure => ({
  name: `${name}: the longest wait of another visitor`,
  value,
  unit: 'ms',
  goal: '≤ 50',
});

const oneAfterTheOther = async (caller: Caller, known: readonly Configuration[]): Promise<readonly number[]> => {
  for (const each of known.slice(0, 300)) await caller.call('GetPrice', each);
  const times: number[] = [];
  for (const each of known.slice(0, 1_000)) {
    const begun = performance.now();
    await caller.call('GetPrice', each);
    times.push(performance.now() - begun);
  }
  return times;
};

/** How long another visitor waits for a small answer meanwhile, fifty times per second, in ms. */
const beside = async <T>(url: string, work: () => Promise<T>) => {
  const visitor = new Caller(url, '10.1.0.2');
  const waits: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const begun = performance.now();
      await visitor.call('GetBoard', { recordCount: 1 });
      waits.push(performance.now() - begun);
      await new Promise((later) => setTimeout(later, 20));
    }
  })();
  const result = await work();
  isOver = true;
  await asking;
  visitor.close();
  return { result, waits };
};
