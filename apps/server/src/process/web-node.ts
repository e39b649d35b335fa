import type { Logger } from 'pino';
import { buildApp } from '../door/build-app.ts';
import type { Peers } from '../door/peers.ts';
import { addRoutes } from '../door/routes.ts';
import { builtWebApp, developmentWebApp } from '../door/web-app.ts';
import { handlers } from '../operations/registry.ts';
import { currentCatalogue } from '../selling/catalogue/catalogue.ts';
import { fromPrices } from '../selling/catalogue/from-prices.ts';
import { paymentAccount } from './create-services.ts';
import { listen } from './listen.ts';
import type { Services } from './services.ts';

export interface WebNode {
  /** Answers the requests that are being handled, then closes. */
  readonly close: () => Promise<void>;
}

/** Starts the web server on the configured port, beside other web processes of this machine if there are some. */
export async function openWebNode(
  services: Services,
  secretKey: string,
  log: Logger,
  peers: Peers | null = null,
): Promise<WebNode> {
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
    peers,
    routes: async (server) => {
      await development?.attach(server);
      await addRoutes(server, services, secretKey);
    },
  });
  const close = async () => {
    await app.close();
    await development?.close();
  };
  try {
    await listen(app, env);
  } catch (error) {
    await close();
    throw error;
  }
  // Not awaited: it warms the price cache for the first visitor.
  workOutFromPrices(services).catch((error: unknown) => log.warn({ err: error }, 'prices could not be worked out'));
  return { close };
}

const workOutFromPrices = async (services: Services) => fromPrices(services, await currentCatalogue(services));
