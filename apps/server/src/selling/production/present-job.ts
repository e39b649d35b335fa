import { artworkFileAddress, type JobRow } from '@boxwright/contract';
import { approverOf, jobCode, runCode } from '@boxwright/orders';
import type { DbOrTx, JobListed } from '@boxwright/storage';
import { indianDay } from '../../process/indian-day.ts';
import { orderNumber } from '../company/order-number.ts';
import { type Hold, holdsOf } from './holds.ts';
import { insideOnPlatesOf } from './inside-on-plates.ts';

interface CodedJob {
  readonly order: Pick<JobListed['order'], 'number' | 'placedAt'>;
  readonly line: Pick<JobListed['line'], 'position'>;
}

/** The code of a job, as its ticket has it. */
export const codeOfJob = ({ order, line }: CodedJob): string => jobCode(orderNumber(order), line.position + 1);

export async function presentJobs(db: DbOrTx, jobs: readonly JobListed[], now: Date): Promise<JobRow[]> {
  const holds = await holdsOf(db, jobs);
  return jobs.map((each) => presentHeld(each, holds.get(each.job.id), now));
}

export async function presentJob(db: DbOrTx, listed: JobListed, now: Date): Promise<JobRow> {
  return presentHeld(listed, (await holdsOf(db, [listed])).get(listed.job.id), now);
}

function presentHeld(listed: JobListed, hold: Hold | undefined, now: Date): JobRow {
  const { job, order, line } = listed;
  return {
    id: job.id,
    orderId: order.id,
    orderNumber: orderNumber(order),
    line: line.position + 1,
    code: codeOfJob(listed),
    customer: listed.customer,
    item: line.itemName,
    description: line.description,
    quantity: line.quantity,
    route: job.route,
    stage: job.stage,
    dueOn: job.readyBy,
    isLate: job.readyBy !== null && job.readyBy < indianDay(now) && job.stage !== 'packed',
    isUrgent: job.isUrgent,
    startedAt: job.startedAt,
    startedBy: listed.starter,
    runId: job.runId,
    runCode: job.runId === null ? null : runCode(job.runId),
    proof: proofOf(listed),
    hold: hold ? { by: hold.by, code: codeOfJob(hold.of), why: hold.why } : null,
    version: job.version,
  };
}

function proofOf(listed: JobListed): JobRow['proof'] {
  const { line, isWaived, byHand, hasOlderPlates, ...proof } = listed;
  const { standing: state } = line;
  if (state === null) return null;
  const inside = insideOnPlatesOf(listed);
  return {
    ...{ state, isWaived, byHand, hasOlderPlates },
    inside: inside && { file: artworkFileAddress(inside.token), page: inside.page, onPlates: inside.onPlates },
    approvedAt: proof.approvedAt,
    approvedBy: approverOf(proof),
  };
}
