import { ok } from '@boxwright/contract';
import { inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { lockProof, superseded } from '../../selling/proofs/decide-proof.ts';
import { notedOfLine } from '../../selling/proofs/line-of-order.ts';
import { presentDeskLine } from '../../selling/proofs/present-lines.ts';
import { takeArtworkEvent } from '../../selling/proofs/take-artwork-event.ts';

export const WithdrawProof: Handler<'WithdrawProof'> = async ({ proofId }, call) =>
  inTransaction(call.services.db, async (tx) => {
    const locked = await lockProof(tx, proofId);
    if (!locked.ok) return locked;
    const { line, proof } = locked.value;
    if (proof.state === 'superseded') return superseded;
    const moved = await takeArtworkEvent(tx, line, 'proof-withdrawn');
    if (!moved.ok) return moved;
    await notedOfLine(tx, call, 'WithdrawProof', locked.value, { before: { proof: proof.number } });
    return ok({ line: await presentDeskLine(tx, locked.value) });
  });
