import type { FastifyRequest } from 'fastify';
import type { Auth } from '../adapters/identity/auth.ts';
import { type Sender, senderOf } from '../adapters/identity/sender.ts';

/** Who sends a request with a file. */
export const readSender = async (auth: Auth, request: FastifyRequest): Promise<Sender> =>
  senderOf((await auth.readVisitor(request.cookies)).visitor, request.ip);
