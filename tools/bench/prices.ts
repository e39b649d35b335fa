import { withBareFastify } from './bare-fastify.ts';
import { type Figure, quantile } from './report.ts';
import { Caller } from './wire.ts';

interface Row {
  readonly [field: string]: number | string;
}

/** Configurations over the whole catalogue, so that consecutive answers differ. */
const configurations = async (caller: Caller) => {
  const variants = await caller.call<Row[]>('GetVariantData', {
    recordCount: '*',
    whereClause: { fld_status: 'Active' },
  });
  const boards = await caller.call<Row[]>('GetBoard', { recordCount: '*', whereClause: { fld_status: 'Active' } });
  const outer = await caller.call<Row[]>('GetCoatingdata', {
    recordCount: '*',
    whereClause: { fld_coating_type: 'outer' },
  });
  return (index: number) => ({
    quantity: 1000 + (index % 9) * 1000 + (index % 7),
    outercoatingid: outer[index % outer.length]?.['fld_coating_id'],
    innercoatingid: 0,
    varientid: variants[(index * 7) % variants.length]?.['fld_variantid'],
    boardid: boards[(index * 3) % boards.length]?.['fld_board_id'],
  });
};

interface Load {
  readonly perSecond: number;
  /** Duration of each answer, in ms. */
  readonly times: readonly number[];
  readonly errors: number;
}

/** Fifty concurrent callers for some seconds. */
const loadOf = async (
  url: string,
  operation: string,
  configuration: (index: number) => object,
  seconds: number,
): Promise<Load> => {
  const times: number[] = [];
  let errors = 0;
  const begun = performance.now();
  const end = begun + seconds * 1_000;
  await Promise.all(
    Array.from({ length: 50 }, async (_, worker) => {
      for (let index = worker; performance.now() < end; index += 50) {
        // Each simulated shopper asks for a few dozen prices.
        const caller = new Caller(url, `10.2.${worker}.${((index / 50) % 250) | 0}`);
        for (let asked = 0; asked < 40 && performance.now() < end; asked++) {
          const started = performance.now();
          await caller.call(operation, configuration(index * 40 + asked)).catch(() => {
            errors++;
          });
          times.push(performance.now() - started);
        }
        caller.close();
      }
    }),
  );
  return { perSecond: times.length / ((performance.now() - begun) / 1_000), times, errors };
};

/** The same load on a bare Fastify. */
const echoLoad = (configuration: (index: number) => object): Promise<Load> =>
  withBareFastify(async (url) => {
    await loadOf(url, 'echo', configuration, 1);
    return loadOf(url, 'echo', configuration, 5);
  });

/** GetPrice over HTTP: sequential callers, then fifty concurrent ones, compared with a bare Fastify. */
export const measurePrices = async (url: string): Promise<Figure[]> => {
  const first = new Caller(url, '10.1.0.1');
  const configuration = await configurations(first);
  for (let index = 0; index < 300; index++) await first.call('GetPrice', configuration(index));

  const single: number[] = [];
  for (let index = 0; index < 1_000; index++) {
    const begun = performance.now();
    await first.call('GetPrice', configuration(index));
    single.push(performance.now() - begun);
  }
  first.close();

  const many = await loadOf(url, 'GetPrice', configuration, 8);
  const echo = await echoLoad(configuration);
  return [
    { name: 'GetPrice, one connection: median', value: quantile(single, 0.5), unit: 'ms', goal: '≤ 5' },
    { name: 'GetPrice, one connection: 99 %', value: quantile(single, 0.99), unit: 'ms' },
    { name: 'GetPrice, 50 connections: answers', value: many.perSecond, unit: '/s', goal: '≥ 4000' },
    { name: 'GetPrice, 50 connections: median', value: quantile(many.times, 0.5), unit: 'ms' },
    { name: 'GetPrice, 50 connections: 99 %', value: quantile(many.times, 0.99), unit: 'ms', goal: '≤ 40' },
    { name: 'GetPrice, 50 connections: errors', value: many.errors, unit: '', goal: '0' },
    { name: 'bare Fastify echo, 50 connections: answers', value: echo.perSecond, unit: '/s' },
    { name: 'GetPrice beside the echo', value: (100 * many.perSecond) / echo.perSecond, unit: '%' },
  ];
};
