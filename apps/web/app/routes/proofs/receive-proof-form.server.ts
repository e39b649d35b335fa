import { fail, type Input, ok, type ProofDecisionName, type Result } from '@boxwright/contract';
import { redirect } from 'react-router';
import { readTyped, refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import { idIn } from '../../ids.ts';
import { type ProofForm, paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';
import { unreadable } from '../../unreadable.ts';

const fields = ['item', 'line', 'proof', 'name', 'text', 'x', 'y', 'side'] as const;
export type TypedOnProof = Record<(typeof fields)[number], string>;

type Send = (api: ServerApi, token: string, typed: TypedOnProof) => Promise<Result<unknown>>;

const decide =
  (decision: ProofDecisionName): Send =>
  async (api, token, { proof, name, text }) => {
    const proofId = idIn(proof);
    if (proofId === undefined) return fail('invalid', unreadable);
    const decided = await sendTyped(api, 'DecideProof', { token, proofId, decision, name, text });
    return decided.ok && decision === 'approve' && !decided.value.isNew ? ok('approved-already') : decided;
  };

const ofLine =
  (send: (api: ServerApi, token: string, lineId: number) => Promise<Result<unknown>>): Send =>
  async (api, token, { line }) => {
    const lineId = idIn(line);
    return lineId === undefined ? fail('invalid', unreadable) : send(api, token, lineId);
  };

const say = (wish: Input<'SayArtworkComes'>['wish']): Send =>
  ofLine((api, token, lineId) => sendTyped(api, 'SayArtworkComes', { token, lineId, wish }));

const comment: Send = async (api, token, { proof, name, text, x, y, side }) => {
  const proofId = idIn(proof);
  if (proofId === undefined) return fail('invalid', unreadable);
  // Numbers that can't be read are refused by the operation's input.
  const place = x === '' ? null : { x: Number(x), y: Number(y), ...(side === 'inside' && { side: 'inside' as const }) };
  return sendTyped(api, 'CommentOnProof', { token, proofId, name, text, place } satisfies Input<'CommentOnProof'>);
};

const forms: Readonly<Record<ProofForm, Send>> = {
  approve: decide('approve'),
  change: decide('change'),
  withdraw: decide('withdraw'),
  comment,
  later: say('later'),
  help: say('help'),
  plain: ofLine((api, token, lineId) => sendTyped(api, 'SendArtwork', { token, lineId, artwork: null })),
};

export const isProofForm = (name: string | null): name is ProofForm => name !== null && Object.hasOwn(forms, name);

/** Decides, comments, or says when artwork comes, as the page of an order's proofs asks. */
export async function receiveProofForm(request: Request, api: ServerApi, token: string, form: ProofForm) {
  const typed = await readTyped(request, fields);
  const sent = await forms[form](api, token, typed);
  if (sent.ok) {
    const done = sent.value === 'approved-already' ? sent.value : form;
    throw redirect(paths.proofFormDone(token, done, typed.item), 303);
  }
  return refused(sent.failure, { form, typed });
}
