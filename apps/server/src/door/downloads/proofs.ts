import { findCustomer, findDocument, findOrder, findProof } from '@boxwright/storage';
import type { FastifyPluginAsync } from 'fastify';
import { checkRateLimit } from '../../calls/limits.ts';
import type { Services } from '../../calls/services.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { proofFile } from '../../selling/proofs/proof-file.ts';
import { mayAlso } from '../guard-routes.ts';
import { refusePlainly, sayPlainly } from '../plainly.ts';
import { pageOf } from '../way-back.ts';

/**
 * Proofs as PDF, at `/downloads/proof/<id>.<checksum>.pdf`. The checksum of the file, which only those know whom we have
 * shown it, is the authorisation.
 */
export const proofDownloads: FastifyPluginAsync<{ readonly services: Services }> = async (app, { services }) => {
  app.get<{ Params: { file: string } }>(
    '/downloads/proof/:file',
    { config: { access: { token: true, also: { seeOrders: 'orders' } } } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
      const refused = await checkRateLimit({ services, source: request.ip }, 'download from source');
      if (refused && !refused.ok) {
        return refusePlainly(reply, refused.failure);
      }
      const issued = await readIssued(services, request.params.file);
      if (!issued) return sayPlainly(reply, 404, 'There is no such proof.');
      const { document, orderId, name } = issued;
      request.wayBack = pageOf.order(orderId, mayAlso(request, 'seeOrders'));
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${name}"`)
        .send(Buffer.from(await proofFile(services, document)));
    },
  );
};

async function readIssued({ db }: Pick<Services, 'db'>, file: string) {
  const [, proofId, checksum] = /^([1-9]\d{0,8})\.([\w-]{43})\.pdf$/.exec(file) ?? [];
  const found = proofId === undefined ? undefined : await findProof(db, Number(proofId));
  const document = found?.proof.documentId ? await findDocument(db, found.proof.documentId) : undefined;
  if (!found || !document || document.checksum !== checksum) return undefined;
  const order = await findOrder(db, found.orderId);
  const customer = order && (await findCustomer(db, order.customerId));
  // An erased account has no files that open without signing in.
  if (!customer || customer.erasedAt !== null) return undefined;
  // As its paper is headed: the proofs of each item of an order are counted.
  const name = `${orderNumber(order)}-${found.position + 1}-proof-${found.proof.number}.pdf`;
  return { document, orderId: order.id, name };
}
