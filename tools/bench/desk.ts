import { type Figure, quantile } from './report.ts';
import { Caller } from './wire.ts';

/** The first member of staff of the measured shop. */
export const deskOfBench = { email: 'desk@bench.example', password: 'a long password for benchmarks' };

const runs = 60;

interface Desk {
  readonly orders: readonly { readonly fld_order_id: number; readonly fld_order_number: string }[];
}

/** Days before today, as filters take them. */
const day = (before: number) => new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10);

/** How long the page Today takes; the order desk's list with each filter and with several; and the searches. */
export async function measureDesk(url: string, shop: string): Promise<Figure[]> {
  const caller = new Caller(url, '10.20.0.1');
  await caller.call('StaffSignIn', deskOfBench);
  const list = (body: object) => caller.call<Desk>('GetDeskOrders', body);
  const { orders } = await list({});
  const [newest] = orders;
  if (newest === undefined) throw new Error(`${shop}: the desk has no orders`);
  const last = newest.fld_order_id;
  const deep = (run: number) => Math.max(1, Math.floor((last * (1 + (run % 9))) / 10));
  const lists: Readonly<Record<string, (run: number) => object>> = {
    'all orders': () => ({}),
    'all, deep': (run) => ({ olderthan: deep(run) }),
    'all, deep, newer': (run) => ({ newerthan: deep(run) }),
    delivered: () => ({ orderstatus: 'Delivered' }),
    'delivered, deep': (run) => ({ orderstatus: 'Delivered', olderthan: deep(run) }),
    placed: () => ({ orderstatus: 'IN-PROCESS' }),
    'a payment status': () => ({ paymentstatus: 'Partially Paid' }),
    'no such payment': () => ({ paymentstatus: 'Refunded' }),
    'delivered, no such payment': () => ({ orderstatus: 'Delivered', paymentstatus: 'Payment Failed' }),
    collected: () => ({ deliverytype: 'SelfPickup', paymentstatus: 'Paid' }),
    'an old week': () => ({ placedfrom: day(900), placedto: day(893) }),
    'an old week, filtered': () => ({ placedfrom: day(900), placedto: day(893), paymentstatus: 'Partially Paid' }),
    'to accept': () => ({ need: 'accept' }),
    overdue: () => ({ need: 'late' }),
    'overdue, filtered': () => ({ need: 'late', orderstatus: 'Packed', deliverytype: 'StandardShipping' }),
    'returns open': () => ({ need: 'return' }),
    'a number': () => ({ search: newest.fld_order_number }),
    'a payment’s number': () => ({ search: `seeded-${String(deep(3)).padStart(9, '0')}` }),
    'a mobile': (run) => ({ search: String(9_840_000_000 + 1_234 + run) }),
    'a name and a company': (run) => ({ search: `company ${20_000 + run * 8}` }),
    'a frequent name': () => ({ search: 'asha' }),
    'a frequent name, filtered': () => ({ search: 'asha raman', orderstatus: 'Delivered' }),
    'a frequent name, deep': (run) => ({ search: 'asha', olderthan: deep(run) }),
    'the customer with most orders': () => ({ search: 'buyer bench' }),
    'nobody’s name': () => ({ search: 'nobody is called so' }),
  };
  const customers: Readonly<Record<string, (run: number) => object>> = {
    'all customers': () => ({}),
    'all customers, deep': (run) => ({ before: 1_000 + 900 * run }),
    'customers, a frequent name': () => ({ search: 'asha' }),
    'customers, a frequent name, deep': (run) => ({ search: 'asha', before: 1_000 + 900 * run }),
    'customers, a frequent and a rare word': (run) => ({ search: `company ${20_000 + run * 8}` }),
    'customers, one letter': () => ({ search: 'a' }),
    'customers, a mail': (run) => ({ search: `seeded-${20_000 + run * 8}@bench.example` }),
    'customers, a mobile': (run) => ({ search: String(9_840_000_000 + 1_234 + run) }),
    'customers, nobody’s name': () => ({ search: 'nobody is called so' }),
  };
  const reads = Object.entries({
    today: (_run: number): Promise<unknown> => caller.call('GetToday', {}),
    ...mapped(lists, list),
    ...mapped(customers, (body) => caller.call('FindCustomers', body)),
  });
  const figures: Figure[] = [];
  for (const [name, ask] of reads) {
    for (let run = 0; run < 5; run += 1) await ask(run);
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const begun = performance.now();
      await ask(run);
      times.push(performance.now() - begun);
    }
    figures.push(
      { name: `${shop}, desk: ${name}, median`, value: quantile(times, 0.5), unit: 'ms' },
      { name: `${shop}, desk: ${name}, 95 %`, value: quantile(times, 0.95), unit: 'ms', goal: '≤ 60' },
    );
  }
  caller.close();
  return figures;
}

const mapped = (bodies: Readonly<Record<string, (run: number) => object>>, ask: (body: object) => Promise<unknown>) =>
  Object.fromEntries(
    Object.entries(bodies).map(([name, bodyOf]) => [name, (run: number) => ask(bodyOf(run))] as const),
  );
