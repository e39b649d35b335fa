import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { etagOf } from '../process/cache/etag.ts';
import type { Encoding } from './compress-page.ts';
import { chooseEncoded, type EncodedBody } from './encoded-body.ts';

type SendFile = (request: FastifyRequest, reply: FastifyReply) => void;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Sends the file before all other hooks run. */
    readonly sendFile?: SendFile;
  }
}

const mediaTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/**
 * Sends the build's scripts and styles from memory, a few megabytes that every visitor needs: opening files takes three
 * times as long as the rest of an answer.
 * @param headers sent with each file
 */
export function addFilesInMemory(
  app: FastifyInstance,
  folder: string,
  headers: Readonly<Record<string, string>>,
): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const type = mediaTypes[name.split('.').at(-1) ?? ''];
    if (type === undefined) continue;
    const sendFile = sender(readEncoded(join(folder, name)), { ...headers, 'content-type': type });
    app.get(`/assets/${name}`, { config: { sendFile } }, sendFile);
  }
}

/**
 * Sends these files at once. Add this hook before all others: the files are for everybody, count towards no limit and
 * bring their own headers, so the other hooks would take a third of an answer's time for nothing.
 */
export function sendFilesInMemory(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { sendFile } = request.routeOptions.config;
    if (sendFile === undefined) return done();
    sendFile(request, reply);
  });
}

/** Writes the answer past Fastify, which would copy and check the same headers again for each one. */
function sender(file: EncodedBody, headers: Readonly<Record<string, string>>): SendFile {
  const known = { ...headers, etag: file.etag, vary: 'accept-encoding' };
  const headersOf = (bytes: Buffer, encoding: Encoding | null) => ({
    ...known,
    'content-length': bytes.length,
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
  });
  const forms = new Map([
    [file.plain, headersOf(file.plain, null)],
    ...(file.gzip ? [[file.gzip, headersOf(file.gzip, 'gzip')] as const] : []),
    ...(file.brotli ? [[file.brotli, headersOf(file.brotli, 'br')] as const] : []),
  ]);
  return (request, reply) => {
    reply.hijack();
    const chosen = chooseEncoded(request, file);
    if (chosen === null) return void reply.raw.writeHead(304, known).end();
    reply.raw.writeHead(200, forms.get(chosen.bytes)).end(chosen.bytes);
  };
}

/** A file with the compressed copies that the build has put beside it. */
function readEncoded(path: string): EncodedBody {
  const plain = readFileSync(path);
  const copy = (ending: string) => (existsSync(path + ending) ? readFileSync(path + ending) : undefined);
  return { etag: etagOf(plain), plain, gzip: copy('.gz'), brotli: copy('.br') };
}
