import { failureStatus } from '@boxwright/contract';
import { findOrder } from '@boxwright/storage';
import type { FastifyPluginAsync } from 'fastify';
import { overLimit } from '../door/limits.ts';
import type { Services } from '../services.ts';
import { orderForm } from './orderForm.ts';
import { orderOfToken } from './orderToken.ts';

export interface DownloadsOptions {
  readonly services: Services;
}

/** Files that belong to an order. Whoever has the address may load them: its token can't be guessed. */
export const orderDownloads: FastifyPluginAsync<DownloadsOptions> = async (app, { services }) => {
  app.get<{ Params: { token: string } }>('/downloads/order-form/:token', async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    const refused = await overLimit({ services, source: request.ip }, 'download from source');
    if (refused && !refused.ok) {
      return reply.code(failureStatus[refused.failure.code]).type('text/plain').send(refused.failure.text);
    }
    const orderId = orderOfToken(services.secrets.orderToken, request.params.token);
    const order = orderId === null ? undefined : await findOrder(services.db, orderId);
    if (!order) return reply.code(404).type('text/plain').send('There is no such order.');
    const name = `order_form${services.now().getTime()}.pdf`;
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Buffer.from(await orderForm(services, order)));
  });
};
