import type { FastifyPluginAsync } from 'fastify';
import { readPostedBack } from '../adapters/payments/payu/posted-back.ts';
import type { PayuCredentials } from '../adapters/payments/payu/protocol.ts';
import type { Services } from '../calls/services.ts';
import { mayQueryGateway } from '../selling/payments/may-query-gateway.ts';
import { recordPostedBack, verifyLater } from '../selling/payments/record-posted-back.ts';
import { settleInTime } from '../selling/payments/settle-in-time.ts';

export interface PaymentRoutesOptions {
  readonly services: Services;
  /** The account whose signature returns and webhooks must carry. */
  readonly credentials: PayuCredentials;
}

/** The path of the result pages, made of the two numbers that a return carries. */
const resultPage = (page: 'paymentprocess' | 'paymentfail', txnid: string, mihpayid: string) =>
  `/${page}/${encodeURIComponent(txnid)}/${encodeURIComponent(/^[\w-]{1,64}$/.test(mihpayid) ? mihpayid : '0')}`;

/**
 * The gateway's callbacks: the browser's return (a cross-site POST without cookies) and the server's webhook. Messages
 * are stored but never trusted: they cause a verification with the gateway, rate-limited per payment.
 */
export const paymentRoutes: FastifyPluginAsync<PaymentRoutesOptions> = async (app, { services, credentials }) => {
  // The raw text: the signature covers the exact bytes, and JSON numbers would lose digits.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 64 * 1024 }, (_request, body, done) =>
    done(null, body),
  );
  // Anybody may post here: a message only causes a query to the gateway.
  const config = { takesForeignPosts: true, access: 'public' } as const;

  app.post('/payments/return', { config }, async (request, reply) => {
    const read = readPostedBack(request.body);
    if (!read.ok) {
      request.log.warn({ reason: read.reason }, 'payment return not understood');
      return reply.redirect('/checkout', 303);
    }
    const { txnid, mihpayid } = read.posted;
    const recorded = await recordPostedBack(services, credentials, 'return', read.posted);
    if (!recorded) {
      request.log.warn('payment return of an unknown payment');
      return reply.redirect('/checkout', 303);
    }
    const mayWait = await mayQueryGateway(services, txnid);
    const settled = mayWait ? await settleInTime(services, recorded, request.log) : undefined;
    // If the gateway is unreachable or too slow for the waiting visitor, a job retries; after a crash the sweeper does.
    if (!settled?.ok && recorded.isSigned) await verifyLater(services, txnid);
    const state = settled?.ok ? settled.attempt.state : undefined;
    const page = state === 'failed' || state === 'cancelled' ? 'paymentfail' : 'paymentprocess';
    return reply.redirect(resultPage(page, txnid, mihpayid), 303);
  });

  // For browsers that come back without a form (a reload, a shared link).
  app.get('/payments/return', { config: { access: 'public' } }, async (_request, reply) =>
    reply.redirect('/checkout', 303),
  );

  app.post('/payments/webhook', { config }, async (request) => {
    const read = readPostedBack(request.body);
    // Always 200: on an error the gateway would only send it again.
    if (!read.ok) request.log.warn({ reason: read.reason }, 'payment webhook not understood');
    else {
      const { txnid } = read.posted;
      const recorded = await recordPostedBack(services, credentials, 'webhook', read.posted);
      if (!recorded) request.log.warn('payment webhook of an unknown payment');
      else if (
        recorded.attempt.state !== 'succeeded' &&
        (recorded.isSigned || (await mayQueryGateway(services, txnid)))
      ) {
        await verifyLater(services, txnid);
      }
    }
    return { received: true };
  });
};
