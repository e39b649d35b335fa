import { hiddenFields, returnAddress } from '../sandbox-page.ts';
import { rateFigure, whileWatching } from './busy.ts';
import { metric } from './metrics.ts';
import { type ProcessorTime, processorTime, type Watched } from './process.ts';
import { type Figure, quantile } from './report.ts';
import { Caller } from './wire.ts';

/** How many customers buy at the same time, and for how long. */
export interface Rush {
  readonly workers: number;
  readonly seconds: number;
}

/** A customer may start ten payments a minute and sixty an hour, so the workers take turns between many customers. */
const mostPerSecond = 120;
const customersOf = ({ workers }: Rush): number => Math.ceil((mostPerSecond * 60) / 10 / workers);

interface Catalogue {
  readonly variantId: number;
  readonly boardId: number;
  readonly outerCoatingId: number;
  readonly stateId: number;
  readonly cityId: number;
}

/**
 * Complete purchases through the API: add to cart, read the cart, address, place the order, start the payment, pay on
 * the sandbox's page, post its return. Customers are registered and signed in before the measurement, because hashing
 * passwords is slow on purpose. Mail jobs are drained afterwards.
 */
export const measureJourneys = async (site: Measured): Promise<Figure[]> => [
  ...(await measureRush(site, { workers: 8, seconds: 120 })),
  ...(await measureRush(site, { workers: 32, seconds: 120 })),
  { name: 'processor time of the idle shop, server and database', value: await idleProcessor(site), unit: 'ms/s' },
  ...(await countStatements(site.url)),
];

/** The purchases of one rush, and what they cost. */
export const measureRush = async (site: Measured, rush: Rush): Promise<Figure[]> => {
  const { url } = site;
  const { workers, seconds } = rush;
  const customers = await Promise.all(
    Array.from({ length: workers }, (_, worker) => signedIn(url, worker, customersOf(rush))),
  );
  const catalogue = await read(customers[0]?.[0] ?? new Caller(url, '10.3.0.0'));
  for (const [each] of customers) if (each) await journey(each, catalogue);
  await drain(url);

  const times: number[] = [];
  const answers: number[] = [];
  const timed: Step = async (_name, work) => {
    const started = performance.now();
    const answer = await work();
    answers.push(performance.now() - started);
    return answer;
  };
  const processorBefore = await processorTime(site);
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const buying = await whileWatching(site, 'this process', () =>
    Promise.all(
      customers.map(async (own) => {
        // The first worker has done one journey already, as a warm-up.
        for (let turn = 1; performance.now() < end; turn++) {
          const started = performance.now();
          const customer = own[turn % own.length];
          if (customer) await journey(customer, catalogue, timed);
          times.push(performance.now() - started);
        }
      }),
    ),
  );
  const drained = await drain(url);
  const tookDrained = (performance.now() - begun) / 1000;
  const { server, database } = since(processorBefore, await processorTime(site));
  for (const customer of customers.flat()) customer.close();
  const name = `journeys, ${workers} customers for ${seconds} s`;
  return [
    rateFigure(name, { perSecond: times.length / buying.seconds, busy: buying.busy }),
    { name: `${name}: median`, value: quantile(times, 0.5), unit: 'ms' },
    { name: `${name}: 99 %`, value: quantile(times, 0.99), unit: 'ms' },
    { name: `${name}: an answer, median`, value: quantile(answers, 0.5), unit: 'ms' },
    { name: `${name}: an answer, 99 %`, value: quantile(answers, 0.99), unit: 'ms', goal: '≤ 500' },
    { name: `${name}: mail jobs left at the end`, value: drained.jobs, unit: '' },
    rateFigure(
      `${name}: kept up with their mails`,
      { perSecond: drained.left > 0 ? Number.NaN : times.length / tookDrained, busy: buying.busy },
      '≥ 52',
    ),
    {
      name: `${name}: processor time of each with its mails, server and database`,
      value: (server + database) / times.length,
      unit: 'ms',
      goal: '≤ 30',
    },
    { name: `${name}: of that the database`, value: database / times.length, unit: 'ms' },
  ];
};

/** The site, and where its processes are found. */
export interface Measured extends Watched {
  readonly url: string;
}

/**
 * The number of SQL statements in each step. The minimum, because on a slow machine the median includes what runs
 * beside it: the catalogue is read every two seconds, and the queue is polled.
 */
const countStatements = async (url: string): Promise<Figure[]> => {
  const [customer] = await signedIn(url, 99, 1);
  if (!customer) return [];
  const catalogue = await read(customer);
  const steps = new Map<string, number[]>();
  const counted = async <T>(step: string, work: () => Promise<T>): Promise<T> => {
    const before = await metric(url, 'boxwright_sql_statements_total');
    const answer = await work();
    // Reading the metrics counts the waiting jobs, which takes one statement.
    const sent = (await metric(url, 'boxwright_sql_statements_total')) - before - 1;
    steps.set(step, [...(steps.get(step) ?? []), sent]);
    return answer;
  };
  for (let run = 0; run < 7; run += 1) await journey(customer, catalogue, counted);
  const figures = [...steps].map(([step, sent]) => ({ step, value: quantile(sent, 0.25) }));
  await drain(url);
  customer.close();
  return [
    ...figures.map(({ step, value }) => ({ name: `SQL statements: ${step}`, value, unit: '' })),
    { name: 'SQL statements: the steps together', value: figures.reduce((sum, { value }) => sum + value, 0), unit: '' },
  ];
};

export const signedIn = async (url: string, worker: number, count: number): Promise<Caller[]> => {
  const callers: Caller[] = [];
  for (let index = 0; index < count; index++) {
    const caller = new Caller(url, `10.3.${worker}.${index + 1}`);
    const email = `buyer${worker}-${index}.${Date.now()}@bench.example`;
    const password = `bench-${worker}-Pass1`;
    const person = { name: `Buyer ${worker}`, email, mobile: '9840012345', companyName: 'Bench' };
    await caller.call('AddCustomer', { ...person, password });
    await caller.call('AddwebsiteLogin', { email, password, action: 'Login' });
    callers.push(caller);
  }
  return callers;
};

type Rows = readonly Record<string, number | string>[];

export const read = async (caller: Caller): Promise<Catalogue> => {
  const number = async (operation: string, body: object, field: string) => {
    const value = (await caller.call<Rows>(operation, body))[0]?.[field];
    if (typeof value !== 'number') throw new Error(`${operation} answers no ${field}`);
    return value;
  };
  const tamilNadu = 4035;
  return {
    variantId: await number('GetVariantData', { whereClause: { fld_item_route: 'soap-box' } }, 'fld_variantid'),
    boardId: await number('GetBoard', {}, 'fld_board_id'),
    outerCoatingId: await number('GetCoatingdata', { whereClause: { fld_coating_type: 'outer' } }, 'fld_coating_id'),
    stateId: tamilNadu,
    cityId: await number('GetCity', { stateid: tamilNadu }, 'value'),
  };
};

/** Runs one step of a journey. */
type Step = <T>(name: string, work: () => Promise<T>) => Promise<T>;

const simply: Step = (_name, work) => work();

export const journey = async (caller: Caller, catalogue: Catalogue, step: Step = simply): Promise<void> =>
  pay(caller, await placeOrder(caller, catalogue, step), step);

/** The answer to placing an order. */
export interface Placed {
  readonly order_id: number;
  readonly order_number: string;
}

export const placeOrder = async (caller: Caller, catalogue: Catalogue, step: Step = simply): Promise<Placed> => {
  const call = <T>(operation: string, body: object): Promise<T> =>
    step(operation, () => caller.call<T>(operation, body));
  const cart = await call<{ order_id: number }>('AddToCartWebsite', {
    orderid: 0,
    itemdetails: [{ Item: catalogue.variantId, Quantity: 2000 }],
    boardid: catalogue.boardId,
    outercoatingid: catalogue.outerCoatingId,
    deliverytype: 'StandardShipping',
    destination_pin: '641001',
    status: 'INCART',
  });
  await call('GetCartWebsite', { orderid: cart.order_id });
  const address = await call<{ addressId: number }>('Add_CustomerAddress', {
    title: 'Shipping',
    action: 'INSERT',
    companyname: 'Kokko Chocolates',
    name: 'Asha Raman',
    mobileNo: '9840012345',
    area: '12 Mill Road',
    pincode: '641001',
    country: 101,
    state: catalogue.stateId,
    city: catalogue.cityId,
  });
  return call<Placed>('PlaceOrder', {
    cartid: cart.order_id,
    billingaddress: address.addressId,
    shippingaddress: address.addressId,
    paymentmode: 'OnlinePayment',
  });
};

const pay = async (caller: Caller, order: Placed, step: Step): Promise<void> => {
  const form = (name: string, url: string, fields: Record<string, string>) =>
    step(name, () => caller.form(url, fields));
  const started = { orderid: order.order_id, purpose: 'full' };
  const payment = await step('StartPayment', () =>
    caller.call<{ txnid: string; action: string; fields: Record<string, string> }>('StartPayment', started),
  );
  const asked = await form('sandbox, payment page', payment.action, payment.fields);
  if (asked.status !== 200) throw new Error(`the sandbox answered ${asked.status}`);
  const picked = await form('sandbox, pay', new URL('_outcome', payment.action).href, {
    txnid: payment.txnid,
    outcome: 'success',
  });
  const returned = await form('return', returnAddress(picked.text), hiddenFields(picked.text));
  if (returned.status !== 303 || !returned.location?.includes('/paymentprocess/'))
    throw new Error(`the return was answered ${returned.status} ${returned.location}`);
};

/** How long the mails of a measurement may take, in ms. */
const drainMs = 120_000;

/** Waits until no job is left. */
export const drain = async (url: string) => {
  const begun = performance.now();
  const jobs = await metric(url, 'boxwright_jobs_waiting');
  let left = jobs;
  while (left > 0 && performance.now() - begun < drainMs) {
    await later(100);
    left = await metric(url, 'boxwright_jobs_waiting');
  }
  const perSecond = (jobs - left) / ((performance.now() - begun) / 1000);
  await later(webhookMs);
  return { jobs, left, perSecond };
};

/** The sandbox's webhooks come a second after the returns. */
const webhookMs = 1_200;

const later = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Processor time that the shop uses in a second without visitors, in ms. */
const idleProcessor = async (site: Measured): Promise<number> => {
  const before = await processorTime(site);
  await later(5_000);
  const { server, database } = since(before, await processorTime(site));
  return (server + database) / 5;
};

const since = (before: ProcessorTime, now: ProcessorTime): ProcessorTime => ({
  server: now.server - before.server,
  database: now.database - before.database,
});
