import { randomBytes } from 'node:crypto';
import { fail, type Result, uploadPart, uploadsAddress } from '@boxwright/contract';
import {
  countUnfinishedUploads,
  findUpload,
  forgetUpload,
  insertUpload,
  inTransaction,
  type Upload,
} from '@boxwright/storage';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { uploaderOf } from '../../adapters/identity/sender.ts';
import type { Services } from '../../calls/services.ts';
import { cleanFileName } from '../../selling/artwork/file-name.ts';
import { loadsToCome } from '../../selling/artwork/load-of-file.ts';
import { keepPart, removeParts } from '../../selling/artwork/upload-parts.ts';
import { answer } from '../answer.ts';
import { readSender } from '../read-sender.ts';
import { finishUpload, notKept } from './finish-upload.ts';
import { receivePart } from './receive-part.ts';
import { acceptedInParts } from './take-artwork.ts';
import { mayCome } from './take-upload.ts';
import { answerUpload, prepareUploads } from './uploads.ts';

interface Options {
  readonly services: Services;
}

/** Requests of one source: browsers in one office share one. */
const [mostRunning, mostWaiting] = [3, 20];

/** Files of one source that are on their way. */
const mostUnfinished = 30;

/** A lost connection's bytes are kept if they are worth a file of their own. */
const leastPart = 64 * 1024;

const version = '1.0.0';

/**
 * Takes large files in parts, by the tus protocol: `POST` begins one, `HEAD` says how much of it is kept, `PATCH` adds a
 * part, `DELETE` gives it up. `POST …/finish`, ours, makes the artwork; asked again, it answers with the same one. The
 * token in the address is the permission.
 */
export const resumableUploads: FastifyPluginAsync<Options> = async (app, { services }) => {
  prepareUploads(app, services, mostWaiting, mostRunning);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('tus-resumable', version).header('cache-control', 'no-store');
  });
  const config = { access: { token: true } } as const;
  const one = `${uploadsAddress}/:token`;
  app.post(uploadsAddress, { config: { access: 'public' } }, async (request, reply) => {
    const begun = await begin(services, request);
    if (!begun.ok) return answer(request, reply, begun);
    return reply.code(201).header('location', `${uploadsAddress}/${begun.value.token}`).send();
  });
  app.head(one, { config }, async (request: UploadRequest, reply) => {
    const upload = await findUpload(services.db, request.params.token);
    if (!upload) return reply.code(404).send();
    return reply.header('upload-offset', upload.received).header('upload-length', upload.bytes).send();
  });
  app.patch(one, { config: { ...config, takesLongBodies: true } }, (request: UploadRequest, reply) =>
    answerUpload(request, reply, () => takePart(services, request, reply)),
  );
  app.delete(one, { config }, async (request: UploadRequest, reply) => {
    const upload = await findUpload(services.db, request.params.token);
    if (!upload) return reply.code(404).send();
    await inTransaction(services.db, async (tx) => removeParts(services, tx, await forgetUpload(tx, upload)));
    return reply.code(204).send();
  });
  app.post(`${one}/finish`, { config }, async (request: UploadRequest, reply) =>
    answer(request, reply, await finishUpload(services, request, request.params.token)),
  );
};

type UploadRequest = FastifyRequest<{ Params: { token: string } }>;

const wrong = (text: string) => fail('invalid', text, { field: 'file' });

async function begin(services: Services, request: FastifyRequest): Promise<Result<Upload>> {
  const { 'upload-length': length = '', 'upload-metadata': metadata = '' } = request.headers;
  if (typeof length !== 'string' || !/^\d{1,12}$/.test(length)) {
    return wrong('Please say the file’s size in the header Upload-Length, in bytes.');
  }
  const bytes = Number(length);
  if (bytes === 0) return wrong('This file is empty. Please choose another one.');
  if (bytes > acceptedInParts.most) return wrong(acceptedInParts.tooLarge);
  const sender = await readSender(services.auth, request);
  const room = await mayCome(services, sender, acceptedInParts, bytes);
  if (!room.ok) return room;
  // Counted with the parts that arrive, so that nobody reserves room without sending.
  room.value();
  const uploadedBy = uploaderOf(sender);
  if (services.env.rateLimit !== 0 && (await countUnfinishedUploads(services.db, uploadedBy)) >= mostUnfinished) {
    return fail('too_many', 'You, or others in your network, are sending many files. Please finish those first.');
  }
  const token = randomBytes(18).toString('base64url');
  const name = cleanFileName(fileNameIn(String(metadata)));
  for (const load of loadsToCome(name, bytes)) services.inspection.prepare(load);
  return {
    ok: true,
    value: await inTransaction(services.db, (tx) =>
      insertUpload(tx, { token, name, bytes, uploadedBy, movedAt: services.now() }),
    ),
  };
}

/** Pairs of a name and a value in base64. */
function fileNameIn(metadata: string): string {
  const pair = metadata.split(',').find((each) => each.trim().startsWith('filename '));
  return Buffer.from(pair?.trim().slice('filename '.length) ?? '', 'base64').toString();
}

async function takePart(services: Services, request: UploadRequest, reply: FastifyReply): Promise<unknown> {
  const upload = await findUpload(services.db, request.params.token);
  if (!upload || upload.artworkToken !== null) return answer(request, reply, notKept);
  if (request.headers['content-type'] !== 'application/offset+octet-stream') return reply.code(415).send();
  if (request.headers['upload-offset'] !== String(upload.received)) return reply.code(409).send();
  const most = Math.min(uploadPart, upload.bytes - upload.received);
  if (Number(request.headers['content-length'] ?? 0) > most) return reply.code(413).send();
  const sender = await readSender(services.auth, request);
  const room = await services.uploadRoom.take(sender, most);
  if (!room.ok) return answer(request, reply, room);
  try {
    const part = await receivePart(request.raw, most);
    if (part === null) return reply.code(413).send();
    const { bytes, isWhole } = part;
    const isLast = upload.received + bytes.length === upload.bytes;
    if (bytes.length < leastPart && !isLast) {
      return isWhole ? answer(request, reply, tooSmall) : reply.code(408).send();
    }
    if (!(await keepPart(services, upload, bytes))) return reply.code(409).send();
    return reply
      .code(204)
      .header('upload-offset', upload.received + bytes.length)
      .send();
  } finally {
    room.value();
  }
}

const tooSmall = wrong(`Please send parts of at least ${leastPart / 1024} kB.`);
