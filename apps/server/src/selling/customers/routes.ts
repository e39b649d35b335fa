import { findCustomer } from '@boxwright/storage';
import type { FastifyPluginAsync } from 'fastify';
import { contentTypeOf } from '../../adapters/files/files.ts';
import type { Services } from '../../process/services.ts';
import { pictureKey } from './profile-picture.ts';

/** `/account/picture/<name>`: only the signed-in customer's own picture. */
export const accountFiles: FastifyPluginAsync<{ readonly services: Services }> = async (app, { services }) => {
  app.get<{ Params: { name: string } }>('/account/picture/:name', async (request, reply) => {
    const { visitor } = await services.auth.readVisitor(request.cookies);
    const own = visitor.customer && (await findCustomer(services.db, visitor.customer.id));
    const { name } = request.params;
    if (!own || own.picture !== name) {
      return reply.code(404).type('text/plain; charset=utf-8').send('There is no such picture.');
    }
    reply.header('cache-control', 'private, max-age=86400, immutable').type(contentTypeOf(name));
    return reply.send(Buffer.from(await services.files.get(pictureKey(own.id, name))));
  });
};
