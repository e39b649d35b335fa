import { type Figure, quantile } from './report.ts';
import { Caller } from './wire.ts';

interface Row {
  readonly [field: string]: number | string;
}

/** Configurations over the whole catalogue, so that no answer is the same as the one before. */
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
    quantity: 1000 + (index % 9) * 1000 - (index % 7),
    outercoatingid: outer[index % outer.length]?.['fld_coating_id'],
    innercoatingid: 0,
    varientid: variants[(index * 7) % variants.length]?.['fld_variantid'],
    boardid: boards[(index * 3) % boards.length]?.['fld_board_id'],
  });
};

/** GetPrice over HTTP: one caller after another, then fifty at once. */
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

  const many: number[] = [];
  let errors = 0;
  const end = performance.now() + 8_000;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: 50 }, async (_, worker) => {
      for (let index = worker; performance.now() < end; index += 50) {
        // A shopper asks for a few dozen prices, then the next one comes.
        const caller = new Caller(url, `10.2.${worker}.${((index / 50) % 250) | 0}`);
        for (let asked = 0; asked < 40 && performance.now() < end; asked++) {
          const started = performance.now();
          await caller.call('GetPrice', configuration(index * 40 + asked)).catch(() => {
            errors++;
          });
          many.push(performance.now() - started);
        }
        caller.close();
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  return [
    { name: 'GetPrice, one connection: median', value: quantile(single, 0.5), unit: 'ms', goal: '≤ 5' },
    { name: 'GetPrice, one connection: 99 %', value: quantile(single, 0.99), unit: 'ms' },
    { name: 'GetPrice, 50 connections: answers', value: many.length / seconds, unit: '/s' },
    { name: 'GetPrice, 50 connections: median', value: quantile(many, 0.5), unit: 'ms' },
    { name: 'GetPrice, 50 connections: 99 %', value: quantile(many, 0.99), unit: 'ms' },
    { name: 'GetPrice, 50 connections: errors', value: errors, unit: '', goal: '0' },
  ];
};
