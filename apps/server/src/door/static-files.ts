import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { etagOf } from '../process/cache/etag.ts';
import { type EncodedBody, sendEncoded } from './encoded-body.ts';

/** Cache-Control by folder: files with hashed names are immutable, pictures and fonts are cached for a month. */
const cacheControlByFolder = {
  assets: 'public, max-age=31536000, immutable',
  images: 'public, max-age=2592000',
  fonts: 'public, max-age=2592000',
} as const;

/** Serves the web build's files; those in no such folder are cached for an hour. */
export const staticFiles: FastifyPluginAsync<{ clientFolder: string }> = async (app, { clientFolder }) => {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, isFile: true };
  });
  // A plain 404 is cheaper than rendering the not-found page, and only programs request missing files.
  for (const folder of Object.keys(cacheControlByFolder)) {
    app.get(`/${folder}/*`, async (_request, reply) =>
      reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.'),
    );
  }
  sendAssetsFromMemory(app, join(clientFolder, 'assets'));
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

const mediaTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/**
 * Sends the build's scripts and styles from memory, a few megabytes that every visitor needs: opening files takes three
 * times as long as the rest of an answer.
 */
function sendAssetsFromMemory(app: FastifyInstance, folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const type = mediaTypes[name.split('.').at(-1) ?? ''];
    if (type === undefined) continue;
    const file = readEncoded(join(folder, name));
    app.get(`/assets/${name}`, (request, reply) => {
      reply.header('cache-control', cacheControlByFolder.assets).type(type);
      return sendEncoded(request, reply, file);
    });
  }
}

/** A file with the compressed copies that the build has put beside it. */
function readEncoded(path: string): EncodedBody {
  const plain = readFileSync(path);
  const copy = (ending: string) => (existsSync(path + ending) ? readFileSync(path + ending) : undefined);
  return { etag: etagOf(plain), plain, gzip: copy('.gz'), brotli: copy('.br') };
}
