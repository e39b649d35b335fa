import { type DielineFormat, dielineFormats, failureStatus } from '@boxwright/contract';
import type { FastifyPluginAsync } from 'fastify';
import { currentCatalogue } from '../catalogue/catalogue.ts';
import { indianDay } from '../catalogue/indianDay.ts';
import type { Services } from '../services.ts';
import { readCompany } from '../settings.ts';
import { etagOf, openShelf } from '../shelf/shelf.ts';
import { askedInAddress, type Query } from './asked-in-address.ts';
import { contentTypes, dielineFile, dielineName } from './dieline-file.ts';
import { drawAsked } from './draw-asked.ts';

/** At most about 20 MB when full. */
const shelfRoom = 200;

/** Files in a minute that one source may load: a person never comes near it. */
const perMinute = 120;

interface MadeFile {
  readonly bytes: Buffer;
  readonly etag: string;
}

/**
 * Dielines as files, for anybody:
 *
 *     /downloads/dieline/<style>.<format>?length=60&width=40&height=100&board=2[&<option>=<value>…]
 *
 * They may be kept for a day, and are asked for again by their ETag after that.
 */
export const dielineDownloads: FastifyPluginAsync<{ readonly services: Services }> = async (app, { services }) => {
  const shelf = openShelf<Promise<MadeFile>>(shelfRoom);
  const config = { rateLimit: { max: perMinute, timeWindow: 60_000 } };

  app.get<{ Params: { file: string }; Querystring: Query }>(
    '/downloads/dieline/:file',
    { config },
    async (request, reply) => {
      const [, style = '', format] = /^([a-z-]{1,60})\.([a-z]{1,8})$/.exec(request.params.file) ?? [];
      reply.header('x-robots-tag', 'noindex');
      if (!isFormat(format)) return reply.code(404).type(plainText).send('There is no such file.');
      const drawn = drawAsked(await currentCatalogue(services), askedInAddress(style, request.query));
      if (!drawn.ok) return reply.code(failureStatus[drawn.failure.code]).type(plainText).send(drawn.failure.text);

      const company = await readCompany(services.db);
      const day = indianDay(services.now());
      const key = JSON.stringify([format, drawn.value.key, day, company.name, company.email, company.phones]);
      const made = shelf.take(key, async () => {
        const bytes = await dielineFile(drawn.value, format, { company, date: new Date(`${day}T00:00:00+05:30`) });
        return { bytes, etag: etagOf(bytes) };
      });
      made.catch(() => shelf.drop(key));
      const { bytes, etag } = await made;
      reply.header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800').header('etag', etag);
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      return reply
        .type(contentTypes[format])
        .header('content-disposition', `attachment; filename="${dielineName(drawn.value)}.${format}"`)
        .send(bytes);
    },
  );
};

const plainText = 'text/plain; charset=utf-8';

const isFormat = (text: string | undefined): text is DielineFormat => dielineFormats.some((format) => format === text);
