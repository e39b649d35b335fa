import { readFileSync } from 'node:fs';
import { connect, documentsOf, inTransaction, listMails } from '@boxwright/storage';
import { eventually, type FreshDatabase, freshDatabase } from '@boxwright/testing';
import { atNight } from '@boxwright/testing/by-night';
import { pino } from 'pino';
import { createContext, type RouterContext } from 'react-router';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readCompany } from '../selling/company/company.ts';
import { type OfficeEvent, openOfficeFeed } from '../selling/desk/office-feed.ts';
import { openShop, type Shop, type ShopVisitor } from '../testing/open-shop.ts';
import { addBoxes, openPayment, readyToOrder } from '../testing/orders.ts';
import { openS3Server, type S3Server } from '../testing/s3-server.ts';
import { smallWebBuild } from '../testing/small-web-build.ts';
import { startWorker } from '../testing/worker-process.ts';

interface ServerApi {
  call(name: 'GetCompany', input: object): Promise<{ value?: { name: string } }>;
}

const serverApi = createContext<ServerApi>();

/** One public page, which shows the company's name. */
const build = smallWebBuild(
  {
    serverApi,
    default: (_: Request, status: number, headers: Headers, { staticHandlerContext }: Rendering) =>
      new Response(Object.values(staticHandlerContext.loaderData).join(), { status, headers }),
  },
  {
    about: {
      path: 'about',
      loader: async ({ context }: { context: { get(key: RouterContext<ServerApi>): ServerApi } }) =>
        (await context.get(serverApi).call('GetCompany', {})).value?.name,
    },
  },
);
type Rendering = { staticHandlerContext: { loaderData: Record<string, string> } };

let one: Shop;
let two: Shop;
let store: S3Server;
let database: FreshDatabase;
const secretKey = 'a secret key of all the nodes, long enough';
beforeAll(async () => {
  store = await openS3Server();
  const { settings } = store;
  database = await freshDatabase();
  const web = { build: async () => build, clientFolder: null };
  one = await openShop({ database, web, settings, secretKey });
  // Separate connections, and so separate caches, as in another process.
  const { url } = database;
  two = await openShop({ database: { ...connect(url), url }, web, settings, secretKey });
});
afterAll(async () => {
  await two.close();
  await one.close();
  await store.close();
});

/** The same browser after the load balancer has sent it to the other node. */
function onOtherNode({ cookies }: ShopVisitor, node: Shop): ShopVisitor {
  const visitor = node.visitor();
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  return visitor;
}

const whoIs = async (visitor: ShopVisitor): Promise<{ fld_email: string }[]> =>
  (await visitor.call('UserInfo')).data.customer;

test('a session begun on one node is valid on the other, and ends on both', async () => {
  const customer = await one.customer();
  const elsewhere = onOtherNode(customer, two);
  expect(await whoIs(elsewhere)).toMatchObject([{ fld_email: customer.email }]);
  await customer.call('Logout');
  // A node caches a session for a second.
  await eventually(async () => expect(await whoIs(elsewhere)).toEqual([]));
});

test('a cart filled on one node is there on the other', async () => {
  const visitor = one.visitor();
  await addBoxes(visitor);
  const cart = await onOtherNode(visitor, two).call('GetCartWebsite', { orderid: null, id: null });
  expect(cart.data).toHaveLength(1);
});

test('guesses of a password are counted together, whichever node they reach', async () => {
  const { email } = await one.customer();
  const [here, there] = [one.visitor('10.9.9.9'), two.visitor('10.9.9.9')];
  const statuses: number[] = [];
  for (const visitor of [here, there, here, there, here]) {
    statuses.push((await visitor.call('AddwebsiteLogin', { email, password: 'Wrong1234' })).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401]);
  for (const visitor of [there, here]) {
    expect((await visitor.call('AddwebsiteLogin', { email, password: 'Wrong1234' })).status).toBe(429);
  }
});

test('a change of settings on one node empties the caches of pages and company on the other', async () => {
  const page = async (node: Shop) => (await node.app.inject('/about')).body;
  const owner = await one.staff();
  const [before] = [await page(one), await page(two)];
  expect(before).toBe((await readCompany(two.services.db)).name);
  const { data: shown } = await owner.call('GetSettings', { section: 'company' });
  const values = { ...shown.values, name: 'Mill Road Boxes' };
  await owner.call('SaveSettings', { section: 'company', values, seen: shown.seen });
  await eventually(async () => {
    expect([await page(one), await page(two)]).toEqual(['Mill Road Boxes', 'Mill Road Boxes']);
    expect((await two.visitor().call('GetCompany')).data.name).toBe('Mill Road Boxes');
  });
});

test('a change of the catalogue on one node empties the cached catalogue of the other', async () => {
  const names = async (node: Shop) =>
    (await node.visitor().call('GetProductMaster', { whereClause: { fld_route: 'soap-box' } })).data;
  expect(await names(one)).toEqual(await names(two));
  // The clock of the tests stands still, so a copy of the catalogue never becomes old by itself.
  await one.services.db.$client.query(`UPDATE categories SET item_name = 'Soap Carton' WHERE route = 'soap-box'`);
  await eventually(async () => {
    for (const node of [one, two]) expect(await names(node)).toMatchObject([{ fld_itemname: 'Soap Carton' }]);
  });
});

test('an order placed on one node, and the end of a session, reach desks on the other node at once', async () => {
  const heard: OfficeEvent[] = [];
  const checkAccess = vi.fn(async () => undefined);
  // The feed asks the database only every hour, so only a notification can be fast enough.
  const feed = openOfficeFeed(two.services, two.app.log, 3_600_000);
  const leave = feed.join({ send: (event) => void heard.push(event), checkAccess });
  const { place, customer } = await readyToOrder(one);
  const orderId = (await place()).data.order_id;
  await eventually(() => expect(heard).toContainEqual({ kind: 'order-placed', orderId }));
  await customer.call('Logout');
  await eventually(() => expect(checkAccess).toHaveBeenCalled());
  leave();
});

test('without notifications, an order reaches desks on the other node a little later', async () => {
  const heard: OfficeEvent[] = [];
  const feed = openOfficeFeed(two.services, two.app.log, 50);
  const leave = feed.join({ send: (event) => void heard.push(event), checkAccess: async () => undefined });
  const { place } = await readyToOrder(one);
  const { $client } = one.services.db;
  const switchTriggers = async (to: 'DISABLE' | 'ENABLE') => {
    await $client.query(`ALTER TABLE orders ${to} TRIGGER tell_office_of_order`);
    await $client.query(`ALTER TABLE order_lines ${to} TRIGGER tell_office_of_artwork`);
  };
  await switchTriggers('DISABLE');
  try {
    await place();
    await eventually(() => expect(heard).toEqual([{ kind: 'catch-up' }]));
  } finally {
    await switchTriggers('ENABLE');
    leave();
  }
});

test('a job enqueued on both nodes at once runs once, on either', async () => {
  const nodes = [one.services, two.services];
  const txnids = Array.from({ length: 30 }, (_, index) => `txn${index + 10}`);
  await Promise.all(
    txnids.flatMap((txnid) =>
      nodes.map(({ db, jobs }) => inTransaction(db, (tx) => jobs.enqueue(tx, 'VerifyPayment', { txnid }))),
    ),
  );
  const done: string[] = [];
  const handlers = { VerifyPayment: async ({ txnid }: { txnid: string }) => void done.push(txnid) };
  const context = { log: pino({ level: 'silent' }) };
  const counts = await Promise.all(nodes.map(({ jobs }) => jobs.drain(handlers, context)));
  expect(done.sort()).toEqual(txnids);
  expect(counts.map(({ failed }) => failed)).toEqual([0, 0]);
});

test('an order form made by one node is downloaded from the other, out of the object store', async () => {
  const { customer, orderId } = await openPayment(one);
  const order = await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderId } });
  const form = (node: Shop) => node.app.inject(`/downloads/order-form/${order.data[0].fld_download_token}`);
  const [made, read] = [await form(one), await form(two)];
  expect([made.statusCode, read.statusCode]).toEqual([200, 200]);
  expect(read.rawPayload.equals(made.rawPayload)).toBe(true);
  const [document, ...others] = await documentsOf(two.services.db, orderId, 'order-form');
  expect(others).toEqual([]);
  expect(readFileSync(store.pathOf(document?.fileKey ?? '')).equals(made.rawPayload)).toBe(true);
});

// Two nodes run each job once, above; a worker beside them is tried at night alone.
test.runIf(atNight)('a worker beside two nodes sends each of their mails once', async () => {
  const { settings } = store;
  const secrets = { DATABASE_URL: database.url, SECRET_KEY: secretKey };
  const worker = startWorker({ ...settings, ...secrets, WORKER_PORT: '0' });
  try {
    await worker.address();
    const customers = await Promise.all([one, two, one, two].map((node) => node.customer()));
    const emails = customers.map(({ email }) => email).sort();
    await eventually(async () => {
      const sent = (await listMails(database.db)).filter(({ recipient }) => emails.includes(recipient));
      expect(sent.map(({ recipient, state }) => [recipient, state]).sort()).toEqual(
        emails.map((email) => [email, 'kept']),
      );
    });
  } finally {
    expect(await worker.stop()).toBe(0);
  }
});
