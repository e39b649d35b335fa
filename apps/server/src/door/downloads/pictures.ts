import { fail, ok, type Result } from '@boxwright/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '../../calls/services.ts';
import { etagOf } from '../../process/cache/etag.ts';
import { openPromiseCache } from '../../process/cache/promise-cache.ts';
import { findPicture, type PictureRequest } from '../../selling/pictures/find-picture.ts';
import { boxPictureTask } from '../../selling/pictures/tasks.ts';
import { refusePlainly } from '../plainly.ts';

/** A drawn picture and its ETag. */
interface Drawn {
  readonly svg: string;
  readonly etag: string;
}

const missing = fail('not_found', 'There is no such picture.');

/**
 * The boxes of the shop in their brands' looks, or without print, drawn when they are asked for:
 *
 *     /pictures/box/<style>/<length>x<width>x<height>.svg?look=<brand or plain>[&view=open|flat|print]
 *
 * Cacheable for a day, then revalidated by ETag.
 */
export const pictureRoutes: FastifyPluginAsync<{ readonly services: Pick<Services, 'work'> }> = async (
  app,
  { services },
) => {
  // About 12 MB when full: every drawing of the catalogue and some hundreds of sizes besides. The key is everything
  // that is asked for, so nothing empties it; refusals are not kept.
  const pictures = openPromiseCache<string, Result<Drawn>>({ max: 800 }, ({ ok }) => ok);

  app.get<{ Params: { style: string; file: string }; Querystring: PictureRequest['query'] }>(
    '/pictures/box/:style/:file',
    { config: { access: 'public' } },
    async ({ params: { style, file }, query, headers, ip }, reply) => {
      const asked = file.endsWith('.svg') ? findPicture({ style, size: file.slice(0, -4), query }) : undefined;
      const picture = asked
        ? await pictures.get(JSON.stringify(Object.values(asked)), async () => {
            const svg = await services.work.run(boxPictureTask, asked, ip);
            return svg === null ? missing : ok({ svg, etag: etagOf(svg) });
          })
        : missing;
      if (!picture.ok) {
        return refusePlainly(reply, picture.failure);
      }
      const { svg, etag } = picture.value;
      reply.header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800').header('etag', etag);
      if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      return reply.type('image/svg+xml; charset=utf-8').send(svg);
    },
  );
};
