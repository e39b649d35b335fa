import type { OperationName } from '@boxwright/contract';
import { type FakeClock, fakeClock, freshDatabase } from '@boxwright/testing';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { buildApp } from '../build-app.ts';
import { createServices, paymentAccount } from '../create-services.ts';
import { parseEnv } from '../env.ts';
import { type Handlers, handlers } from '../registry.ts';
import { addRoutes } from '../routes.ts';
import type { Services } from '../services.ts';
import type { WebApp } from '../web-app.ts';

export interface TestStore {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly clock: FakeClock;
  /** A new visitor with an empty cookie jar. */
  readonly visitor: () => TestVisitor;
  readonly close: () => Promise<void>;
}

export interface Answer {
  readonly status: number;
  /** `data` of the body. */
  readonly data: unknown;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** A browser's side: keeps cookies, and calls operations from the shop's own pages. */
export interface TestVisitor {
  readonly cookies: Map<string, string>;
  /** Calls an operation with a body in the wire's names. */
  readonly call: (name: OperationName, body?: unknown) => Promise<Answer>;
  /** Registers a customer and signs them in. */
  readonly register: (email: string, password?: string) => Promise<void>;
}

export interface TestStoreOptions {
  /** Settings in the environment's names. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Instead of the shop's own handlers. */
  readonly handlers?: Partial<Handlers>;
  readonly web?: WebApp;
}

/** The whole server over a database of its own, without listening. Logs nothing. */
export async function openTestStore(options: TestStoreOptions = {}): Promise<TestStore> {
  const database = await freshDatabase();
  const clock = fakeClock();
  const env = parseEnv({ NODE_ENV: 'test', DATA_DIR: '.data/tests', ...options.settings }, process.cwd());
  const secretKey = 'a secret that only tests have, long enough';
  const log = pino({ level: 'silent' });
  const services = await createServices({
    env,
    connection: database,
    secretKey,
    log,
    keepsHouse: true,
    now: clock.now,
  });
  const app = await buildApp({
    services,
    handlers: options.handlers ?? handlers,
    log,
    ...(options.web ? { web: options.web } : {}),
    paymentFormUrl: paymentAccount(env, secretKey).formUrl,
    routes: (server) => addRoutes(server, services, secretKey),
  });
  return {
    app,
    services,
    clock,
    visitor: () => newVisitor(app),
    async close() {
      await app.close();
      await services.jobs.stop();
      await database.close();
    },
  };
}

function newVisitor(app: FastifyInstance): TestVisitor {
  const cookies = new Map<string, string>();

  const call = async (name: OperationName, body: unknown = {}): Promise<Answer> => {
    const isRead = name === 'GetCountry' || name === 'UserInfo' || name === 'GetCompany';
    const response = await app.inject({
      method: isRead ? 'GET' : 'POST',
      url: `/api/${name}`,
      headers: {
        cookie: [...cookies].map(([cookie, value]) => `${cookie}=${value}`).join('; '),
        'sec-fetch-site': 'same-origin',
        ...(isRead ? {} : { 'content-type': 'application/json' }),
      },
      ...(isRead ? {} : { payload: JSON.stringify(body) }),
    });
    for (const { name: cookie, value, maxAge } of response.cookies) {
      if (maxAge === 0) cookies.delete(cookie);
      else cookies.set(cookie, value);
    }
    const answered = response.json<Record<string, unknown>>();
    return { status: response.statusCode, data: answered['data'], body: answered, headers: response.headers };
  };

  return {
    cookies,
    call,
    async register(email, password = 'Packing123') {
      const person = { name: 'Meena Raman', email, mobile: '9840012345', password };
      const registered = await call('AddCustomer', person);
      if (registered.status !== 200) throw new Error(`not registered: ${JSON.stringify(registered.body)}`);
      const signedIn = await call('AddwebsiteLogin', { email, password });
      if (signedIn.status !== 200) throw new Error(`not signed in: ${JSON.stringify(signedIn.body)}`);
    },
  };
}
