import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationName, StaffRole } from '@boxwright/contract';
import type { Gateway } from '@boxwright/orders';
import { connect } from '@boxwright/storage';
import {
  type FakeClock,
  type FreshDatabase,
  fakeClock,
  freshDatabase,
  type Preparation,
  scratchFolder,
  unique,
} from '@boxwright/testing';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { openOutageLog } from '../adapters/database/outage.ts';
import { setHashingCost } from '../adapters/identity/password.ts';
import { openInspection } from '../adapters/inspection/inspection.ts';
import { createPayuClient } from '../adapters/payments/payu/client.ts';
import type { Handlers } from '../calls/call.ts';
import type { Services } from '../calls/services.ts';
import { buildApp } from '../door/build-app.ts';
import { orderDownloads } from '../door/downloads/orders.ts';
import { paymentRoutes } from '../door/payment-callbacks.ts';
import type { WebApp } from '../door/web-app.ts';
import { jobHandlers } from '../job-handlers/registry.ts';
import { openJobQueue } from '../jobs/queue.ts';
import { createServices } from '../main/create-services.ts';
import { seedShop } from '../main/seed-shop.ts';
import { handlers } from '../operations/registry.ts';
import { parseEnv } from '../process/env.ts';
import { threadOf } from '../process/work/task-runner.ts';
import { openWork } from '../process/work/work.ts';
import { type FakePayu, fakePayu } from './fake-payu.ts';

/** A whole shop on its own database, with its HTTP server, a manual clock and a fake PayU server. */
export interface Shop {
  readonly services: Services;
  readonly app: FastifyInstance;
  readonly clock: FakeClock;
  readonly payu: FakePayu;
  /** A visitor with their own cookies and network address, unless an address is given. */
  visitor(address?: string): ShopVisitor;
  /** A registered customer who is signed in. */
  customer(): Promise<ShopCustomer>;
  /** A member of staff who is signed in. */
  staff(role?: StaffRole): Promise<ShopVisitor>;
  /** Runs all due jobs, including those that they enqueue. */
  runJobs(): Promise<{ done: number; failed: number }>;
  close(): Promise<void>;
}

export interface WireAnswer {
  readonly status: number;
  /** The operation's output on the wire, or the text of a failure. */
  // biome-ignore lint/suspicious/noExplicitAny: the wire's answers are checked by what each test expects.
  readonly data: any;
  readonly code: string | undefined;
  readonly details: Record<string, number | string> | undefined;
  /** The whole body. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface ShopVisitor {
  call(operation: OperationName, body?: object, headers?: Readonly<Record<string, string>>): Promise<WireAnswer>;
  readonly cookies: Map<string, string>;
  /** Registers a customer and signs them in. */
  register(email: string, password?: string): Promise<void>;
}

export interface ShopOptions {
  /** Environment variables. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Replaces the shop's default. */
  readonly handlers?: Partial<Handlers>;
  readonly web?: WebApp;
  /** Returns the address through which the shop reaches its database, such as a proxy's. */
  readonly databaseVia?: (url: string) => Promise<string>;
  /** For tests of what is logged. */
  readonly log?: Logger;
  /** The gateway name of the fake PayU; default `payu`. */
  readonly gateway?: Gateway;
  /** An open database with the tables, closed with the shop; default is a new one. Two shops may share it, as nodes. */
  readonly database?: FreshDatabase;
  /** The most connections to the database at once, for tests of races; by default few, see `freshDatabase`. */
  readonly connections?: number;
  /** The same for all shops of one database, as for nodes. */
  readonly secretKey?: string;
}

export interface ShopCustomer extends ShopVisitor {
  readonly id: number;
  readonly email: string;
  readonly password: string;
}

const silent = pino({ level: 'silent' });

/** Not started anew for each file of tests that needs them. */
const idleMs = 10 * 60_000;

/**
 * Shared by all shops, because starting their thread and processes takes one to two seconds of a core. Only for shops
 * without limits, because these count each shop separately.
 */
const runners = {
  // It keeps what it has drawn for all shops: close to the usual limit, it collects garbage longer than it draws.
  work: openWork({
    log: silent,
    allowance: null,
    runner: threadOf(new URL('../main/thread.ts', import.meta.url), 256),
    limits: { idleMs },
  }),
  inspection: openInspection({
    log: silent,
    isLimited: false,
    program: new URL('../main/inspection-process.ts', import.meta.url),
    // Beside journeys a process gets a fraction of a processor, and a new one needs seconds to start.
    limits: { sliceMs: 12_000, patience: 40, timeoutMs: 300_000, idleMs },
  }),
};
const notEndedHere = { close: async () => {} };
const runnersOfAll = (): Pick<Services, 'work' | 'inspection'> => ({
  work: { ...runners.work, ...notEndedHere },
  inspection: { ...runners.inspection, ...notEndedHere },
});

/** A shop as it is after its first start. */
const demonstration: Preparation = {
  name: 'shop',
  async prepare(connection) {
    await seedShop(connection.db);
    // Nor does a schedule run here: its job would wait in every shop.
    const queue = await openJobQueue(connection, {
      runsMaintenance: false,
      log: silent,
      outage: openOutageLog(silent),
    });
    await queue.stop();
  },
};
const password = 'Carton2026';

export async function openShop(options: ShopOptions = {}): Promise<Shop> {
  const { log = silent, secretKey = 'a secret key for tests, long enough' } = options;
  setHashingCost({ memory: 64, passes: 1 });
  const database = options.database ?? (await freshDatabase({ prepared: demonstration, max: options.connections }));
  if (options.database) await seedShop(database.db);
  const clock = fakeClock();
  const payu = fakePayu();
  const folder = mkdtempSync(join(scratchFolder(), 'boxwright-shop-'));
  const env = parseEnv({ NODE_ENV: 'test', DATA_DIR: folder, RATE_LIMIT: '0', ...options.settings }, folder);
  const proxied = options.databaseVia && connect(await options.databaseVia(database.url));
  const made = await createServices({
    env,
    connection: proxied ?? database,
    secretKey,
    log,
    // Schedules follow the real clock: their jobs would come due in the middle of a test.
    runsMaintenance: false,
    now: clock.now,
  });
  const urls = { formUrl: 'https://payu.example/_payment', commandUrl: 'https://payu.example/command' };
  const gateway = createPayuClient({
    name: options.gateway ?? 'payu',
    ...payu.credentials,
    ...urls,
    fetch: payu.fetch,
  });
  const isLimited = env.rateLimit !== 0 || options.log !== undefined;
  const services: Services = { ...made, gateway, ...(isLimited ? {} : runnersOfAll()) };
  const app = await buildApp({
    services,
    handlers: options.handlers ?? handlers,
    log,
    ...(options.web ? { web: options.web } : {}),
    paymentFormUrl: urls.formUrl,
    routes: async (server) => {
      await server.register(paymentRoutes, { services, credentials: payu.credentials });
      await server.register(orderDownloads, { services });
    },
  });

  const visitor = (address?: string) => openBrowser(shop, address);
  const shop: Shop = {
    services,
    app,
    clock,
    payu,
    visitor,
    async customer() {
      const browser = visitor();
      const email = `meena-${unique()}@shop.example`;
      const person = { name: 'Meena Sundaram', email, mobile: '9840012345', companyName: 'Meena Soaps' };
      const { data } = await browser.call('AddCustomer', { ...person, password });
      await browser.call('AddwebsiteLogin', { email, password });
      return { ...browser, id: data.customerid, email, password };
    },
    async staff(role: StaffRole = 'Admin') {
      const browser = visitor();
      const member = { name: 'Order Desk', email: `desk-${unique()}@shop.example`, password: 'a long staff password' };
      await shop.services.auth.addStaff({ ...member, role });
      await browser.call('StaffSignIn', { email: member.email, password: member.password });
      return browser;
    },
    runJobs: () => shop.services.jobs.drain(jobHandlers, { services: shop.services, log }),
    async close() {
      // After it has been aborted, `fetch` holds a connection for four seconds, and the server would wait for that.
      app.server.closeAllConnections();
      await app.close();
      await services.jobs.stop();
      await services.work.close();
      await services.inspection.close();
      await proxied?.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
      letGoOf(shop);
    },
  };
  return shop;
}

/**
 * A worker keeps the modules of all its test files, and so their shops: by these, its memory would grow by two megabytes
 * with each file, which it reads through again and again to collect garbage.
 */
const letGoOf = (shop: Shop): void => {
  for (const part of Object.keys(shop)) Reflect.deleteProperty(shop, part);
};

let browsers = 0;

/** Stores cookies as a browser does. Each has its own network address, so that rate limits count it separately. */
function openBrowser(shop: Pick<Shop, 'app'>, address?: string): ShopVisitor {
  browsers += 1;
  const remoteAddress = address ?? `10.1.${Math.floor(browsers / 250)}.${(browsers % 250) + 1}`;
  const cookies = new Map<string, string>();
  const browser: ShopVisitor = {
    cookies,
    async call(operation, body = {}, headers = {}) {
      const isGet = operation === 'GetCountry' || operation === 'UserInfo' || operation === 'GetCompany';
      const answer = await shop.app.inject({
        method: isGet ? 'GET' : 'POST',
        url: `/api/${operation}`,
        remoteAddress,
        headers: { 'sec-fetch-site': 'same-origin', ...headers },
        cookies: Object.fromEntries(cookies),
        ...(isGet ? {} : { payload: body }),
      });
      for (const { name, value, maxAge } of answer.cookies) {
        if (maxAge === 0 || value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      const wire = answer.json();
      const { data, code, details } = wire;
      return { status: answer.statusCode, data, code, details, body: wire, headers: answer.headers };
    },
    async register(email, secret = password) {
      const person = { name: 'Meena Sundaram', email, mobile: '9840012345', companyName: 'Meena Soaps' };
      for (const { status, body } of [
        await browser.call('AddCustomer', { ...person, password: secret }),
        await browser.call('AddwebsiteLogin', { email, password: secret }),
      ]) {
        if (status !== 200) throw new Error(`not registered: ${JSON.stringify(body)}`);
      }
    },
  };
  return browser;
}
