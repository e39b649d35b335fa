import {
  failureStatus,
  fileSizeWords,
  fileStays,
  largestArtwork,
  largestAtOnce,
  ok,
  plainFileForms,
  type Result,
} from '@boxwright/contract';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Call, Handlers } from '../../calls/call.ts';
import type { Services } from '../../calls/services.ts';
import { sendBarePage } from '../bare-page.ts';
import { invokeInside } from '../invoke.ts';
import { openCall } from '../open-call.ts';
import { takeArtwork } from './take-artwork.ts';
import { answerUpload } from './uploads.ts';

interface Options {
  readonly services: Services;
  readonly handlers: Partial<Handlers>;
}

/** What a form is for, and the page that it stands on. */
interface Purpose {
  readonly give: (artwork: string | null, call: Call) => Promise<Result<unknown>>;
  readonly page: string;
  /** Whether a file is here that the new one replaces. */
  readonly replaces: boolean;
  /** Whether it takes the item's file off, and sends none. */
  readonly isOff?: boolean;
}

type Query = Readonly<Record<string, string | undefined>>;

/**
 * Files of forms that are sent without scripts: each is taken as by `POST /artwork`, given to its item, and answered with
 * the page of that. The scope is prepared by `prepareUploads`.
 */
export const plainFileRoutes: FastifyPluginAsync<Options> = async (app, { services, handlers }) => {
  const config = { takesLongBodies: true, access: 'public' } as const;
  const take = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { give, page, replaces, isOff = false }: Purpose,
  ) => {
    const taken = isOff ? ok({ token: null }) : await takeArtwork(services, request, plainly);
    const given = taken.ok ? await give(taken.value.token, await openCall(services, request, reply)) : taken;
    if (given.ok) return reply.redirect(page, 303);
    const { code, text } = given.failure;
    return sendBarePage(reply, failureStatus[code], {
      title: isOff ? 'Your file wasn’t taken off' : 'Your file wasn’t taken',
      paragraphs: [...text.split('\n'), ...(replaces && !isOff ? [fileStays] : [])],
      links: [{ to: page, text: 'Back to the page' }],
    });
  };
  app.post<{ Querystring: Query }>(plainFileForms.cart, { config }, (request, reply) => {
    const { cart, line, order, search, replaces, off } = request.query;
    const [cartId, lineId] = [idIn(cart), idIn(line)];
    const query = new URLSearchParams(String(search ?? ''));
    if (order !== undefined) query.set('order', String(idIn(order)));
    const asked = query.size === 0 ? '' : `?${query}`;
    return answerUpload(request, reply, () =>
      take(request, reply, {
        give: (artwork, call) => invokeInside(handlers, 'AttachArtworkInCart', { cartId, lineId, artwork }, call),
        page: order === undefined ? `/cart${asked}#line-${lineId}` : `/checkout${asked}`,
        replaces: replaces !== undefined,
        isOff: off !== undefined,
      }),
    );
  });
  app.post<{ Querystring: Query }>(plainFileForms.order, { config }, (request, reply) => {
    const { link: token = '', line, item, replaces } = request.query;
    const lineId = idIn(line);
    return answerUpload(request, reply, () =>
      take(request, reply, {
        give: (artwork, call) => invokeInside(handlers, 'SendArtwork', { token, lineId, artwork }, call),
        page: `/proofs/${encodeURIComponent(token)}#item-${idIn(item)}`,
        replaces: replaces !== undefined,
      }),
    );
  });
};

/** The refusal of a file that is too large for such a form: with scripts the same pages take it in parts. */
const plainly = {
  tooLarge: `This file is larger than ${fileSizeWords(largestAtOnce)}, which is the most that a page can send without JavaScript. With JavaScript, the same page takes up to ${fileSizeWords(largestArtwork)}. Or mail us a link from which we can download it, with the number of your order.`,
};

/** 0 is no id: what it names isn't found. */
const idIn = (text: string | undefined): number => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 0);
