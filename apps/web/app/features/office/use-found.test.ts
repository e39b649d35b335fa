import { fail, type Output, ok } from '@boxwright/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { openScreen, serverBehindFetch } from '../../testing/screen.tsx';
import { useFound } from './use-found.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

const now = new Date('2026-11-20T05:30:00Z');
const order: Output<'GetDeskOrders'>['orders'][number] = {
  ...{ id: 7, number: 'BW26-010007', placedAt: now, status: 'Order Accepted', statusLabel: 'Accepted' },
  ...{ paymentStatus: 'Paid', isCarriageKept: false, paymentMode: 'OnlinePayment', deliveryType: 'StandardShipping' },
  ...{
    total: 1_000_00,
    customerId: 4,
    customerName: 'Asha Raman',
    companyName: 'Kokko',
    items: 'Soap box',
    quantity: 1,
    collected: 0,
  },
  ...{ readyBy: null, isLate: false, hasOpenReturn: false, artwork: null },
};
const orders: Output<'GetDeskOrders'> = {
  ...{ orders: [order], hasOlder: false, hasNewer: false, isCut: false, counts: [] },
  ...{ toAccept: 0, dueToday: 0, late: 0, unpaid: 0, openReturns: 0, unreadMessages: 0 },
  ...{ awaitedTransfers: 0, doubtfulGstins: 0, openReprints: 0 },
};
const customer: Output<'FindCustomers'>['customers'][number] = {
  ...{ id: 4, name: 'Asha Raman', companyName: 'Kokko', email: 'asha@kokko.example', mobile: '9840012345' },
  ...{ orders: 1, value: 1_000_00, lastOrder: '2026-11-20' },
};
const run: Output<'GetRun'>['run'] = {
  ...{ id: 3, code: 'RUN-0003', acceptedBy: 'Ravi', acceptedAt: now, dissolvedAt: null, canDissolve: true },
  ...{ hasSheet: false, version: 1, sheet: '18×25 in', sheetWidth: 635, sheetHeight: 457.2, board: 'FBB 300 gsm' },
  ...{ coats: 'None', sheets: 600, waste: 20, cost: 100, costApart: 200, saving: 100, jobs: [] },
  ...{ words: 'No jobs', notice: null, die: null },
};
const answers = {
  GetDeskOrders: () => ok(orders),
  FindCustomers: () => ok({ customers: [customer], next: null }),
  GetRun: () => ok({ run, common: [], places: [], isStripped: false }),
};
const openBar = (typed = '', role = 'Admin') =>
  openScreen(([words, of]: readonly [string, string]) => useFound(words, of), { given: [typed, role] as const });
type Bar = Awaited<ReturnType<typeof openBar>>;
const type = async (bar: Bar, typed: string, role = 'Admin') => {
  await bar.give([typed, role]);
  await bar.act(() => vi.advanceTimersByTime(200));
};
const orderFound = { name: 'Order BW26-010007 of Kokko: Order Accepted', to: '/manage/orders/7' };
const customerFound = { name: 'Customer Kokko, Asha Raman, 9840012345', to: '/manage/customers/4' };

test('a name finds customers and then orders, a number orders and then customers, once the keys have rested', async () => {
  const server = await serverBehindFetch(answers);
  const bar = await openBar();
  for (const typed of ['k', 'ko', 'kok']) await bar.give([typed, 'Admin']);
  await bar.act(() => vi.advanceTimersByTime(200));
  await expect.poll(() => bar.now).toEqual([customerFound, orderFound]);
  expect(server.calls.map(([name]) => name).sort()).toEqual(['FindCustomers', 'GetDeskOrders']);
  // What other words have found is gone at the next key.
  await bar.give(['kokk', 'Admin']);
  expect(bar.now).toEqual([]);
  await type(bar, 'BW26-010007-1');
  await expect.poll(() => bar.now).toEqual([orderFound, customerFound]);
});

test('the number of a run finds it, if there is one', async () => {
  await serverBehindFetch(answers);
  const bar = await openBar();
  await type(bar, 'run 3');
  await expect.poll(() => bar.now).toEqual([{ name: 'Run RUN-0003', to: '/manage/production/runs/3' }]);
});

test('what isn’t found, or can’t be asked, shows nothing, and a role asks only what it may', async () => {
  const none = () => fail('not_found', 'No such run.');
  const server = await serverBehindFetch({ ...answers, GetRun: none });
  const bar = await openBar('', 'Production');
  await type(bar, 'run 9', 'Production');
  await expect.poll(() => server.calls.length).toBe(1);
  await type(bar, 'kokko', 'Production');
  await expect.poll(() => bar.now).toEqual([orderFound]);
  expect(server.calls.map(([name]) => name)).toEqual(['GetRun', 'GetDeskOrders']);
  await type(bar, 'k', 'Production');
  expect(bar.now).toEqual([]);
});
