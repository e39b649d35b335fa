import {
  approvedProofsWith,
  decideProof,
  insertProof,
  type LineArtworkListed,
  saveFindings,
  type Tx,
} from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { orderNumber } from '../company/order-number.ts';
import { isApprovedAlike } from '../goods/approved-before.ts';
import { readGoods } from '../goods/read-goods.ts';
import { settleReadyDay } from '../orders/ready-day.ts';
import { presentArtworkOf } from './issue-proof.ts';
import { issueProofDocument } from './issue-proof-document.ts';
import type { LockedLine } from './line-of-order.ts';
import { takeArtworkEvent } from './take-artwork-event.ts';

/**
 * Approves a line that is the same, with the same file in the same place, as one that its customer has approved before:
 * its proof says when and by whom that was. It is printed where that proof shows it, also if the check would lay it
 * elsewhere today. Another size or file needs a decision of its own.
 *
 * @returns whether there was such a line
 */
export async function approveAsBefore(
  services: Services,
  tx: Tx,
  locked: LockedLine,
  came: LineArtworkListed,
): Promise<boolean> {
  const { order, line } = locked;
  if (line.artworkState !== 'checking' || (await presentArtworkOf(tx, line))?.id !== came.id) return false;
  const others = await approvedProofsWith(tx, order.customerId, [came.artworkToken]);
  const goods = readGoods(line);
  const before = others.find((other) => other.line.id !== line.id && isApprovedAlike(other, goods));
  if (!before) return false;
  const issued = await takeArtworkEvent(tx, line, 'proof-issued');
  if (!issued.ok) throw new Error(`Line ${line.id} was checked, and no proof can be sent for it`);
  const approved = await takeArtworkEvent(tx, { ...line, artworkState: 'proof-sent' }, 'proof-approved');
  if (!approved.ok) throw new Error(`Line ${line.id} can't be approved as before`);
  const note = `As approved in ${orderNumber(before.order)}, proof ${before.proof.number}.`;
  const proof = await insertProof(tx, {
    ...{ lineId: line.id, lineArtworkId: came.id, staffId: null, note },
    createdAt: services.now(),
  });
  const { decidedAt, decidedAs, decidedName, decidedFrom, decidedStaffId, decisionText } = before.proof;
  const decided = { decidedAt, decidedAs, decidedName, decidedFrom, decidedStaffId, decisionText };
  await decideProof(tx, proof.id, 'approved', { ...decided, decision: 'approved' });
  const approvedFile = { ...came, placement: before.placement ?? came.placement };
  const { findings, placement, checkedAt } = approvedFile;
  await saveFindings(tx, came.id, { findings: findings ?? [], placement, checkedAt: checkedAt ?? proof.createdAt });
  await issueProofDocument(services, tx, locked, proof, approvedFile);
  await settleReadyDay(services, tx, order);
  await services.jobs.enqueue(tx, 'WriteMail', {
    mail: 'proof-decided',
    proofId: proof.id,
    at: proof.createdAt.toISOString(),
  });
  return true;
}
