import type { FastifyInstance } from 'fastify';
import { databaseSandboxStore } from './gateways/sandbox/database-store.ts';
import { sandboxGateway } from './gateways/sandbox/plugin.ts';
import { SANDBOX_PREFIX, sandboxCredentials } from './gateways/sandbox/settings.ts';
import type { Services } from './services.ts';

/** Where the payment provider's servers report what happened. */
export const webhookPath = '/payments/webhook';

/** Addresses that are neither operations nor pages. */
export async function addRoutes(app: FastifyInstance, services: Services, secretKey: string): Promise<void> {
  const { env, db, now } = services;
  if (env.payu === null) {
    await app.register(
      async (sandbox) => {
        // The sandbox stands for another company's servers, on another origin than the store.
        sandbox.addHook('onRoute', (route) => {
          route.config = { ...route.config, takesForeignPosts: true };
        });
        await sandbox.register(sandboxGateway, {
          ...sandboxCredentials(secretKey),
          store: databaseSandboxStore(db),
          publicUrl: env.publicUrl,
          webhookUrl: `http://127.0.0.1:${env.port}${webhookPath}`,
          clock: now,
        });
      },
      { prefix: SANDBOX_PREFIX },
    );
  }
}
