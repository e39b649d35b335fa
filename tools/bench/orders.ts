import { dataFolder, startSite } from '../site.ts';
import { readDatabase } from '../torture/postgres.ts';
import { rateFigure, whileWatching } from './busy.ts';
import { deskOfBench, measureDesk } from './desk.ts';
import { journey, read, signedIn } from './journeys.ts';
import type { Watched } from './process.ts';
import { type Figure, quantile } from './report.ts';
import { seedOrders } from './seed-orders.ts';
import type { Caller } from './wire.ts';

const sizes = [10_000, 1_000_000];
const runs = 60;
const readers = 4;
/** Each customer may start ten payments a minute. */
const buyers = 12;
const purchasesEach = 9;

/**
 * A customer's orders in a shop with few and with very many of them: how long the lists take for the customer with a
 * tenth of all orders and for one with 23, and how long a purchase takes while others read such lists. Requests over
 * loopback, one after the other.
 */
export async function measureOrders(): Promise<Figure[]> {
  const measured: Figure[][] = [];
  for (const orders of sizes) measured.push(await measureShopOf(orders));
  return [...measured.flat(), ...growth(measured)];
}

async function measureShopOf(orders: number): Promise<Figure[]> {
  const data = dataFolder();
  try {
    const site = await startSite(data.path, {
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      STAFF_EMAIL: deskOfBench.email,
      STAFF_PASSWORD: deskOfBench.password,
    });
    try {
      const [large, small] = await signedIn(site.url, 1, 2);
      const others = await signedIn(site.url, 2, buyers);
      if (!large || !small) throw new Error('Nobody is signed in.');
      const begun = performance.now();
      await readDatabase(data.path, async (query) => {
        const [first, second] = await query('SELECT id FROM customers ORDER BY id LIMIT 2');
        await seedOrders(query, { orders, largeId: Number(first?.['id']), smallId: Number(second?.['id']) });
      });
      console.log(`${orders} orders were made in ${Math.round((performance.now() - begun) / 1000)} s`);
      return [
        ...(await measureLists(large, `${orders} orders, customer with ${orders / 10}`, orders / 10)),
        ...(await measureLists(small, `${orders} orders, customer with 23`, 23)),
        ...(await measureDesk(site.url, `${orders} orders`)),
        ...(await measurePurchases(others, large, `${orders} orders`, { pid: site.pid, dataDir: data.path })),
      ];
    } finally {
      await site.stop();
    }
  } finally {
    data.remove();
  }
}

type Rows = readonly { readonly fld_order_number: string; readonly fld_matching_orders: number }[];

const list = (caller: Caller, body: object) => caller.call<Rows>('GetCustomerOrderDetails', body);

async function measureLists(caller: Caller, whose: string, count: number): Promise<Figure[]> {
  const pages = Math.ceil(count / 10);
  const [newest] = await list(caller, { pagesize: 1 });
  if (newest === undefined || Math.abs(newest.fld_matching_orders - count) > 0.02 * count)
    throw new Error(`${whose}: has ${newest?.fld_matching_orders} orders`);
  const deep = (run: number) => Math.max(1, Math.floor((pages * (10 + (run % 9) * 10)) / 100));
  const reads: Readonly<Record<string, (run: number) => Promise<unknown>>> = {
    'first page': () => list(caller, { page: 1, pagesize: 10 }),
    'first page of 100 rows': () => list(caller, { page: 1, pagesize: 100 }),
    'deep pages': (run) => list(caller, { page: deep(run), pagesize: 10 }),
    'last page': () => list(caller, { page: pages, pagesize: 10 }),
    'search, a whole number': () => list(caller, { search: newest.fld_order_number, pagesize: 10 }),
    'search, four digits': (run) => list(caller, { search: String(1234 + 7 * run), pagesize: 10 }),
    'search, the most frequent status': () => list(caller, { search: 'delivered', pagesize: 10 }),
    'search, the same, deep': (run) => list(caller, { search: 'delivered', page: deep(run), pagesize: 10 }),
    'search, a payment status': () => list(caller, { search: 'partially', pagesize: 10 }),
    'search without a match': () => list(caller, { search: 'nothing is like this', pagesize: 10 }),
    'yearly sales': () => caller.call('Get_DashboardYearlySales', {}),
    'page /my-orders': () => open(caller, '/my-orders'),
    'page /customerprofile': () => open(caller, '/customerprofile'),
  };
  const figures: Figure[] = [];
  for (const [name, ask] of Object.entries(reads)) {
    for (let run = 0; run < 5; run += 1) await ask(run);
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const begun = performance.now();
      await ask(run);
      times.push(performance.now() - begun);
    }
    figures.push(
      { name: `${whose}: ${name}, median`, value: quantile(times, 0.5), unit: 'ms' },
      { name: `${whose}: ${name}, 95 %`, value: quantile(times, 0.95), unit: 'ms', goal: '≤ 50' },
    );
  }
  return figures;
}

async function open(caller: Caller, path: string): Promise<void> {
  const { status } = await caller.send('GET', path, '', 'text/html');
  if (status !== 200) throw new Error(`${path} answered ${status}`);
}

/** How long others' purchases take, alone and while the customer with the most orders keeps reading lists. */
async function measurePurchases(others: readonly Caller[], large: Caller, shop: string, site: Watched) {
  const catalogue = await read(others[0] ?? large);
  let isOver = false;
  let lists = 0;
  const buy = async (beside: string): Promise<Figure[]> => {
    const steps = new Map<string, number[]>();
    for (let purchase = 0; purchase < (buyers * purchasesEach) / 2; purchase += 1) {
      const caller = others[purchase % buyers] ?? large;
      const begun = performance.now();
      await journey(caller, catalogue, async (step, work) => {
        const asked = performance.now();
        const answer = await work();
        steps.set(step, [...(steps.get(step) ?? []), performance.now() - asked]);
        return answer;
      });
      steps.set('the whole purchase', [...(steps.get('the whole purchase') ?? []), performance.now() - begun]);
    }
    return ['PlaceOrder', 'the whole purchase'].flatMap((step) => [
      { name: `${shop}: ${step}${beside}, median`, value: quantile(steps.get(step) ?? [], 0.5), unit: 'ms' },
      { name: `${shop}: ${step}${beside}, 95 %`, value: quantile(steps.get(step) ?? [], 0.95), unit: 'ms' },
    ]);
  };
  const alone = await buy('');
  const asked = [{ page: 1 }, { page: 5_000 }, { search: '4321' }, { search: 'delivered', page: 300 }];
  const reading = Array.from({ length: readers }, async (_, reader) => {
    for (let run = 0; !isOver; run += 1) {
      await list(large, { ...asked[(run + reader) % asked.length], pagesize: 10 });
      lists += 1;
    }
  });
  const {
    result: beside,
    busy,
    seconds,
  } = await whileWatching(site, 'this process', () => buy(`, beside ${readers} readers`));
  isOver = true;
  await Promise.all(reading);
  return [...alone, ...beside, rateFigure(`${shop}: lists read meanwhile`, { perSecond: lists / seconds, busy })];
}

/** How many times as long each read takes in the largest shop as in the smallest. */
function growth([few = [], many = []]: readonly Figure[][]): Figure[] {
  const nameOf = ({ name }: Figure) => name.replace(/^\d+ orders/, '').replace(/\d{4,}/, 'a tenth');
  const before = new Map(few.map((figure) => [nameOf(figure), figure.value]));
  return many
    .filter(({ name, unit }) => unit === 'ms' && name.endsWith('95 %'))
    .map((figure) => ({
      name: `growth from ${sizes[0]} to ${sizes[1]}${nameOf(figure)}`,
      value: figure.value / (before.get(nameOf(figure)) ?? Number.NaN),
      unit: '×',
    }));
}
