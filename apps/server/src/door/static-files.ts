import { relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

/** How long browsers keep a file, by its folder: hashed names for ever, pictures and fonts for a month. */
const kept = {
  assets: 'public, max-age=31536000, immutable',
  images: 'public, max-age=2592000',
  fonts: 'public, max-age=2592000',
} as const;

/** The web build's files; whatever lies in no folder of its own is kept for an hour. */
export const staticFiles: FastifyPluginAsync<{ clientFolder: string }> = async (app, { clientFolder }) => {
  // Cheaper than a page that says so: nobody but a program asks for a file that isn't there.
  for (const folder of Object.keys(kept)) {
    app.get(`/${folder}/*`, async (_request, reply) =>
      reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.'),
    );
  }
  await app.register(fastifyStatic, {
    root: clientFolder,
    // A route for each file that is there: everything else stays free for pages.
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const [folder = ''] = relative(clientFolder, path).split(sep);
      const age = Object.hasOwn(kept, folder) ? kept[folder as keyof typeof kept] : 'public, max-age=3600';
      reply.header('cache-control', age);
      // Whatever a service worker fetches is held to the policy that it (or its compressed copy) came with.
      if (folder.startsWith('service-worker.js')) {
        reply.header('content-security-policy', "default-src 'none'; connect-src 'self'");
      }
    },
  });
};
