import { artwork as artworkRecord, fail, ok, type Result } from '@boxwright/contract';
import { type Artwork, findArtwork } from '@boxwright/storage';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Handlers } from '../../calls/call.ts';
import type { Services } from '../../calls/services.ts';
import { attachment, nameAsKind } from '../../selling/artwork/file-name.ts';
import { insidePicture } from '../../selling/artwork/inside-picture.ts';
import { drawingsFolder, sweepDrawings } from '../../selling/artwork/inspect/kept-drawings.ts';
import { readArtwork, readGloss, readPreview, readWhite } from '../../selling/artwork/read-artwork.ts';
import { answer } from '../answer.ts';
import { refusePlainly, sayPlainly } from '../plainly.ts';
import { readSender } from '../read-sender.ts';
import { sweepIncoming } from './incoming.ts';
import { sweepUnread } from './keep-unread.ts';
import { plainFileRoutes } from './plain-forms.ts';
import { resumableUploads } from './resumable.ts';
import { takeArtwork, takePage } from './take-artwork.ts';
import { answerUpload, prepareUploads } from './uploads.ts';

interface Options {
  readonly services: Services;
  readonly handlers: Partial<Handlers>;
}

/** How many files of one source may wait for their turn. */
const mostWaiting = 4;

/**
 * `POST /artwork` takes a buyer's file (without scripts, `plainFileRoutes`), and `POST /artwork/<token>/pages/<page>` another page of it. `GET
 * /artwork/<token>/preview.webp` is the picture for screens, `inside.webp` its next page, `white.webp` and `gloss.webp` its white and where it has a varnish that shines, `GET /artwork/<token>/print` what is printed and `GET
 * /artwork/<token>/file` the file as it was sent, for everybody who has the token.
 */
export const artworkRoutes: FastifyPluginAsync<Options> = async (app, { services, handlers }) => {
  await sweepIncoming(services.env);
  const sweep = () => sweepDrawings(drawingsFolder(services.env));
  await sweep();
  const sweeping = setInterval(() => void sweep(), 5 * 60_000).unref();
  app.addHook('onClose', async () => clearInterval(sweeping));
  await sweepUnread(services.env, services.now().getTime());
  await app.register(uploads, { services, handlers });
  await app.register(resumableUploads, { services });
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
  for (const [name, read] of [
    ['white', readWhite],
    ['gloss', readGloss],
  ] as const) {
    app.get(
      `/artwork/:token/${name}.webp`,
      { config: { access: { token: true } } },
      async (request: TokenRequest, reply) => {
        const found = await findOr404(services, request, reply);
        const part = found && (await read(services.files, found));
        if (!found) return reply;
        if (!part) return reply.code(404).send();
        reply.header('cache-control', 'private, max-age=31536000, immutable').type('image/webp');
        return reply.send(Buffer.from(part));
      },
    );
  }
  app.get(
    '/artwork/:token/inside.webp',
    { config: { access: { token: true } } },
    async (request: TokenRequest, reply) => {
      const found = await findOr404(services, request, reply);
      if (!found) return reply;
      const drawn = await insidePicture(services, found, await readSender(services.auth, request));
      if (!drawn.ok) return refusePlainly(reply.header('cache-control', 'no-store'), drawn.failure);
      reply.header('cache-control', 'private, max-age=31536000, immutable').type('image/webp');
      return reply.send(Buffer.from(drawn.value));
    },
  );
  app.get('/artwork/:token/file', { config: { access: { token: true } } }, async (request: TokenRequest, reply) => {
    const found = await findOr404(services, request, reply);
    if (!found) return reply;
    prepareDownload(reply, nameAsKind(found.name, found.kind));
    return reply.header('content-length', found.bytes).send(await services.files.open(found.fileKey));
  });
  app.get('/artwork/:token/print', { config: { access: { token: true } } }, async (request: TokenRequest, reply) => {
    const found = await findOr404(services, request, reply);
    if (!found) return reply;
    const { printKey, name, kind } = found;
    prepareDownload(
      reply,
      printKey === null
        ? nameAsKind(name, kind)
        : `${name.replace(/\.(?:pdf|ai|svg)$/i, '')} for print.${printKey.endsWith('.svg') ? 'svg' : 'pdf'}`,
    );
    return reply.send(await services.files.open(printKey ?? found.fileKey));
  });
};

/** Never shown by a browser: strangers have made it. */
function prepareDownload(reply: FastifyReply, name: string): void {
  reply
    .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
    .header('content-disposition', attachment(name))
    .header('cache-control', 'private, no-store')
    .type('application/octet-stream');
}

const uploads: FastifyPluginAsync<Options> = async (app, { services, handlers }) => {
  prepareUploads(app, services, mostWaiting);
  await app.register(plainFileRoutes, { services, handlers });
  app.post('/artwork', { config: { takesLongBodies: true, access: 'public' } }, (request, reply) =>
    answerUpload(request, reply, async () => answer(request, reply, encoded(await takeArtwork(services, request)))),
  );
  app.post(
    '/artwork/:token/pages/:page',
    { config: { access: 'public' } },
    async (request: FastifyRequest<{ Params: { token: string; page: string } }>, reply) => {
      const { token, page } = request.params;
      const found = await readArtwork(services.db, token);
      const number = /^[1-9]\d{0,3}$/.test(page) ? Number(page) : Number.NaN;
      if (!found.ok) return answer(request, reply, found);
      if (!(number <= found.value.pages)) return answer(request, reply, fail('invalid', noPage, { field: 'file' }));
      return answer(request, reply, encoded(await takePage(services, request, found.value, number)));
    },
  );
};

const noPage = 'This file has no such page. Please choose another one.';

const encoded = (taken: Awaited<ReturnType<typeof takeArtwork>>): Result<unknown> =>
  taken.ok ? ok(artworkRecord.encode(taken.value)) : taken;

type TokenRequest = FastifyRequest<{ Params: { token: string } }>;

async function findOr404(services: Services, request: TokenRequest, reply: FastifyReply): Promise<Artwork | null> {
  reply.header('x-robots-tag', 'noindex');
  const found = await findArtwork(services.db, request.params.token);
  if (found) return found;
  sayPlainly(reply.header('cache-control', 'no-store'), 404, 'There is no such artwork.');
  return null;
}
