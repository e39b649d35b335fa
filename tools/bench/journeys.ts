import { hiddenFields, returnAddress } from '../sandbox-page.ts';
import { type Figure, quantile } from './report.ts';
import { Caller } from './wire.ts';

/** How many customers buy at the same time. */
const workers = 8;
const seconds = 12;
/** A customer may start at most ten payments a minute, so each worker alternates between this many customers. */
const customersAWorker = 20;
const journeysACustomer = 9;

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
export const measureJourneys = async (url: string): Promise<Figure[]> => {
  const customers = await Promise.all(Array.from({ length: workers }, (_, worker) => signedIn(url, worker)));
  const catalogue = await read(customers[0]?.[0] ?? new Caller(url, '10.3.0.0'));
  for (const [first] of customers) if (first) await journey(first, catalogue);

  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const begun = performance.now();
  await Promise.all(
    customers.map(async (own) => {
      // The first worker has done one journey already, as a warm-up.
      for (let turn = 1; performance.now() < end && turn < customersAWorker * journeysACustomer; turn++) {
        const started = performance.now();
        const customer = own[turn % own.length];
        if (customer) await journey(customer, catalogue);
        times.push(performance.now() - started);
      }
    }),
  );
  const took = (performance.now() - begun) / 1000;
  const drained = await drain(url);
  for (const customer of customers.flat()) customer.close();
  return [
    {
      name: `journeys, ${workers} customers: completed and paid`,
      value: times.length / took,
      unit: '/s',
      goal: '≥ 60',
    },
    { name: `journeys, ${workers} customers: median`, value: quantile(times, 0.5), unit: 'ms' },
    { name: `journeys, ${workers} customers: 99 %`, value: quantile(times, 0.99), unit: 'ms' },
    { name: 'mail jobs left when the last journey ended', value: drained.jobs, unit: '' },
    { name: 'mail jobs drained', value: drained.perSecond, unit: '/s' },
  ];
};

const signedIn = async (url: string, worker: number): Promise<Caller[]> => {
  const callers: Caller[] = [];
  for (let index = 0; index < customersAWorker; index++) {
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

const read = async (caller: Caller): Promise<Catalogue> => {
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

const journey = async (caller: Caller, catalogue: Catalogue): Promise<void> => {
  const cart = await caller.call<{ order_id: number }>('AddToCartWebsite', {
    orderid: 0,
    itemdetails: [{ Item: catalogue.variantId, Quantity: 2000 }],
    boardid: catalogue.boardId,
    outercoatingid: catalogue.outerCoatingId,
    deliverytype: 'StandardShipping',
    destination_pin: '641001',
    status: 'INCART',
  });
  await caller.call('GetCartWebsite', { orderid: cart.order_id });
  const address = await caller.call<{ addressId: number }>('Add_CustomerAddress', {
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
  const order = await caller.call<{ order_id: number }>('PlaceOrder', {
    cartid: cart.order_id,
    billingaddress: address.addressId,
    shippingaddress: address.addressId,
    paymentmode: 'OnlinePayment',
  });
  const payment = await caller.call<{ txnid: string; action: string; fields: Record<string, string> }>('StartPayment', {
    orderid: order.order_id,
    purpose: 'full',
  });
  const asked = await caller.form(payment.action, payment.fields);
  if (asked.status !== 200) throw new Error(`the sandbox answered ${asked.status}`);
  const picked = await caller.form(new URL('_outcome', payment.action).href, {
    txnid: payment.txnid,
    outcome: 'success',
  });
  const returned = await caller.form(returnAddress(picked.text), hiddenFields(picked.text));
  if (returned.status !== 303 || !returned.location?.includes('/paymentprocess/'))
    throw new Error(`the return was answered ${returned.status} ${returned.location}`);
};

/** Waits until no job is left, at most 30 s. */
const drain = async (url: string) => {
  const waiting = async () => {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    return Number(/^boxwright_jobs_waiting(?:\{[^}]*\})? (\d+)/m.exec(metrics)?.[1] ?? Number.NaN);
  };
  const begun = performance.now();
  const jobs = await waiting();
  let left = jobs;
  while (left > 0 && performance.now() - begun < 30_000) {
    await new Promise((later) => setTimeout(later, 100));
    left = await waiting();
  }
  return { jobs, perSecond: (jobs - left) / ((performance.now() - begun) / 1000) };
};
