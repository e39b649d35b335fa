import { StartProblem } from '@boxwright/storage';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './build-app.ts';
import { currentCatalogue } from './catalogue/catalogue.ts';
import { fromPrices } from './catalogue/fromPrices.ts';
import { paymentAccount } from './create-services.ts';
import { handlers } from './registry.ts';
import { addRoutes } from './routes.ts';
import type { Services } from './services.ts';
import { builtWebApp, developmentWebApp } from './web-app.ts';

export interface WebNode {
  /** Answers what is under way, then closes. */
  readonly close: () => Promise<void>;
}

/** Opens the shop's door on the port of the settings. */
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
  // Nobody waits for it: the first visitor finds the prices worked out.
  workOutFromPrices(services).catch((error: unknown) => log.warn({ err: error }, 'prices not worked out'));
  return {
    async close() {
      await app.close();
      await development?.close();
    },
  };
}

const workOutFromPrices = async (services: Services) => fromPrices(services, await currentCatalogue(services));

async function listen(app: FastifyInstance, { host, port }: { host: string; port: number }): Promise<void> {
  // Where it listens is told in plain words when everything stands, not in a log line for each address.
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
