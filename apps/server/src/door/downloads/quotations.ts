import { findQuotation, quotationMadeFor } from '@boxwright/storage';
import type { FastifyPluginAsync } from 'fastify';
import { checkRateLimit } from '../../calls/limits.ts';
import type { Services } from '../../calls/services.ts';
import { quotationData } from '../../selling/quotations/quotation-data.ts';
import { quotationFileName } from '../../selling/quotations/quotation-file-name.ts';
import { quotationTask } from '../../selling/quotations/tasks.ts';
import { refusePlainly, sayPlainly } from '../plainly.ts';
import { pageOf } from '../way-back.ts';

/** Quotations as PDF, at `/downloads/quotation/<token>`. The unguessable token is the only authorisation. */
export const quotationDownloads: FastifyPluginAsync<{ readonly services: Services }> = async (app, { services }) => {
  app.get<{ Params: { token: string } }>(
    '/downloads/quotation/:token',
    { config: { access: { token: true } } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
      const refused = await checkRateLimit({ services, source: request.ip }, 'download from source');
      if (refused && !refused.ok) {
        return refusePlainly(reply, refused.failure);
      }
      const quotation = await findQuotation(services.db, request.params.token);
      if (!quotation) return sayPlainly(reply, 404, 'There is no such quotation.');
      request.wayBack = pageOf.quotation(quotation.token);
      const madeFor = await quotationMadeFor(services.db, quotation.id);
      const pdf = await services.work.run(quotationTask, quotationData(quotation, madeFor), request.ip);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${quotationFileName(quotation)}"`)
        .send(Buffer.from(pdf));
    },
  );
};
