import type { FastifyInstance } from 'fastify';
import { paymentAccount } from './create-services.ts';
import { databaseSandboxStore } from './gateways/sandbox/database-store.ts';
import { inProcess } from './gateways/sandbox/in-process.ts';
import { sandboxGateway } from './gateways/sandbox/plugin.ts';
import { SANDBOX_PREFIX } from './gateways/sandbox/settings.ts';
import { orderDownloads } from './orders/downloads.ts';
import { paymentRoutes } from './payments/routes.ts';
import type { Services } from './services.ts';

/** Addresses that are neither operations nor pages: what the payment provider posts to, its sandbox, and downloads. */
export async function addRoutes(app: FastifyInstance, services: Services, secretKey: string): Promise<void> {
  const { env, db, now } = services;
  const { key, salt } = paymentAccount(env, secretKey);
  await app.register(paymentRoutes, { services, credentials: { key, salt } });
  await app.register(orderDownloads, { services });
  if (env.payu !== null) return;
  await app.register(
    async (sandbox) => {
      // The sandbox stands for another company's servers, on another origin than the store.
      sandbox.addHook('onRoute', (route) => {
        route.config = { ...route.config, takesForeignPosts: true };
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
          const told = await app.inject({ method: 'POST', url: pathname + search, headers, payload });
          return { status: told.statusCode, body: '' };
        }),
      });
    },
    { prefix: SANDBOX_PREFIX },
  );
}
