import type { ComplaintFiguresRow, JobFiguresRow, LookFiguresRow, MarginFiguresRow } from '@boxwright/contract';
import { boxStyleOf } from '@boxwright/dieline';
import { type ComeBackReason, comeBackWords, jobCode, type ReturnReason, returnReasonNames } from '@boxwright/orders';
import {
  type AccountPeriod,
  type ComplaintCount,
  countComplaints,
  type Db,
  listSentLines,
  sumEventCounts,
} from '@boxwright/storage';
import { orderNumber } from '../company/order-number.ts';
import { figuresOfJob, type JobFigures, type MarginRow, marginsBy } from './job-costs.ts';

/** More items than a shop of this size sends in a year; margins of a period with more are those of the newest. */
const mostLines = 20_000;

export interface FigureTables {
  readonly jobs: readonly JobFiguresRow[];
  readonly orders: readonly MarginFiguresRow[];
  readonly customers: readonly MarginFiguresRow[];
  readonly styles: readonly MarginFiguresRow[];
  readonly complaints: readonly ComplaintFiguresRow[];
  readonly looks: readonly LookFiguresRow[];
}

/** The lists of a period's figures, with all of their rows. */
export async function readFigures(db: Db, period: AccountPeriod): Promise<FigureTables> {
  const [lines, complaints, looks] = await Promise.all([
    listSentLines(db, period, mostLines),
    countComplaints(db, period),
    sumEventCounts(db, period, 1000),
  ]);
  const jobs = lines.map(figuresOfJob);
  return {
    jobs: jobs.map(presentJobFigures),
    orders: marginsBy(jobs, (job) => `${orderNumberOf(job)}, ${job.customer}`),
    // Two customers may have the same name.
    customers: marginsBy(jobs, ({ customer, customerId }) => `${customer} (${customerId})`),
    styles: marginsBy(jobs, styleOf),
    complaints: complaints.map(presentComplaint),
    looks,
  } satisfies Record<keyof FigureTables, readonly (JobFiguresRow | MarginRow | ComplaintFiguresRow | LookFiguresRow)[]>;
}

const orderNumberOf = ({ orderNumber: number, placedAt }: JobFigures): string => orderNumber({ number, placedAt });

const styleOf = ({ kind, style }: JobFigures): string => {
  if (kind !== 'box') return kind === 'sticker' ? 'Stickers' : 'Samples';
  return style === null ? 'Boxes' : (boxStyleOf(style)?.name ?? style);
};

const presentJobFigures = (job: JobFigures): JobFiguresRow => ({
  jobId: job.jobId,
  orderId: job.orderId,
  code: jobCode(orderNumberOf(job), job.position + 1),
  customer: job.customer,
  item: job.item,
  ordered: job.ordered,
  good: job.good,
  spoiled: job.spoiled,
  sheetsPlanned: job.sheetsPlanned,
  sheetsUsed: job.sheetsUsed,
  plates: job.plates,
  dies: job.dies,
  minutes: job.minutes,
  further: job.furtherPaise,
  sales: job.sales,
  cost: job.cost,
});

// The reasons are those of the database's checks.
const presentComplaint = ({ reason, isOnTheWay, count, accepted }: ComplaintCount): ComplaintFiguresRow => ({
  reason: isOnTheWay ? comeBackWords[reason as ComeBackReason].name : returnReasonNames[reason as ReturnReason],
  count,
  accepted: isOnTheWay ? null : accepted,
});
