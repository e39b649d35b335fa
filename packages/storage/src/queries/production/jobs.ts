import {
  type ArtworkStanding,
  isTogether,
  type JobStage,
  jobStages,
  type LaidByHand,
  type Press,
  type ProductionStep,
} from '@boxwright/orders';
import { and, asc, desc, eq, getTableColumns, inArray, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { Order, OrderLine, ProductionJob, ProductionStepDone, Proof } from '../../rows.ts';
import { artworks } from '../../schema/artworks.ts';
import { customers, staff } from '../../schema/customers.ts';
import { dieKey } from '../../schema/die-key.ts';
import { orderLines, orders } from '../../schema/orders.ts';
import {
  productionCosts,
  productionCounts,
  productionJobs,
  productionSheets,
  productionStepsDone,
  stockItems,
} from '../../schema/production.ts';
import { lineArtworks, proofs } from '../../schema/proofs.ts';
import { changeVersioned } from '../change-versioned.ts';
import { companyOrName } from '../customers/company-or-name.ts';
import { first, only } from '../equal-to.ts';
import { artworkStanding, isPrintedInside } from '../orders/artwork-standing.ts';
import { isPresentFile, isPrintWaived, laidByHandBecause } from '../orders/proofs.ts';

export interface NewProductionJob {
  readonly orderId: number;
  readonly lineId: number;
  readonly route: readonly ProductionStep[];
  readonly createdAt: Date;
  /** The sheets to reserve, by material and size of sheet. */
  readonly sheets: readonly {
    readonly materialCode: string;
    readonly materialName: string;
    readonly sheet: string;
    readonly sheets: number;
  }[];
}

/** Opens the job of a line and reserves its sheets; undefined, without a change, when the line has a job. */
export async function openJob(
  tx: Tx,
  { sheets, route, lineId, ...job }: NewProductionJob,
): Promise<ProductionJob | undefined> {
  const key = sql<string>`(select ${dieKey(orderLines.configuration)} from ${orderLines} where ${orderLines.id} = ${lineId})`;
  const [opened] = await tx
    .insert(productionJobs)
    .values({ ...job, lineId, route: [...route], stage: route[0] ?? 'packing', dieKey: key })
    .onConflictDoNothing({ target: productionJobs.lineId })
    .returning();
  if (!opened) return undefined;
  await reserveSheets(tx, opened.id, sheets);
  return opened;
}

/** Reserves sheets for a job, and frees those that it had reserved and not used. */
export async function reserveSheets(tx: Tx, jobId: number, sheets: NewProductionJob['sheets']): Promise<void> {
  await tx.delete(productionSheets).where(and(eq(productionSheets.jobId, jobId), isNull(productionSheets.usedAt)));
  for (const { sheets: count, ...of } of sheets) {
    const item = await stockItemOf(tx, of);
    await tx.insert(productionSheets).values({ jobId, stockItemId: item.id, sheets: count });
  }
}

type Material = Pick<NewProductionJob['sheets'][number], 'materialCode' | 'materialName' | 'sheet'>;

/** The stock of a material in one size of sheet; created with no sheets if it is new. */
export async function stockItemOf(tx: Tx, of: Material) {
  return only(
    await tx
      .insert(stockItems)
      .values(of)
      .onConflictDoUpdate({
        target: [stockItems.materialCode, stockItems.sheet],
        set: { materialName: of.materialName },
      })
      .returning(),
  );
}

/** A job with everything that the board shows of its order. */
export interface JobListed {
  readonly job: ProductionJob;
  readonly order: Pick<
    Order,
    'id' | 'customerId' | 'number' | 'placedAt' | 'status' | 'paymentMode' | 'confirmedAt' | 'totalPaise' | 'keptPaise'
  >;
  /** See `companyOrName`. */
  readonly customer: string;
  readonly line: Pick<OrderLine, 'itemName' | 'description' | 'quantity' | 'position' | 'kind' | 'artworkState'> & {
    readonly standing: ArtworkStanding | null;
  };
  /** Whether it is printed although no proof is approved. */
  readonly isWaived: boolean;
  /** Why the file of a box is laid into its plates by hand; null where the program does it. */
  readonly byHand: LaidByHand | null;
  /** Whether its file came, or was put elsewhere, after its plates were made, and isn't printed yet. */
  readonly hasOlderPlates: boolean;
  /** The file of a box that is printed inside as well, and its page for the outside; null for all others. */
  readonly insideOf: {
    readonly token: string;
    readonly page: number;
    readonly pages: number;
    /** Whether its check has found no place for it. */
    readonly isNowhere: boolean;
  } | null;
  /** When its proof was approved, and by whom; null while none is. */
  readonly approvedAt: Date | null;
  readonly approvedBy: string | null;
  /** Whose word it was; staff record the customer's. */
  readonly approvedAs: Proof['decidedAs'];
  /** Name of the person who started the current step. */
  readonly starter: string | null;
}

const insideOf = sql<JobListed['insideOf']>`case when ${isPrintedInside}
  then (select jsonb_build_object('token', ${artworks.token}, 'page', ${artworks.page}, 'pages', ${artworks.pages},
      'isNowhere', exists (select 1 from ${lineArtworks} where ${isPresentFile} and ${lineArtworks.checkedAt} is not null
        and ${lineArtworks.placement} -> 'inside' is null))
    from ${artworks} where ${artworks.token} = ${orderLines.artworkToken}) end`;

const hasOlderPlates = sql<boolean>`${productionJobs.stage} = 'printing' and exists (select 1 from ${productionStepsDone} made
  join ${lineArtworks} came on came.line_id = ${productionJobs.lineId} and came.created_at > made.created_at
  where made.job_id = ${productionJobs.id} and made.step = 'plates' and made.undone_at is null)`;

const customerName = sql<string>`${sql.raw(companyOrName('customers'))}`;

/** Jobs with what is shown of them. */
export const listedJobs = (db: DbOrTx) =>
  db
    .select({
      job: getTableColumns(productionJobs),
      order: {
        id: orders.id,
        customerId: orders.customerId,
        number: orders.number,
        placedAt: orders.placedAt,
        status: orders.status,
        paymentMode: orders.paymentMode,
        confirmedAt: orders.confirmedAt,
        totalPaise: orders.totalPaise,
        keptPaise: orders.keptPaise,
      },
      customer: customerName,
      line: {
        itemName: orderLines.itemName,
        description: orderLines.description,
        quantity: orderLines.quantity,
        position: orderLines.position,
        kind: orderLines.kind,
        artworkState: orderLines.artworkState,
        standing: artworkStanding,
      },
      isWaived: isPrintWaived,
      byHand: laidByHandBecause,
      hasOlderPlates,
      insideOf,
      approvedAt: proofs.decidedAt,
      approvedBy: proofs.decidedName,
      approvedAs: proofs.decidedAs,
      starter: staff.name,
    })
    .from(productionJobs)
    .leftJoin(staff, eq(staff.id, productionJobs.startedBy))
    .innerJoin(orders, eq(orders.id, productionJobs.orderId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .innerJoin(orderLines, eq(orderLines.id, productionJobs.lineId))
    // At most one proof of a line is approved.
    .leftJoin(proofs, and(eq(proofs.lineId, orderLines.id), eq(proofs.state, 'approved')));

/** Which jobs of the board are asked for; a missing filter filters nothing. */
export interface JobFilter {
  readonly stage?: JobStage | undefined;
  readonly press?: Press | undefined;
  readonly customerId?: number | undefined;
  /** Late on this day, due up to this day (`YYYY-MM-DD`), or without a day. */
  readonly due?: { readonly late: string } | { readonly until: string } | 'none' | undefined;
}

/**
 * Jobs of orders that are neither packed nor cancelled: first those that staff have marked as urgent, then by the day on
 * which they are due; those without a day come last. With a job come all that are printed with it, also those that the
 * filter leaves out: they share its card, and move with it.
 *
 * @param limit null for all of them
 */
export function listOpenJobs(db: DbOrTx, limit: number | null, filter: JobFilter = {}): Promise<JobListed[]> {
  const { stage, press, customerId, due } = filter;
  const isByPlates = sql`${'plates' satisfies ProductionStep} = any(${productionJobs.route})`;
  const matches = and(
    stage && eq(productionJobs.stage, stage),
    press && (press === 'offset' ? isByPlates : sql`not ${isByPlates}`),
    customerId === undefined ? undefined : eq(orders.customerId, customerId),
    due && isDue(due),
  );
  const open = isNull(productionJobs.closedAt);
  const together = inArray(productionJobs.stage, jobStages.filter(isTogether));
  const runs = db
    .select({ id: productionJobs.runId })
    .from(productionJobs)
    .innerJoin(orders, eq(orders.id, productionJobs.orderId))
    .where(and(open, together, matches));
  const found = listedJobs(db)
    .where(and(open, matches && or(matches, and(together, inArray(productionJobs.runId, runs)))))
    .orderBy(desc(productionJobs.isUrgent), asc(productionJobs.readyBy), asc(productionJobs.id));
  return limit === null ? found : found.limit(limit);
}

function isDue(due: NonNullable<JobFilter['due']>): SQL | undefined {
  if (due === 'none') return isNull(productionJobs.readyBy);
  if ('until' in due) return lte(productionJobs.readyBy, due.until);
  // As `presentJob` says it: a packed job waits for others, and isn't late itself.
  return and(lt(productionJobs.readyBy, due.late), ne(productionJobs.stage, 'packed'));
}

/** The customers with jobs on the board, by name. */
export function customersOfOpenJobs(db: DbOrTx): Promise<{ id: number; name: string }[]> {
  return db
    .selectDistinct({ id: customers.id, name: customerName })
    .from(productionJobs)
    .innerJoin(orders, eq(orders.id, productionJobs.orderId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(isNull(productionJobs.closedAt))
    .orderBy(asc(customerName), asc(customers.id));
}

export async function findJob(db: DbOrTx, jobId: number): Promise<JobListed | undefined> {
  return first(await listedJobs(db).where(eq(productionJobs.id, jobId)));
}

/** These jobs, in the order of their orders' days. */
export function listJobs(db: DbOrTx, jobIds: readonly number[]): Promise<JobListed[]> {
  return listedJobs(db)
    .where(inArray(productionJobs.id, [...jobIds]))
    .orderBy(asc(productionJobs.orderId), asc(productionJobs.id));
}

/** The job of a line of an order. @param position from 0 */
export async function findJobOfLine(
  db: DbOrTx,
  { number, position }: { readonly number: number; readonly position: number },
): Promise<JobListed | undefined> {
  return first(await listedJobs(db).where(and(eq(orders.number, number), eq(orderLines.position, position))));
}

/** The stages of an order's jobs. The caller must hold the order's lock, so that nobody changes them. */
export function jobsOfOrder(db: DbOrTx, orderId: number): Promise<ProductionJob[]> {
  return db.select().from(productionJobs).where(eq(productionJobs.orderId, orderId)).orderBy(asc(productionJobs.id));
}

/** Moves a job; undefined when somebody has changed it since its `version` was read. */
export async function moveJob(
  tx: Tx,
  { id, version }: Pick<ProductionJob, 'id' | 'version'>,
  stage: JobStage,
  started: Started = notStarted,
): Promise<ProductionJob | undefined> {
  return changeOpenJob(tx, { id, version }, { stage, ...started });
}

/** When a step was started, and by whom. */
export type Started = Pick<ProductionJob, 'startedAt' | 'startedBy'>;

const notStarted: Started = { startedAt: null, startedBy: null };

/** Starts a job's current step; undefined when somebody has changed the job since. */
export const startJob = (
  tx: Tx,
  job: Pick<ProductionJob, 'id' | 'version'>,
  started: { readonly startedAt: Date; readonly startedBy: number },
): Promise<ProductionJob | undefined> => changeOpenJob(tx, job, started);

/** Undoes the start of a step; undefined when somebody has changed the job since. */
export const unstartJob = (tx: Tx, job: Pick<ProductionJob, 'id' | 'version'>): Promise<ProductionJob | undefined> =>
  changeOpenJob(tx, job, notStarted);

/** Stores the day by which a job must be ready; the caller must hold the order's lock. */
export async function setJobReadyBy(tx: Tx, jobId: number, readyBy: string | null): Promise<void> {
  await tx.update(productionJobs).set({ readyBy }).where(eq(productionJobs.id, jobId));
}

/** Gives the job of a line another route, which it begins anew; the caller must hold the order's lock. Nothing happens without one. */
export async function setJobRoute(tx: Tx, lineId: number, route: readonly ProductionStep[]): Promise<void> {
  const begins = { route: [...route], stage: route[0] ?? 'packing', version: sql`${productionJobs.version} + 1` };
  await tx
    .update(productionJobs)
    .set(begins)
    .where(and(eq(productionJobs.lineId, lineId), isNull(productionJobs.closedAt)));
}

/** Marks a job as urgent, or no longer; undefined when somebody has changed it since. */
export const setJobUrgent = (
  tx: Tx,
  job: Pick<ProductionJob, 'id' | 'version'>,
  isUrgent: boolean,
): Promise<ProductionJob | undefined> => changeOpenJob(tx, job, { isUrgent });

const changeOpenJob = (
  tx: Tx,
  seen: Pick<ProductionJob, 'id' | 'version'>,
  changed: Partial<Pick<ProductionJob, 'stage' | 'startedAt' | 'startedBy' | 'isUrgent'>>,
): Promise<ProductionJob | undefined> =>
  changeVersioned(tx, productionJobs, seen, changed, isNull(productionJobs.closedAt));

/** Takes an order's jobs off the board. */
export async function closeJobsOf(tx: Tx, orderId: number, at: Date): Promise<void> {
  await tx
    .update(productionJobs)
    .set({ closedAt: at, version: sql`${productionJobs.version} + 1` })
    .where(and(eq(productionJobs.orderId, orderId), isNull(productionJobs.closedAt)));
}

/** Puts the jobs of an order back on the board that left it at this moment, and returns them. */
export function reopenJobsOf(tx: Tx, orderId: number, closedAt: Date): Promise<ProductionJob[]> {
  return tx
    .update(productionJobs)
    .set({ closedAt: null, version: sql`${productionJobs.version} + 1` })
    .where(and(eq(productionJobs.orderId, orderId), eq(productionJobs.closedAt, closedAt)))
    .returning();
}

/** Whether something was entered about the jobs of an order since a moment: a step, even if undone, pieces, a cost. */
export async function hasNotesOfJobs(tx: Tx, orderId: number, since: Date): Promise<boolean> {
  const at = since.toISOString();
  const { rows } = await tx.execute<{ has: boolean }>(sql`
    select exists (select from ${productionJobs} j where j.order_id = ${orderId} and (
      exists (select from ${productionStepsDone} d where d.job_id = j.id and d.created_at >= ${at}::timestamptz)
      or exists (select from ${productionCounts} c where c.job_id = j.id and c.created_at >= ${at}::timestamptz)
      or exists (select from ${productionCosts} x where x.job_id = j.id and x.created_at >= ${at}::timestamptz))) as has`);
  return rows[0]?.has ?? false;
}

/** Removes the jobs of an order, of which nothing is done, with the sheets that they have reserved. */
export async function removeJobsOf(tx: Tx, orderId: number): Promise<void> {
  const jobs = tx.select({ id: productionJobs.id }).from(productionJobs).where(eq(productionJobs.orderId, orderId));
  await tx.delete(productionSheets).where(inArray(productionSheets.jobId, jobs));
  await tx.delete(productionJobs).where(eq(productionJobs.orderId, orderId));
}

export async function noteStepDone(
  tx: Tx,
  step: Pick<ProductionStepDone, 'jobId' | 'step' | 'staffId' | 'startedAt' | 'startedBy' | 'createdAt'>,
): Promise<void> {
  await tx.insert(productionStepsDone).values(step);
}

/** The last step of a job that was done and not undone. */
export async function lastStepOf(db: DbOrTx, jobId: number): Promise<ProductionStepDone | undefined> {
  return first(
    await db
      .select()
      .from(productionStepsDone)
      .where(and(eq(productionStepsDone.jobId, jobId), isNull(productionStepsDone.undoneAt)))
      .orderBy(desc(productionStepsDone.id))
      .limit(1),
  );
}

/** The caller must hold the order's lock. */
export async function undoStep(tx: Tx, stepId: number, at: Date): Promise<void> {
  await tx.update(productionStepsDone).set({ undoneAt: at }).where(eq(productionStepsDone.id, stepId));
}

export interface StepDoneListed extends ProductionStepDone {
  readonly by: string;
  /** Name of the person who started it. */
  readonly starter: string | null;
}

/** The steps of a job that were done and not undone, in order. */
export async function listStepsDone(db: DbOrTx, jobId: number): Promise<StepDoneListed[]> {
  const starters = alias(staff, 'starters');
  const rows = await db
    .select({ step: getTableColumns(productionStepsDone), by: staff.name, starter: starters.name })
    .from(productionStepsDone)
    .innerJoin(staff, eq(staff.id, productionStepsDone.staffId))
    .leftJoin(starters, eq(starters.id, productionStepsDone.startedBy))
    .where(and(eq(productionStepsDone.jobId, jobId), isNull(productionStepsDone.undoneAt)))
    .orderBy(asc(productionStepsDone.id));
  return rows.map(({ step, by, starter }) => ({ ...step, by, starter }));
}
