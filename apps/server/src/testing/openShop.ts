import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OperationName } from '@boxwright/contract';
import type { Gateway } from '@boxwright/orders';
import { connect } from '@boxwright/storage';
import { type FakeClock, fakeClock, freshDatabase, unique } from '@boxwright/testing';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { buildApp } from '../build-app.ts';
import { createServices } from '../create-services.ts';
import { parseEnv } from '../env.ts';
import { createPayuClient } from '../gateways/payu/client.ts';
import { jobHandlers } from '../job-registry.ts';
import { orderDownloads } from '../orders/downloads.ts';
import { paymentRoutes } from '../payments/routes.ts';
import { type Handlers, handlers } from '../registry.ts';
import { seedShop } from '../seed/seedShop.ts';
import type { Services } from '../services.ts';
import type { WebApp } from '../web-app.ts';
import { type PretendPayu, pretendPayu } from './pretendPayu.ts';

/** A whole shop over a database of its own, with its door, a clock that stands, and a pretended PayU. */
export interface Shop {
  readonly services: Services;
  readonly app: FastifyInstance;
  readonly clock: FakeClock;
  readonly payu: PretendPayu;
  /** Somebody with a browser of their own; from an address of their own, unless one is named. */
  visitor(address?: string): ShopVisitor;
  /** A registered customer who is signed in. */
  customer(): Promise<ShopCustomer>;
  staff(): Promise<ShopVisitor>;
  /** Runs the jobs that are due, and what they enqueue. */
  runJobs(): Promise<{ done: number; failed: number }>;
  close(): Promise<void>;
}

export interface WireAnswer {
  readonly status: number;
  /** The operation's output on the wire, or the text of a failure: a test says what it expects of it. */
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
  /** Settings in the environment's names. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Instead of the shop's own. */
  readonly handlers?: Partial<Handlers>;
  readonly web?: WebApp;
  /** The address by which the shop reaches its database. */
  readonly databaseBy?: (url: string) => Promise<string>;
  /** For tests of what is logged. */
  readonly log?: Logger;
  /** Whose name the pretended PayU answers under; PayU's own unless told. */
  readonly gateway?: Gateway;
}

export interface ShopCustomer extends ShopVisitor {
  readonly id: number;
  readonly email: string;
  readonly password: string;
}

const silent = pino({ level: 'silent' });
const password = 'Carton2026';

export async function openShop(options: ShopOptions = {}): Promise<Shop> {
  const { log = silent } = options;
  const database = await freshDatabase();
  await seedShop(database.db);
  const clock = fakeClock();
  const payu = pretendPayu();
  const folder = mkdtempSync(join(tmpdir(), 'boxwright-shop-'));
  const env = parseEnv({ NODE_ENV: 'test', DATA_DIR: folder, RATE_LIMIT: '0', ...options.settings }, folder);
  const byWay = options.databaseBy && connect(await options.databaseBy(database.url));
  const made = await createServices({
    env,
    connection: byWay ?? database,
    secretKey: 'a secret key for tests, long enough',
    log,
    keepsHouse: true,
    now: clock.now,
  });
  const urls = { formUrl: 'https://payu.example/_payment', commandUrl: 'https://payu.example/command' };
  const gateway = createPayuClient({
    name: options.gateway ?? 'payu',
    ...payu.credentials,
    ...urls,
    fetch: payu.fetch,
  });
  const services: Services = { ...made, gateway };
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

  const visitor = (address?: string) => openBrowser(app, address);
  return {
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
    async staff() {
      const browser = visitor();
      const member = { name: 'Order Desk', email: `desk-${unique()}@shop.example`, password: 'a long staff password' };
      await services.auth.addStaff(member);
      await browser.call('StaffSignIn', { email: member.email, password: member.password });
      return browser;
    },
    runJobs: () => services.jobs.drain(jobHandlers, { services, log }),
    async close() {
      await app.close();
      await services.jobs.stop();
      await services.work.close();
      await byWay?.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let browsers = 0;

/** Keeps cookies as a browser does. Each has an address of its own, so that limits count it alone. */
function openBrowser(app: FastifyInstance, address?: string): ShopVisitor {
  browsers += 1;
  const remoteAddress = address ?? `10.1.${Math.floor(browsers / 250)}.${(browsers % 250) + 1}`;
  const cookies = new Map<string, string>();
  const browser: ShopVisitor = {
    cookies,
    async call(operation, body = {}, headers = {}) {
      const isGet = operation === 'GetCountry' || operation === 'UserInfo' || operation === 'GetCompany';
      const answer = await app.inject({
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
