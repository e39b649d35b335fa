import { ok } from '@boxwright/contract';
import { inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { lockProof, takeDecision } from '../../selling/proofs/decide-proof.ts';
import { notedOfLine } from '../../selling/proofs/line-of-order.ts';
import { presentDeskLine } from '../../selling/proofs/present-lines.ts';

export const DecideProofAtDesk: Handler<'DecideProofAtDesk'> = async ({ proofId, decision, text }, call) => {
  const { services, visitor } = call;
  const { id: staffId, name } = visitor.staff;
  return inTransaction(services.db, async (tx) => {
    const locked = await lockProof(tx, proofId);
    if (!locked.ok) return locked;
    const decided = await takeDecision(services, tx, locked.value, {
      decision,
      text,
      name,
      staffId,
      as: 'staff',
      from: null,
    });
    if (!decided.ok) return decided;
    if (decided.value) {
      const after = { proof: locked.value.proof.number, decision };
      await notedOfLine(tx, call, 'DecideProofAtDesk', locked.value, { after, reason: text });
    }
    return ok({ line: await presentDeskLine(tx, locked.value) });
  });
};
