import type { JobHold } from '@boxwright/contract';
import { isGated, isTogether, whyNotPrinted } from '@boxwright/orders';
import { type DbOrTx, type JobListed, openJobsOfRuns, paymentsOfOrders, paymentWaiversOf } from '@boxwright/storage';
import { moneyFrom } from '../orders/balance.ts';
import { whyUnpaid } from '../orders/refuse-unpaid.ts';

/** What a job waits for before its plates are made, or it is printed. */
export interface Hold {
  /** The job itself, or the one for which its run waits. */
  readonly of: JobListed;
  readonly by: JobHold;
  /** A sentence for staff, which follows what it waits for. */
  readonly why: string;
}

/**
 * What each of these jobs waits for before its next step, by its id; jobs that may start have no entry. Jobs that are
 * printed together wait for each other. All that start, propose or show jobs ask here, so that nothing is offered that
 * is refused.
 */
export async function holdsOf(db: DbOrTx, jobs: readonly JobListed[]): Promise<ReadonlyMap<number, Hold>> {
  const waiting = jobs.filter(({ job }) => job.closedAt === null && isGated(job.route, job.stage));
  if (waiting.length === 0) return new Map();
  const runIds = new Set(waiting.flatMap(({ job }) => (isTogether(job.stage) ? (job.runId ?? []) : [])));
  const mates = runIds.size === 0 ? [] : await openJobsOfRuns(db, [...runIds]);
  const all = [...new Map([...waiting, ...mates].map((each) => [each.job.id, each])).values()];
  const unpaid = await unpaidOrders(db, all);
  const own = new Map(
    all.flatMap((of): (readonly [number, Hold])[] => {
      const unapproved = whyNotPrinted(of.line.standing, of.isWaived);
      if (unapproved !== null) return [[of.job.id, { of, by: 'proof', why: unapproved }]];
      const why = unpaid.get(of.order.id);
      return why === undefined ? [] : [[of.job.id, { of, by: 'money', why: `${why}.` }]];
    }),
  );
  const holdOfRun = (runId: number | null) =>
    mates.flatMap(({ job }) => (job.runId === runId ? (own.get(job.id) ?? []) : []))[0];
  return new Map(
    waiting.flatMap(({ job }) => {
      const hold = own.get(job.id) ?? holdOfRun(job.runId);
      return hold ? [[job.id, hold] as const] : [];
    }),
  );
}

/** What is to be paid before these orders are produced, by their ids. */
async function unpaidOrders(db: DbOrTx, jobs: readonly JobListed[]): Promise<ReadonlyMap<number, string>> {
  const orders = new Map(jobs.map(({ order }) => [order.id, order]));
  const ids = [...orders.keys()];
  const [payments, waivers] = await Promise.all([paymentsOfOrders(db, ids), paymentWaiversOf(db, ids)]);
  const [ledger, attempts] = [byOrder(payments.ledger), byOrder(payments.attempts)];
  return new Map(
    ids.flatMap((id) => {
      const order = orders.get(id);
      const money = order && moneyFrom(order, { ledger: ledger.get(id) ?? [], attempts: attempts.get(id) ?? [] });
      const why = money ? whyUnpaid('production', order, money, waivers.get(id)) : null;
      return why === null ? [] : [[id, why] as const];
    }),
  );
}

const byOrder = <T extends { readonly orderId: number }>(rows: readonly T[]): Map<number, T[]> =>
  Map.groupBy(rows, ({ orderId }) => orderId);
