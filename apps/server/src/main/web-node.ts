import type { Logger } from 'pino';
import { watchShopVersion } from '../adapters/database/watch-shop-version.ts';
import { paymentAccount } from '../adapters/payments/payment-account.ts';
import type { Services } from '../calls/services.ts';
import { buildApp } from '../door/build-app.ts';
import { addRoutes } from '../door/routes.ts';
import { builtWebApp, developmentWebApp } from '../door/web-app.ts';
import { handlers } from '../operations/registry.ts';
import { listen } from '../process/listen.ts';
import type { Peers } from '../process/peers-of-node.ts';
import { currentCatalogue, forgetCatalogue } from '../selling/catalogue/catalogue.ts';
import { layOutAhead } from '../selling/goods/box/lay-out-ahead.ts';
import { fromPrices } from '../selling/goods/from-prices.ts';

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
    routes: (server) => addRoutes(server, services, secretKey),
  });
  let isClosing = false;
  let changes: Awaited<ReturnType<typeof watchShopVersion>> | undefined;
  const close = async () => {
    isClosing = true;
    await changes?.close();
    await app.close();
    await development?.close();
  };
  try {
    await listen(app, env);
  } catch (error) {
    await close();
    throw error;
  }
  let prepared = 0;
  const prepare = async () => {
    prepared += 1;
    const mine = prepared;
    forgetCatalogue(services);
    await fromPrices(services, await currentCatalogue(services));
    if (env.laysOutAhead) await layOutAhead(services, () => mine === prepared && !isClosing);
  };
  // Not awaited: this only shortens the wait of the first visitors after a start or a change.
  changes = await watchShopVersion(services.db, () => {
    prepare().catch((error: unknown) => isClosing || log.warn({ err: error }, 'prices could not be computed ahead'));
  });
  return { close };
}
