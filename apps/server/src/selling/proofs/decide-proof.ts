import { fail, ok, type Result } from '@boxwright/contract';
import { whyNotPrinted } from '@boxwright/orders';
import {
  decideProof,
  endPrintWaiver,
  findProof,
  jobsOfLines,
  keepProofDecision,
  linesToPrint,
  type Proof,
  type Tx,
  undecided,
} from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { settleReadyDay } from '../orders/ready-day.ts';
import { isBegun, type LockedLine, lockLine, noSuchProof } from './line-of-order.ts';
import { tellDeskOfArtwork } from './proof-mails.ts';
import { whyNoArtwork } from './send-artwork.ts';
import { takeArtworkEvent } from './take-artwork-event.ts';

export interface Deciding {
  readonly decision: 'approve' | 'change' | 'withdraw';
  readonly as: NonNullable<Proof['decidedAs']>;
  /** As they typed it; of staff, who decide on a customer's word, their own name. */
  readonly name: string;
  /** What is to be changed; of staff, how they know what the customer decided. */
  readonly text: string;
  /** Network address. */
  readonly from: string | null;
  readonly staffId: number | null;
}

export interface LockedProof extends LockedLine {
  readonly proof: Proof;
}

/** A proof with its line and order, locked until the transaction ends. */
export async function lockProof(tx: Tx, proofId: number): Promise<Result<LockedProof>> {
  const before = await findProof(tx, proofId);
  const locked = before && (await lockLine(tx, before.proof.lineId));
  if (!locked?.ok) return noSuchProof;
  // Read again under the lock.
  const found = await findProof(tx, proofId);
  return found ? ok({ ...locked.value, proof: found.proof }) : noSuchProof;
}

export const superseded = fail('conflict', 'Another file or proof has come since. Please look at the newest one.');

const events = { approve: 'proof-approved', change: 'change-asked', withdraw: 'approval-withdrawn' } as const;
const states = { approve: 'approved', change: 'change-wanted', withdraw: 'sent' } as const;

/** Other words than the first ones, which would be lost. */
const changedAlready = fail(
  'conflict',
  'A change was asked for already, as you see here. Your words aren’t sent yet: please send them as a comment.',
);

const tooLate = fail(
  'conflict',
  'Work on it has begun already. Please write or call us, so that we stop what can be stopped.',
);

const takenBackFirst =
  'If the customer doesn’t approve it any more, please record “Approval taken back” in the same form first.';

const tooLateAtDesk = fail(
  'conflict',
  'Work on it has begun already, so this can’t be recorded any more. Please agree with the customer what can be stopped, and keep it as a comment.',
);

/** Whether work on a line has begun that its approval, or staff without one, allowed. */
async function isMadeAlready(tx: Tx, { id }: LockedLine['line']): Promise<boolean> {
  const job = (await jobsOfLines(tx, [id])).get(id);
  if (!job || !isBegun(job)) return false;
  const lines = await linesToPrint(tx, [id]);
  return lines.every(({ artworkState, isWaived }) => whyNotPrinted(artworkState, isWaived) === null);
}

/**
 * Records and mails a decision about the newest proof of a line. The same decision once more has no effect. A change
 * asked for ends the leave of staff to print without an approved proof.
 *
 * @returns whether this call decided it
 */
export async function takeDecision(
  services: Pick<Services, 'db' | 'jobs' | 'now'>,
  tx: Tx,
  locked: LockedProof,
  deciding: Deciding,
): Promise<Result<boolean>> {
  const { order, line, proof } = locked;
  const { decision } = deciding;
  const decidedAt = services.now();
  if (proof.state === 'superseded') return superseded;
  if (proof.state === states[decision]) {
    return decision === 'change' && deciding.text !== proof.decisionText ? changedAlready : ok(false);
  }
  const closed = await whyNoArtwork(tx, order);
  if (closed !== null) return fail('conflict', closed);
  if (decision !== 'approve' && (await isMadeAlready(tx, line)))
    return deciding.as === 'staff' ? tooLateAtDesk : tooLate;
  const moved = await takeArtworkEvent(tx, line, events[decision]);
  if (!moved.ok) {
    const isTakenBackFirst = deciding.as === 'staff' && decision === 'change' && line.artworkState === 'approved';
    return isTakenBackFirst ? fail('conflict', `${moved.failure.text} ${takenBackFirst}`) : moved;
  }
  const { as: decidedAs, name, from: decidedFrom, staffId, text } = deciding;
  const taken = { decision, decidedAs, name, decidedFrom, staffId, text };
  await keepProofDecision(tx, { ...taken, proofId: proof.id, createdAt: decidedAt });
  const decided =
    decision === 'withdraw'
      ? undecided
      : {
          ...{ decidedAt, decidedAs, decision: states[decision], decidedFrom },
          ...{ decidedName: name, decidedStaffId: staffId, decisionText: text },
        };
  if (decision === 'change') await endPrintWaiver(tx, line.id);
  await decideProof(tx, proof.id, states[decision], decided);
  await settleReadyDay(services, tx, order);
  const mail = { mail: 'proof-decided', proofId: proof.id, at: decidedAt.toISOString() } as const;
  await services.jobs.enqueue(tx, 'WriteMail', mail);
  if (decidedAs !== 'staff') await tellDeskOfArtwork(tx, services, order.id, decidedAt);
  return ok(true);
}
