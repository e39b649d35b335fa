import { fail, ok } from '@boxwright/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { openScreen, serverBehindFetch } from '../../testing/screen.tsx';
import { smallCatalogue } from '../../testing/small-catalogue.ts';
import { useBoxesFound } from './use-boxes-found.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

const answers = {
  GetProductMaster: smallCatalogue.GetProductMaster,
  FindBoxes: () => ok({ match: 'words' as const, categoryIds: [10], variants: [{ id: 202, name: 'Soap Box 100 g' }] }),
};
const box = { name: 'Soap Box', to: '/p/soap-box', kind: 'Box' };
const size = { name: 'Soap Box 100 g', to: '/customizemybox/202', kind: 'Size' };
const price = {
  ...{ name: 'See the price of 60 × 40 × 150 mm', kind: 'Price' },
  to: '/p/soap-box?variant=own&length=60&width=40&height=150',
};
const openBar = () => openScreen(useBoxesFound, { given: '' });
type Bar = Awaited<ReturnType<typeof openBar>>;
const type = async (bar: Bar, typed: string) => {
  await bar.give(typed);
  await bar.act(() => vi.advanceTimersByTime(200));
};

test('words find boxes and sizes of the shop, once the keys have rested', async () => {
  const server = await serverBehindFetch(answers);
  const bar = await openBar();
  for (const typed of ['so', 'soa']) await bar.give(typed);
  await type(bar, 'soap');
  await expect.poll(() => bar.now).toEqual([box, size]);
  expect(server.calls.filter(([name]) => name === 'FindBoxes')).toEqual([['FindBoxes', { search: 'soap' }]]);
  // What other words have found is gone at the next key.
  await bar.give('soapy');
  expect(bar.now).toEqual([]);
});

test('a size opens its price, alone or beside the words of a box', async () => {
  const server = await serverBehindFetch(answers);
  const bar = await openBar();
  await type(bar, '60x40x150');
  await expect.poll(() => bar.now).toEqual([price]);
  expect(server.calls.map(([name]) => name)).toEqual(['GetProductMaster']);
  await type(bar, 'soap 6x4x15 cm');
  await expect.poll(() => bar.now).toEqual([price, box, size]);
});

test('of two sides the height is asked for, and the row of a size that nobody can make says so, once the keys have rested', async () => {
  await serverBehindFetch(answers);
  const bar = await openBar();
  await type(bar, '60x40');
  await expect
    .poll(() => bar.now)
    .toEqual([{ name: '60 × 40 mm: which height?', to: '/p/soap-box?variant=own&length=60&width=40', kind: 'Price' }]);
  // On the way to 150, two sides and a bit aren't called too small.
  await bar.give('60x40x1');
  expect(bar.now).toEqual([]);
  await type(bar, '60x40x15000');
  await expect
    .poll(() => bar.now)
    .toEqual([
      {
        ...{ name: 'We can’t make a box of 60 × 40 × 15,000 mm. See which sizes we make', kind: 'Sizes' },
        to: '/p/soap-box?variant=own',
      },
    ]);
});

test('among orders and people, boxes that have only some of the words aren’t listed', async () => {
  const some = { ...answers, FindBoxes: () => ok({ match: 'some' as const, categoryIds: [10], variants: [] }) };
  await serverBehindFetch(some);
  const bar = await openScreen((typed: string) => [useBoxesFound(typed), useBoxesFound(typed, true)] as const, {
    given: '',
  });
  await bar.give('PO/2026/4711 soap');
  await bar.act(() => vi.advanceTimersByTime(200));
  await expect.poll(() => bar.now).toEqual([[box], []]);
});

test('where the shop can’t be reached nothing is offered, and the next key asks again', async () => {
  const products = [fail('unavailable', 'Not now.'), smallCatalogue.GetProductMaster()];
  const server = await serverBehindFetch({
    ...answers,
    GetProductMaster: () => products.shift() ?? fail('internal', ''),
  });
  const bar = await openBar();
  await expect.poll(() => server.calls.length).toBe(1);
  await type(bar, '60x40x15');
  await type(bar, '60x40x150');
  await expect.poll(() => bar.now).toEqual([price]);
});
