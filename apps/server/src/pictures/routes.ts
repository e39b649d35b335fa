import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, openShelf } from '../shelf/shelf.ts';
import { findPicture, type PictureRequest } from './find-picture.ts';

/** About 12 MB when full: every picture of the catalogue and some hundreds of sizes besides. */
const shelfRoom = 800;

/** A drawn picture and what tells it from every other. */
interface Drawn {
  readonly svg: string;
  readonly etag: string;
}

const marked = (svg: string): Drawn => ({ svg, etag: etagOf(svg) });

/**
 * The shop's pictures, drawn when they are asked for:
 *
 *     /pictures/box/<style>/<length>x<width>x<height>.svg?look=<brand>[&view=open|flat]
 *     /pictures/swatch/<board, coating or sticker material>.svg
 *     /pictures/sticker/<shape>.svg
 *
 * They may be kept for a day, and are asked for again by their ETag after that.
 */
export const pictureRoutes: FastifyPluginAsync = async (app) => {
  const shelf = openShelf<Drawn>(shelfRoom);

  const answer = (
    kind: PictureRequest['kind'],
    request: FastifyRequest,
    reply: FastifyReply,
    path: readonly string[],
  ) => {
    const names = path.map((name) => name.replace(/\.svg$/, ''));
    const isSvg = path.at(-1)?.endsWith('.svg') === true;
    const picture = isSvg
      ? findPicture({ kind, path: names, query: request.query as PictureRequest['query'] })
      : undefined;
    if (!picture) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such picture.');
    const { svg, etag } = shelf.take(picture.key, () => marked(picture.draw()));
    reply.header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800').header('etag', etag);
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.type('image/svg+xml; charset=utf-8').send(svg);
  };

  app.get<{ Params: { style: string; file: string } }>('/pictures/box/:style/:file', async (request, reply) =>
    answer('box', request, reply, [request.params.style, request.params.file]),
  );
  for (const kind of ['swatch', 'sticker'] as const) {
    app.get<{ Params: { file: string } }>(`/pictures/${kind}/:file`, async (request, reply) =>
      answer(kind, request, reply, [request.params.file]),
    );
  }
};
