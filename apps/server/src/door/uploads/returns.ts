import { mostReturnPhotos, ok, type Result, returnPhotoUpload } from '@boxwright/contract';
import { findReturnPhoto } from '@boxwright/storage';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { signedOut } from '../../calls/access.ts';
import type { Services } from '../../calls/services.ts';
import { findOwnOrder, noSuchOrder } from '../../selling/orders/own-order.ts';
import { photoAddressForStaff } from '../../selling/returns/photo-address.ts';
import { answer } from '../answer.ts';
import { customerOf } from '../guard-routes.ts';
import { sayPlainly } from '../plainly.ts';
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
  app.get('/return-photos/:file', { config: { access: 'customer' } }, async (request: FileRequest, reply) => {
    const { id } = customerOf(request);
    return show(services, request, reply, ({ customerId }) => customerId === id);
  });
  // The desk's mail links to it, so the sign-in leads back here.
  const config = { access: { staff: 'orders' } } as const;
  app.get(photoAddressForStaff(':file'), { config }, async (request: FileRequest, reply) =>
    show(services, request, reply, () => true),
  );
};

type FileRequest = FastifyRequest<{ Params: { file: string } }>;

async function show(
  { db, files }: Services,
  request: FileRequest,
  reply: FastifyReply,
  isAllowed: (found: { readonly customerId: number }) => boolean,
): Promise<FastifyReply> {
  const [, token = ''] = /^([\w-]{1,40})\.webp$/.exec(request.params.file) ?? [];
  const found = await findReturnPhoto(db, token);
  if (!found || !isAllowed(found)) {
    return sayPlainly(reply, 404, 'There is no such photograph.');
  }
  // A stored photograph never changes.
  reply.header('cache-control', 'private, max-age=86400, immutable').type('image/webp');
  return reply.send(Buffer.from(await files.get(found.photo.fileKey)));
}

const uploads: FastifyPluginAsync<Options> = async (app, { services }) => {
  prepareUploads(app, services, mostReturnPhotos);
  const config = {
    takesLongBodies: true,
    access: 'customer',
    whenSignedOut: (request: FastifyRequest, reply: FastifyReply) => reply.send(answerOf(request, reply, signedOut)),
  } as const;
  app.post(returnPhotoUpload(':order'), { config }, (request, reply) =>
    answerUpload(request, reply, async () => answerOf(request, reply, await takeOwn(services, request))),
  );
};

function answerOf(request: FastifyRequest, reply: FastifyReply, taken: Result<unknown>) {
  if (request.headers.accept?.includes('application/json')) return answer(request, reply, taken);
  // A form without scripts goes back to its page.
  const outcome = taken.ok ? 'added' : 'refused';
  return reply.redirect(`/my-orders/${encodeURIComponent(orderIn(request))}?photo=${outcome}#return`, 303);
}

const orderIn = ({ params }: FastifyRequest) => (params as { readonly order: string }).order; // as in the route's address

async function takeOwn(services: Services, request: FastifyRequest) {
  const orderId = Number(orderIn(request));
  const isId = Number.isSafeInteger(orderId) && orderId > 0 && orderId < 2 ** 31;
  const own = isId ? await findOwnOrder(services.db, customerOf(request), orderId) : noSuchOrder;
  if (!own.ok) return own;
  const taken = await takePhoto(services, request, own.value);
  return taken.ok ? ok({ token: taken.value.token, width: taken.value.width, height: taken.value.height }) : taken;
}
