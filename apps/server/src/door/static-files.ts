import { relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

/** Cache-Control by folder: files with hashed names are immutable, pictures and fonts are cached for a month. */
const cacheControlByFolder = {
  assets: 'public, max-age=31536000, immutable',
  images: 'public, max-age=2592000',
  fonts: 'public, max-age=2592000',
} as const;

/** Serves the web build's files; those in no such folder are cached for an hour. */
export const staticFiles: FastifyPluginAsync<{ clientFolder: string }> = async (app, { clientFolder }) => {
  // A plain 404 is cheaper than rendering the not-found page, and only programs request missing files.
  for (const folder of Object.keys(cacheControlByFolder)) {
    app.get(`/${folder}/*`, async (_request, reply) =>
      reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.'),
    );
  }
  await app.register(fastifyStatic, {
    root: clientFolder,
    // One route per existing file, so that all other addresses reach the pages.
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const [folder = ''] = relative(clientFolder, path).split(sep);
      const cacheControl = Object.hasOwn(cacheControlByFolder, folder)
        ? cacheControlByFolder[folder as keyof typeof cacheControlByFolder]
        : 'public, max-age=3600';
      reply.header('cache-control', cacheControl);
      // The policy sent with a service worker (or its compressed copy) applies to everything that it fetches.
      if (folder.startsWith('service-worker.js')) {
        reply.header('content-security-policy', "default-src 'none'; connect-src 'self'");
      }
    },
  });
};
