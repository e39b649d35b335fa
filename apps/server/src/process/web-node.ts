import { StartProblem } from '@boxwright/cluster';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from '../door/build-app.ts';
import { addRoutes } from '../door/routes.ts';
import { builtWebApp, developmentWebApp } from '../door/web-app.ts';
import { handlers } from '../operations/registry.ts';
import { currentCatalogue } from '../selling/catalogue/catalogue.ts';
import { fromPrices } from '../selling/catalogue/from-prices.ts';
import { paymentAccount } from './create-services.ts';
import type { Services } from './services.ts';

export interface WebNode {
  /** Answers the requests that are being handled, then closes. */
  readonly close: () => Promise<void>;
}

/** Starts the web server on the configured port. */
export async function openWebNode(services: Services, secretKey: string, log: Logger): Promise<WebNode> {
  const { env } = services;
  const development = env.mode === 'development' ? await developmentWebApp() : undefined;
  const web = development ?? (await builtWebApp());
  const { formUrl: paymentFormUrl } = paymentAccount(env, secretKey);
  const app = await buildApp({
    services,
    handlers,
    log,
    web,
    paymentFormUrl,
    routes: async (server) => {
      await development?.attach(server);
      await addRoutes(server, services, secretKey);
    },
  });
  await listen(app, env);
  // Not awaited: it warms the price cache for the first visitor.
  workOutFromPrices(services).catch((error: unknown) => log.warn({ err: error }, 'prices could not be worked out'));
  return {
    async close() {
      await app.close();
      await development?.close();
    },
  };
}

const workOutFromPrices = async (services: Services) => fromPrices(services, await currentCatalogue(services));

async function listen(app: FastifyInstance, { host, port }: { host: string; port: number }): Promise<void> {
  // The address is printed once everything has started, not in a log line for each network interface.
  const { level } = app.log;
  app.log.level = 'warn';
  try {
    await app.listen({ host, port });
    app.log.level = level;
  } catch (error) {
    throw portProblem(error, host, port) ?? error;
  }
}

/** The sentence about a port that can't be opened; undefined for other errors. */
export function portProblem(error: unknown, host: string, port: number): StartProblem | undefined {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return new StartProblem(`Port ${port} is taken: stop the program that uses it, or set PORT to another one.`);
    case 'EACCES':
      return new StartProblem(`Port ${port} may not be opened by this user: set PORT to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartProblem(`HOST ${host} is no address of this machine: set it to 0.0.0.0 or 127.0.0.1.`);
    default:
      return undefined;
  }
}
