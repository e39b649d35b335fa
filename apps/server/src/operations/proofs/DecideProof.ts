import { ok } from '@boxwright/contract';
import { inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { lockProof, takeDecision } from '../../selling/proofs/decide-proof.ts';
import { noSuchProof } from '../../selling/proofs/line-of-order.ts';
import { actorOf, openToChange } from '../../selling/proofs/open-line.ts';
import { presentLine } from '../../selling/proofs/present-lines.ts';

export const DecideProof: Handler<'DecideProof'> = async ({ token, proofId, ...asked }, call) => {
  const { services } = call;
  const opened = await openToChange(call, token, 'decide');
  if (!opened.ok) return opened;
  return inTransaction(services.db, async (tx) => {
    const locked = await lockProof(tx, proofId);
    if (!locked.ok || locked.value.order.id !== opened.value.order.id) return noSuchProof;
    const decided = await takeDecision(services, tx, locked.value, {
      ...asked,
      as: actorOf(call, opened.value),
      from: call.source,
      staffId: null,
    });
    return decided.ok ? ok({ line: await presentLine(tx, locked.value), isNew: decided.value }) : decided;
  });
};
