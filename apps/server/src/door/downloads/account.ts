import { Readable } from 'node:stream';
import { findCustomer, inTransaction, takeTicket } from '@boxwright/storage';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { contentTypeOf } from '../../adapters/files/files.ts';
import type { Services } from '../../calls/services.ts';
import { indianDay } from '../../process/indian-day.ts';
import { pictureKey } from '../../selling/customers/profile-picture.ts';
import { deskExportAddress, exportAddress, exportTicket } from '../../selling/own-data/export-ticket.ts';
import { ownFiles } from '../../selling/own-data/own-files.ts';
import { zipped } from '../../selling/own-data/zip.ts';
import { customerOf } from '../guard-routes.ts';
import { sayPlainly } from '../plainly.ts';
import { pageOf } from '../way-back.ts';

/** Files for the signed-in customer only: the picture, `/account/picture/<name>`, and all their data. */
export const accountFiles: FastifyPluginAsync<{ readonly services: Services }> = async (app, { services }) => {
  app.get<{ Params: { name: string } }>(
    '/account/picture/:name',
    { config: { access: 'customer' } },
    async (request, reply) => {
      const own = await findCustomer(services.db, customerOf(request).id);
      const { name } = request.params;
      if (!own || own.picture !== name) {
        return sayPlainly(reply, 404, 'There is no such picture.');
      }
      reply.header('cache-control', 'private, max-age=86400, immutable').type(contentTypeOf(name));
      return reply.send(Buffer.from(await services.files.get(pictureKey(own.id, name))));
    },
  );

  // Without HEAD, which would use up the ticket.
  const isOver = (_request: FastifyRequest, reply: FastifyReply) => reply.redirect('/account-data?download=over', 303);
  app.get<{ Params: { ticket: string } }>(
    exportAddress(':ticket'),
    { exposeHeadRoute: false, config: { access: 'customer', whenSignedOut: isOver } },
    async (request, reply) => {
      const customer = customerOf(request);
      const ticket = exportTicket(customer.userId, request.params.ticket);
      const isTaken = await inTransaction(services.db, (tx) => takeTicket(tx, ticket, services.now()));
      if (!isTaken) return isOver(request, reply);
      return sendData(reply, customer.id, request.log as Logger); // pino is the app's logger
    },
  );

  app.get<{ Params: { customerId: string; ticket: string } }>(
    deskExportAddress(':customerId', ':ticket'),
    { exposeHeadRoute: false, config: { access: { staff: 'personal-data' } } },
    async (request, reply) => {
      const { customerId, ticket: token } = request.params;
      const known = /^[1-9]\d{0,8}$/.test(customerId) ? await findCustomer(services.db, Number(customerId)) : undefined;
      if (known) request.wayBack = pageOf.deskCustomer(known.id);
      const ticket = known?.userId ? exportTicket(known.userId, token) : undefined;
      const isTaken = ticket && (await inTransaction(services.db, (tx) => takeTicket(tx, ticket, services.now())));
      if (!known || !isTaken) {
        const text = 'This download was used already, is too old, or isn’t yours. Please ask for it again.';
        return sayPlainly(reply, 404, text);
      }
      return sendData(reply, known.id, request.log as Logger);
    },
  );

  function sendData(reply: FastifyReply, customerId: number, log: Logger) {
    reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="account-data-${indianDay(services.now())}.zip"`);
    return reply.send(Readable.from(zipped(ownFiles(services, customerId, log)), { objectMode: false }));
  }
};
