import type { FastifyPluginAsync } from 'fastify';
import { etagOf, openShelf } from '../shelf/shelf.ts';
import { findPicture, type PictureRequest } from './find-picture.ts';

/** About 12 MB when full: every drawing of the catalogue and some hundreds of sizes besides. */
const shelfRoom = 800;

/** A drawn picture and what tells it from every other. */
interface Drawn {
  readonly svg: string;
  readonly etag: string;
}

const marked = (svg: string): Drawn => ({ svg, etag: etagOf(svg) });

/**
 * The boxes of the shop in their brands' looks, drawn when they are asked for:
 *
 *     /pictures/box/<style>/<length>x<width>x<height>.svg?look=<brand>[&view=open|flat]
 *
 * They may be kept for a day, and are asked for again by their ETag after that.
 */
export const pictureRoutes: FastifyPluginAsync = async (app) => {
  const shelf = openShelf<Drawn>(shelfRoom);

  app.get<{ Params: { style: string; file: string }; Querystring: PictureRequest['query'] }>(
    '/pictures/box/:style/:file',
    async ({ params: { style, file }, query, headers }, reply) => {
      const picture = file.endsWith('.svg') ? findPicture({ style, size: file.slice(0, -4), query }) : undefined;
      if (!picture) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such picture.');
      const { svg, etag } = shelf.take(picture.key, () => marked(picture.draw()));
      reply.header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800').header('etag', etag);
      if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      return reply.type('image/svg+xml; charset=utf-8').send(svg);
    },
  );
};
