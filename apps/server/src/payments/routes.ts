import type { FastifyPluginAsync } from 'fastify';
import { readPostedBack } from '../gateways/payu/posted-back.ts';
import type { PayuCredentials } from '../gateways/payu/protocol.ts';
import type { Services } from '../services.ts';
import { mayAsk } from './mayAsk.ts';
import { notePostedBack, verifyLater } from './notePostedBack.ts';
import { settleInTime } from './settleInTime.ts';

export interface PaymentRoutesOptions {
  readonly services: Services;
  /** The account whose signature returns and webhooks must carry. */
  readonly credentials: PayuCredentials;
}

/** The path of the result pages: after a return nobody knows more than the two numbers. */
const resultPage = (page: 'paymentprocess' | 'paymentfail', txnid: string, mihpayid: string) =>
  `/${page}/${encodeURIComponent(txnid)}/${encodeURIComponent(/^[\w-]{1,64}$/.test(mihpayid) ? mihpayid : '0')}`;

/**
 * Where the gateway reports: the browser's return (a cross-site POST without cookies) and the server's webhook. Plain
 * routes without a session; what they bring is kept and never believed, the gateway itself is asked: about each payment
 * once in a while, however much is posted about it.
 */
export const paymentRoutes: FastifyPluginAsync<PaymentRoutesOptions> = async (app, { services, credentials }) => {
  // The raw text: the signature covers what was sent, and JSON numbers would lose digits.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 64 * 1024 }, (_request, body, done) =>
    done(null, body),
  );
  const config = { takesForeignPosts: true };

  app.post('/payments/return', { config }, async (request, reply) => {
    const read = readPostedBack(request.body);
    if (!read.ok) {
      request.log.warn({ reason: read.reason }, 'payment return not understood');
      return reply.redirect('/checkout', 303);
    }
    const { txnid, mihpayid } = read.posted;
    const noted = await notePostedBack(services, credentials, 'return', read.posted);
    if (!noted) {
      request.log.warn('payment return of an unknown payment');
      return reply.redirect('/checkout', 303);
    }
    const mayWait = await mayAsk(services, txnid);
    const settled = mayWait ? await settleInTime(services, noted.attempt, request.log) : undefined;
    // If the gateway is out of reach, or too slow for somebody who waits, a job asks again; a crash leaves it to the sweeper.
    if (!settled?.ok && noted.isSigned) await verifyLater(services, txnid);
    const state = settled?.ok ? settled.attempt.state : undefined;
    const page = state === 'failed' || state === 'cancelled' ? 'paymentfail' : 'paymentprocess';
    return reply.redirect(resultPage(page, txnid, mihpayid), 303);
  });

  // Where the browser comes back without a form (its own reload, a shared link).
  app.get('/payments/return', async (_request, reply) => reply.redirect('/checkout', 303));

  app.post('/payments/webhook', { config }, async (request) => {
    const read = readPostedBack(request.body);
    // Answered 200 whatever it brought: the gateway would only send it again.
    if (!read.ok) request.log.warn({ reason: read.reason }, 'payment webhook not understood');
    else {
      const { txnid } = read.posted;
      const noted = await notePostedBack(services, credentials, 'webhook', read.posted);
      if (!noted) request.log.warn('payment webhook of an unknown payment');
      else if (noted.attempt.state !== 'succeeded' && (noted.isSigned || (await mayAsk(services, txnid)))) {
        await verifyLater(services, txnid);
      }
    }
    return { received: true };
  });
};
