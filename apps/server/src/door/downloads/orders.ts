import { documentsOf, type StoredDocument } from '@boxwright/storage';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { checkRateLimit } from '../../calls/limits.ts';
import type { Services } from '../../calls/services.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { documentFile } from '../../selling/documents/document-file.ts';
import { keyLine } from '../../selling/documents/key-line.ts';
import { orderForm } from '../../selling/documents/order-form.ts';
import { proforma } from '../../selling/documents/proforma.ts';
import { recipientsCopy } from '../../selling/documents/recipients-copy.ts';
import { documentFileName } from '../../selling/orders/download-addresses.ts';
import { openByToken } from '../../selling/orders/open-by-token.ts';
import { readOrderNow, type StoredOrder } from '../../selling/orders/stored-order.ts';
import { mayAlso } from '../guard-routes.ts';
import { refusePlainly, sayPlainly } from '../plainly.ts';
import { pageOf } from '../way-back.ts';

export interface DownloadsOptions {
  readonly services: Services;
}

type TokenRequest = FastifyRequest<{ Params: { token: string } }>;
type DocumentRequest = FastifyRequest<{ Params: { token: string; file: string }; Querystring: { copies?: string } }>;

/** Files that belong to an order. The unguessable token in the address is the only authorisation. */
export const orderDownloads: FastifyPluginAsync<DownloadsOptions> = async (app, { services }) => {
  const config = { access: { token: true, also: { openErased: 'orders' } } } as const;
  app.get('/downloads/order-form/:token', { config }, async (request: TokenRequest, reply) => {
    const stored = await orderOf(services, request, reply);
    if (!stored) return reply;
    return sendPdf(reply, `order_form${services.now().getTime()}.pdf`, await orderForm(services, stored, request.ip));
  });

  app.get('/downloads/order/:token', { config }, async (request: TokenRequest, reply) => {
    const stored = await orderOf(services, request, reply);
    if (!stored) return reply;
    return sendPdf(reply, `${orderNumber(stored.order)}-orderform.pdf`, await orderForm(services, stored, request.ip));
  });

  app.get('/downloads/order-sheet/:token', { config }, async (request: TokenRequest, reply) => {
    const stored = await orderOf(services, request, reply);
    if (!stored) return reply;
    return sendPdf(reply, 'Invoice.pdf', await orderForm(services, stored, request.ip, 'landscape'));
  });

  app.get('/downloads/invoice/:token', { config }, async (request: TokenRequest, reply) => {
    const orderId = await orderIdOf(services, request, reply);
    if (orderId === null) return reply;
    const issued = (await documentsOf(services.db, orderId, 'tax-invoice')).at(-1);
    if (!issued) return sayPlainly(reply, 404, 'There is no invoice for this order yet.');
    return sendDocument(services, issued, request, reply);
  });

  app.get('/downloads/proforma/:token', { config }, async (request: TokenRequest, reply) => {
    const orderId = await orderIdOf(services, request, reply);
    if (orderId === null) return reply;
    const issued = await proforma(services, orderId);
    if (!issued) return sayPlainly(reply, 404, 'There is nothing to pay, so there is no proforma.');
    return sendDocument(services, issued, request, reply);
  });

  const withCopies = {
    config: { access: { token: true, also: { openErased: 'orders', allCopies: 'orders' } } },
  } as const;
  app.get('/downloads/document/:token/:file', withCopies, async (request: DocumentRequest, reply) => {
    const orderId = await orderIdOf(services, request, reply);
    if (orderId === null) return reply;
    const issued = await documentsOf(services.db, orderId);
    const wanted = issued.find(
      // Proofs are shown to whoever decides them.
      (document) => document.kind !== 'proof' && documentFileName(document) === request.params.file,
    );
    if (!wanted) return sayPlainly(reply, 404, 'There is no such document.');
    if (request.query.copies !== 'all') return sendDocument(services, wanted, request, reply);
    if (!mayAlso(request, 'allCopies')) {
      return sayPlainly(
        reply,
        404,
        'Only staff get all copies. Please sign in to the back office, then load this again.',
      );
    }
    return sendPdf(reply, documentFileName(wanted), await documentFile(services, wanted, request.ip));
  });

  app.get('/downloads/key-line/:token', { config }, async (request: TokenRequest, reply) => {
    const stored = await orderOf(services, request, reply);
    if (!stored) return reply;
    const pdf = await keyLine(services, stored, request.ip);
    if (!pdf) return sayPlainly(reply, 404, 'There is no box in this order, so it has no key line.');
    return sendPdf(reply, `key-line-${orderNumber(stored.order)}.pdf`, pdf);
  });
};

/** The id of the order with this token; null when an error reply was sent. */
async function orderIdOf(
  services: Services,
  request: TokenRequest | DocumentRequest,
  reply: FastifyReply,
): Promise<number | null> {
  const refused = await checkRateLimit({ services, source: request.ip }, 'download from source');
  if (refused && !refused.ok) {
    refusePlainly(reply, refused.failure);
    return null;
  }
  const orderId = await openByToken(services, request.params.token, mayAlso(request, 'openErased'));
  if (orderId === null) sayPlainly(reply, 404, 'There is no such order.');
  else request.wayBack = pageOf.order(orderId, mayAlso(request, 'openErased'));
  return orderId;
}

/** The order with this token; null when an error reply was sent. */
async function orderOf(services: Services, request: TokenRequest, reply: FastifyReply): Promise<StoredOrder | null> {
  const orderId = await orderIdOf(services, request, reply);
  if (orderId === null) return null;
  const stored = await readOrderNow(services, orderId);
  if (!stored) sayPlainly(reply, 404, 'There is no such order.');
  return stored ?? null;
}

const sendDocument = async (
  services: Services,
  document: StoredDocument,
  request: FastifyRequest,
  reply: FastifyReply,
) => sendPdf(reply, documentFileName(document), await recipientsCopy(services, document, request.ip));

const sendPdf = (reply: FastifyReply, name: string, pdf: Uint8Array) =>
  reply.type('application/pdf').header('content-disposition', `attachment; filename="${name}"`).send(Buffer.from(pdf));
