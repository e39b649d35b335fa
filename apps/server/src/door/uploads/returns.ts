import { mayDo, mostReturnPhotos, ok, returnPhotoUpload } from '@boxwright/contract';
import { findReturnPhoto } from '@boxwright/storage';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { signedOut } from '../../calls/access.ts';
import type { Services } from '../../calls/services.ts';
import { findOwnOrder, noSuchOrder } from '../../selling/orders/own-order.ts';
import { photoAddressForStaff } from '../../selling/returns/photo-address.ts';
import { answer } from '../answer.ts';
import { takePhoto } from './take-photo.ts';
import { answerUpload, prepareUploads } from './uploads.ts';

interface Options {
  readonly services: Services;
}

/**
 * Photographs of complaints. `POST /return-photos/<order>` takes one, for the order's customer;
 * `GET /return-photos/<token>.webp` shows it to them, `GET /manage/return-photos/<token>.webp` to staff who may see orders.
 */
export const returnPhotoRoutes: FastifyPluginAsync<Options> = async (app, { services }) => {
  await app.register(uploads, { services });
  app.get('/return-photos/:file', async (request: FileRequest, reply) => {
    const { visitor } = await services.auth.readVisitor(request.cookies);
    return show(services, request, reply, ({ customerId }) => visitor.customer?.id === customerId);
  });
  app.get(photoAddressForStaff(':file'), async (request: FileRequest, reply) => {
    const { visitor } = await services.auth.readVisitor(request.cookies);
    // From the desk's mail: sign-in leads back here.
    if (!visitor.staff) return reply.redirect(`/manage?${new URLSearchParams({ from: request.url })}`);
    const isAllowed = mayDo(visitor.staff.role, 'orders');
    return show(services, request, reply, () => isAllowed);
  });
};

type FileRequest = FastifyRequest<{ Params: { file: string } }>;

async function show(
  { db, files }: Services,
  request: FileRequest,
  reply: FastifyReply,
  isAllowed: (found: { readonly customerId: number }) => boolean,
): Promise<FastifyReply> {
  reply.header('x-robots-tag', 'noindex');
  const [, token = ''] = /^([\w-]{1,40})\.webp$/.exec(request.params.file) ?? [];
  const found = await findReturnPhoto(db, token);
  if (!found || !isAllowed(found)) {
    reply.code(404).header('cache-control', 'private, no-store').type('text/plain; charset=utf-8');
    return reply.send('There is no such photograph.');
  }
  // A stored photograph never changes.
  reply.header('cache-control', 'private, max-age=86400, immutable').type('image/webp');
  return reply.send(Buffer.from(await files.get(found.photo.fileKey)));
}

const uploads: FastifyPluginAsync<Options> = async (app, { services }) => {
  prepareUploads(app, services, mostReturnPhotos);
  const config = { takesLongBodies: true };
  app.post<{ Params: { order: string } }>(returnPhotoUpload(':order'), { config }, (request, reply) =>
    answerUpload(request, reply, async () => {
      const { order } = request.params;
      const taken = await takeOwn(services, request, Number(order));
      if (request.headers.accept?.includes('application/json')) return answer(request, reply, taken);
      // A form without scripts goes back to its page.
      const outcome = taken.ok ? 'added' : 'refused';
      return reply.redirect(`/my-orders/${encodeURIComponent(order)}?photo=${outcome}#return`, 303);
    }),
  );
};

async function takeOwn(services: Services, request: FastifyRequest, orderId: number) {
  const { visitor } = await services.auth.readVisitor(request.cookies);
  if (!visitor.customer) return signedOut;
  const isId = Number.isSafeInteger(orderId) && orderId > 0 && orderId < 2 ** 31;
  const own = isId ? await findOwnOrder(services.db, visitor.customer, orderId) : noSuchOrder;
  if (!own.ok) return own;
  const taken = await takePhoto(services, request, own.value);
  return taken.ok ? ok({ token: taken.value.token, width: taken.value.width, height: taken.value.height }) : taken;
}
