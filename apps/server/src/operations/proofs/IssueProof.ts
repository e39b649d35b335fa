import { ok } from '@boxwright/contract';
import { inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { issueProof } from '../../selling/proofs/issue-proof.ts';
import { lockLine, notedOfLine } from '../../selling/proofs/line-of-order.ts';
import { presentDeskLine } from '../../selling/proofs/present-lines.ts';

export const IssueProof: Handler<'IssueProof'> = async (
  { lineId, seenArtworkId, note, isDespiteStops = false },
  call,
) => {
  const { services, visitor } = call;
  return inTransaction(services.db, async (tx) => {
    const locked = await lockLine(tx, lineId);
    if (!locked.ok) return locked;
    const issuing = { seenArtworkId, note, isDespiteStops, staffId: visitor.staff.id };
    const issued = await issueProof(services, tx, locked.value, issuing);
    if (!issued.ok) return issued;
    await notedOfLine(tx, call, 'IssueProof', locked.value, {
      after: { proof: issued.value.number, ...(isDespiteStops && { despiteCheck: true }) },
    });
    return ok({ line: await presentDeskLine(tx, locked.value) });
  });
};
