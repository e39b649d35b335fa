import { type DielineFormat, dielineFormats, hasInsidePage, type Result } from '@boxwright/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '../../calls/services.ts';
import { etagOf } from '../../process/cache/etag.ts';
import { openPromiseCache } from '../../process/cache/promise-cache.ts';
import { indianDay } from '../../process/indian-day.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { readCompany } from '../../selling/company/company.ts';
import { configureDieline, keyOf } from '../../selling/dielines/configured-dieline.ts';
import { contentTypes, type DielineFile } from '../../selling/dielines/dieline-file.ts';
import { type Query, readDielineQuery } from '../../selling/dielines/read-dieline-query.ts';
import { dielineFileTask } from '../../selling/dielines/tasks.ts';
import { refusePlainly, sayPlainly } from '../plainly.ts';
import { pageOf } from '../way-back.ts';

/** Downloads a minute per source: far more than a person needs. */
const perMinute = 120;

interface MadeFile extends DielineFile {
  readonly etag: string;
}

/**
 * Dielines as files, for anybody:
 *
 *     /downloads/dieline/<style>.<format>?length=60&width=40&height=100&board=2[&<option>=<value>…][&dimensions=false][&inside=true]
 *
 * Cacheable for a day, then revalidated by ETag.
 */
export const dielineDownloads: FastifyPluginAsync<{ readonly services: Services }> = async (app, { services }) => {
  // About 20 MB when full. The key is everything that is shown in the file, the day too, so nothing empties it;
  // refusals are not kept.
  const files = openPromiseCache<string, Result<MadeFile>>({ max: 200 }, ({ ok }) => ok);
  const config = { access: 'public' as const, rateLimit: { max: perMinute, timeWindow: 60_000 } };

  app.get<{ Params: { file: string }; Querystring: Query }>(
    '/downloads/dieline/:file',
    { config },
    async (request, reply) => {
      const [, style = '', format] = /^([a-z-]{1,60})\.((?:template\.)?[a-z\d]{1,8})$/.exec(request.params.file) ?? [];
      reply.header('x-robots-tag', 'noindex');
      request.wayBack = pageOf.dielines;
      if (!isFormat(format)) return sayPlainly(reply, 404, 'There is no such file.');
      const { dimensions = 'true' } = request.query;
      if (dimensions !== 'true' && dimensions !== 'false') {
        return sayPlainly(reply, 400, 'The file can be with dimensions=true or dimensions=false.');
      }
      const { inside = 'false' } = request.query;
      if (inside !== 'false' && (inside !== 'true' || !hasInsidePage(format))) {
        return sayPlainly(reply, 400, 'Only a PDF can have a page for the inside: inside=true.');
      }
      const asked = configureDieline(await currentCatalogue(services), readDielineQuery(style, request.query));
      if (!asked.ok) return refusePlainly(reply, asked.failure);

      const company = await readCompany(services.db);
      const day = indianDay(services.now());
      const date = new Date(`${day}T00:00:00+05:30`);
      const papers = { company, date, dimensions: dimensions === 'true', inside: inside === 'true' };
      const key = JSON.stringify([
        format,
        dimensions,
        inside,
        keyOf(asked.value),
        day,
        company.name,
        company.email,
        company.phones,
      ]);
      const made = await files.get(key, async () => {
        const file = await services.work.run(dielineFileTask, { asked: asked.value, format, papers }, request.ip);
        return file.ok ? { ok: true, value: { ...file.value, etag: etagOf(file.value.bytes) } } : file;
      });
      if (!made.ok) return refusePlainly(reply, made.failure);
      const { name, bytes, etag } = made.value;
      reply.header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800').header('etag', etag);
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      return reply
        .type(contentTypes[format])
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Buffer.from(bytes.buffer));
    },
  );
};

const isFormat = (text: string | undefined): text is DielineFormat => dielineFormats.some((format) => format === text);
