import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import type { Env } from '../process/env.ts';
import { addFilesInMemory } from './files-in-memory.ts';
import { sayPlainly } from './plainly.ts';
import { fileHeaders } from './security-headers.ts';

/** Cache-Control by folder: files with hashed names are immutable, pictures and fonts are cached for a month. */
const cacheControlByFolder = {
  assets: 'public, max-age=31536000, immutable',
  images: 'public, max-age=2592000',
  fonts: 'public, max-age=2592000',
} as const;

export interface StaticFilesOptions {
  readonly clientFolder: string;
  readonly env: Pick<Env, 'publicUrl'>;
}

/** Serves the web build's files; files outside of these folders are cached for an hour. */
export const staticFiles: FastifyPluginAsync<StaticFilesOptions> = async (app, { clientFolder, env }) => {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, isFile: true, access: 'public' };
  });
  // A plain 404 is cheaper than rendering the not-found page, and only programs request missing files.
  for (const folder of Object.keys(cacheControlByFolder)) {
    app.get(`/${folder}/*`, async (_request, reply) => sayPlainly(reply, 404, 'There is no such file.'));
  }
  const headers = { ...fileHeaders(env), 'cache-control': cacheControlByFolder.assets };
  addFilesInMemory(app, join(clientFolder, 'assets'), headers);
  await app.register(fastifyStatic, {
    root: clientFolder,
    globIgnore: ['assets/**/*.{js,css,br,gz}'],
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
