import { ok } from '@boxwright/contract';
import { commentsOfProofs, insertProofComment, inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { lockProof } from '../../selling/proofs/decide-proof.ts';
import { notedOfLine } from '../../selling/proofs/line-of-order.ts';
import { presentDeskLine } from '../../selling/proofs/present-lines.ts';

export const CommentOnProofAtDesk: Handler<'CommentOnProofAtDesk'> = async ({ proofId, text }, call) => {
  const { services, visitor } = call;
  const { id: staffId, name } = visitor.staff;
  return inTransaction(services.db, async (tx) => {
    const locked = await lockProof(tx, proofId);
    if (!locked.ok) return locked;
    const last = (await commentsOfProofs(tx, [proofId])).at(-1);
    const isSamePress = last?.staffId === staffId && last.text === text;
    if (!isSamePress) {
      await insertProofComment(tx, { proofId, author: 'staff', staffId, name, text, createdAt: services.now() });
      await notedOfLine(tx, call, 'CommentOnProofAtDesk', locked.value, {
        after: { proof: locked.value.proof.number },
      });
    }
    return ok({ line: await presentDeskLine(tx, locked.value) });
  });
};
