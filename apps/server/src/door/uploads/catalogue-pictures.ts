import { pictureUpload, pictureWidths } from '@boxwright/contract';
import { findCataloguePicture, type PicturedKind, picturedKinds } from '@boxwright/storage';
import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '../../calls/services.ts';
import { openPromiseCache } from '../../process/cache/promise-cache.ts';
import { staffOf } from '../guard-routes.ts';
import { sayPlainly } from '../plainly.ts';
import { takePicture } from './take-picture.ts';
import { answerUpload, prepareUploads } from './uploads.ts';

interface Options {
  readonly services: Services;
}

interface Shown {
  readonly bytes: Buffer;
  readonly type: 'image/webp' | 'image/avif';
}

/**
 * Pictures of the catalogue: `GET /pictures/catalogue/<token>.webp` and `<token>-640.avif`, which never change, and the
 * form that staff send a file with.
 */
export const cataloguePictureRoutes: FastifyPluginAsync<Options> = async (app, { services }) => {
  await app.register(uploads, { services });
  // About 5 MB when full. Nothing empties it: a token's files stay as they are. Missing pictures are not kept.
  const shown = openPromiseCache<string, Shown | null>({ max: 100 }, (found) => found !== null);

  app.get<{ Params: { file: string } }>(
    '/pictures/catalogue/:file',
    { config: { access: 'public' } },
    async ({ params: { file } }, reply) => {
      const found = await shown.get(file, () => read(services, file));
      if (found === null) {
        reply.header('cache-control', 'no-store');
        return sayPlainly(reply, 404, 'There is no such picture.');
      }
      reply.header('cache-control', 'public, max-age=31536000, immutable').type(found.type);
      return reply.send(found.bytes);
    },
  );
};

async function read({ db, files }: Services, file: string): Promise<Shown | null> {
  const [, token = '', width, kind] = /^([\w-]{24})(?:-(\d{3}))?\.(webp|avif)$/.exec(file) ?? [];
  const picture = token === '' ? undefined : await findCataloguePicture(db, token);
  const at = pictureWidths.findIndex((each) => String(each) === width);
  const key = kind === 'webp' && width === undefined ? picture?.webpKey : picture?.avifKeys[at];
  if (key === undefined || (kind === 'webp') !== key.endsWith('.webp')) return null;
  return { bytes: Buffer.from(await files.get(key)), type: kind === 'webp' ? 'image/webp' : 'image/avif' };
}

const isKind = (kind: string): kind is PicturedKind => picturedKinds.some((each) => each === kind);

const uploads: FastifyPluginAsync<Options> = async (app, { services }) => {
  prepareUploads(app, services, 2);
  const config = { takesLongBodies: true, access: { staff: 'catalogue' } } as const;
  app.post<{ Params: { kind: string; id: string } }>(pictureUpload(':kind', ':id'), { config }, (request, reply) =>
    answerUpload(request, reply, async () => {
      const { kind, id } = request.params;
      if (!isKind(kind) || !/^[1-9]\d{0,8}$/.test(id)) return reply.redirect('/manage/catalogue', 303);
      const taken = await takePicture(services, request, staffOf(request).id);
      const outcome = typeof taken === 'string' ? { refused: taken } : { uploaded: taken.token };
      // Back to the form's page, where the picture gets its text.
      return reply.redirect(`/manage/catalogue/pictures/${kind}/${id}?${new URLSearchParams(outcome)}`, 303);
    }),
  );
};
