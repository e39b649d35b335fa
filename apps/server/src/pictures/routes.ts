import { fail, failureStatus, ok } from '@boxwright/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '../services.ts';
import { openResultShelf } from '../shelf/resultShelf.ts';
import { etagOf } from '../shelf/shelf.ts';
import { findPicture, type PictureRequest } from './find-picture.ts';

/** About 12 MB when full: every drawing of the catalogue and some hundreds of sizes besides. */
const shelfRoom = 800;

/** A drawn picture and what tells it from every other. */
interface Drawn {
  readonly svg: string;
  readonly etag: string;
}

const missing = fail('not_found', 'There is no such picture.');

/**
 * The boxes of the shop in their brands' looks, drawn when they are asked for:
 *
 *     /pictures/box/<style>/<length>x<width>x<height>.svg?look=<brand>[&view=open|flat]
 *
 * They may be kept for a day, and are asked for again by their ETag after that.
 */
export const pictureRoutes: FastifyPluginAsync<{ readonly services: Pick<Services, 'work'> }> = async (
  app,
  { services },
) => {
  const shelf = openResultShelf<Drawn>(shelfRoom);

  app.get<{ Params: { style: string; file: string }; Querystring: PictureRequest['query'] }>(
    '/pictures/box/:style/:file',
    async ({ params: { style, file }, query, headers, ip }, reply) => {
      const asked = file.endsWith('.svg') ? findPicture({ style, size: file.slice(0, -4), query }) : undefined;
      const picture = asked
        ? await shelf.take(JSON.stringify(Object.values(asked)), async () => {
            const svg = await services.work.run('boxPicture', asked, ip);
            return svg === null ? missing : ok({ svg, etag: etagOf(svg) });
          })
        : missing;
      if (!picture.ok) {
        const { code, text } = picture.failure;
        return reply.code(failureStatus[code]).type('text/plain; charset=utf-8').send(text);
      }
      const { svg, etag } = picture.value;
      reply.header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800').header('etag', etag);
      if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      return reply.type('image/svg+xml; charset=utf-8').send(svg);
    },
  );
};
