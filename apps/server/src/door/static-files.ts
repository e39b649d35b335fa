import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

/** The web build's files: hashed ones under `/assets` for ever, the others for an hour. */
export const staticFiles: FastifyPluginAsync<{ clientFolder: string }> = async (app, { clientFolder }) => {
  await app.register(fastifyStatic, {
    root: clientFolder,
    // A route for each file that is there: everything else stays free for pages.
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(clientFolder, 'assets'));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
};
