import type { FastifyInstance } from 'fastify';
import { paymentAccount } from '../adapters/payments/payment-account.ts';
import { databaseSandboxStore } from '../adapters/payments/sandbox/database-store.ts';
import { inProcess } from '../adapters/payments/sandbox/in-process.ts';
import { sandboxGateway } from '../adapters/payments/sandbox/plugin.ts';
import { SANDBOX_PREFIX } from '../adapters/payments/sandbox/settings.ts';
import type { Services } from '../calls/services.ts';
import { orderDownloads } from './downloads/orders.ts';
import { paymentRoutes } from './payment-callbacks.ts';

/** Adds routes that are neither operations nor pages: the payment provider's callbacks, its sandbox, and downloads. */
export async function addRoutes(app: FastifyInstance, services: Services, secretKey: string): Promise<void> {
  const { env, db, now } = services;
  const { key, salt } = paymentAccount(env, secretKey);
  await app.register(paymentRoutes, { services, credentials: { key, salt } });
  await app.register(orderDownloads, { services });
  if (env.payu !== null) return;
  await app.register(
    async (sandbox) => {
      // The sandbox simulates another company's servers, which have another origin than the store.
      sandbox.addHook('onRoute', (route) => {
        route.config = { ...route.config, takesForeignPosts: true, access: 'public' };
      });
      await sandbox.register(sandboxGateway, {
        key,
        salt,
        store: databaseSandboxStore(db),
        publicUrl: env.publicUrl,
        webhookUrl: `http://127.0.0.1:${env.port}/payments/webhook`,
        clock: now,
        fetch: inProcess(async ({ pathname, search }, fields) => {
          const payload = new URLSearchParams(fields).toString();
          const headers = { 'content-type': 'application/x-www-form-urlencoded' };
          const response = await app.inject({ method: 'POST', url: pathname + search, headers, payload });
          return { status: response.statusCode, body: '' };
        }),
      });
    },
    { prefix: SANDBOX_PREFIX },
  );
}
