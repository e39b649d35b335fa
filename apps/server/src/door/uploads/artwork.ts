import { artwork as artworkRecord, ok, type Result } from '@boxwright/contract';
import { type Artwork, findArtwork } from '@boxwright/storage';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../calls/services.ts';
import { attachment } from '../../selling/artwork/file-name.ts';
import { readOriginal, readPreview } from '../../selling/artwork/read-artwork.ts';
import { answer } from '../answer.ts';
import { sweepIncoming } from './incoming.ts';
import { sweepUnread } from './keep-unread.ts';
import { takeArtwork } from './take-artwork.ts';
import { answerUpload, prepareUploads } from './uploads.ts';

interface Options {
  readonly services: Services;
}

/** How many files of one source may wait for their turn. */
const mostWaiting = 4;

/**
 * `POST /artwork` takes a buyer's file; `GET /artwork/<token>/preview.webp` is the picture for screens and `GET
 * /artwork/<token>/file` the file itself, for everybody who has the token.
 */
export const artworkRoutes: FastifyPluginAsync<Options> = async (app, { services }) => {
  await sweepIncoming(services.env);
  await sweepUnread(services.env, services.now().getTime());
  await app.register(uploads, { services });
  app.get(
    '/artwork/:token/preview.webp',
    { config: { access: { token: true } } },
    async (request: TokenRequest, reply) => {
      const found = await findOr404(services, request, reply);
      if (!found) return reply;
      // A stored artwork never changes.
      reply.header('cache-control', 'private, max-age=31536000, immutable').type('image/webp');
      return reply.send(Buffer.from(await readPreview(services.files, found)));
    },
  );
  app.get('/artwork/:token/file', { config: { access: { token: true } } }, async (request: TokenRequest, reply) => {
    const found = await findOr404(services, request, reply);
    if (!found) return reply;
    // No browser may show the file: a stranger made it.
    reply
      .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
      .header('content-disposition', attachment(found.name))
      .header('cache-control', 'private, no-store')
      .type('application/octet-stream');
    return reply.send(Buffer.from(await readOriginal(services.files, found)));
  });
};

const uploads: FastifyPluginAsync<Options> = async (app, { services }) => {
  prepareUploads(app, services, mostWaiting);
  app.post('/artwork', { config: { takesLongBodies: true, access: 'public' } }, (request, reply) =>
    answerUpload(request, reply, async () => answer(request, reply, encoded(await takeArtwork(services, request)))),
  );
};

const encoded = (taken: Awaited<ReturnType<typeof takeArtwork>>): Result<unknown> =>
  taken.ok ? ok(artworkRecord.encode(taken.value)) : taken;

type TokenRequest = FastifyRequest<{ Params: { token: string } }>;

async function findOr404(services: Services, request: TokenRequest, reply: FastifyReply): Promise<Artwork | null> {
  reply.header('x-robots-tag', 'noindex');
  const found = await findArtwork(services.db, request.params.token);
  if (found) return found;
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('There is no such artwork.');
  return null;
}
