import type { JobStage, ProductionStep } from '@boxwright/orders';
import { and, asc, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { Order, OrderLine, ProductionJob, ProductionStepDone } from '../../rows.ts';
import { dieKey } from '../../schema/die-key.ts';
import { orderLines, orders } from '../../schema/orders.ts';
import { productionJobs, productionSheets, productionStepsDone, stockItems } from '../../schema/production.ts';
import { first, only } from '../equal-to.ts';

export interface NewProductionJob {
  readonly orderId: number;
  readonly lineId: number;
  readonly route: readonly ProductionStep[];
  readonly dueOn: string | null;
  readonly createdAt: Date;
  /** The sheets to reserve, by material and size of sheet. */
  readonly sheets: readonly {
    readonly materialCode: string;
    readonly materialName: string;
    readonly sheet: string;
    readonly sheets: number;
  }[];
}

/** Opens the job of a line and reserves its sheets; undefined, and nothing is done, when the line has one. */
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
  for (const { sheets: count, ...of } of sheets) {
    const item = await stockItemOf(tx, of);
    await tx.insert(productionSheets).values({ jobId: opened.id, stockItemId: item.id, sheets: count });
  }
  return opened;
}

type Material = Pick<NewProductionJob['sheets'][number], 'materialCode' | 'materialName' | 'sheet'>;

/** The stock of a material in a size of sheet; added with nothing on hand when it is new. */
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

/** A job with all that the board shows of its order. */
export interface JobListed {
  readonly job: ProductionJob;
  readonly order: Pick<Order, 'id' | 'number' | 'placedAt' | 'status' | 'billingAddress'>;
  readonly line: Pick<OrderLine, 'itemName' | 'description' | 'quantity' | 'position' | 'kind'>;
}

const listed = (db: DbOrTx) =>
  db
    .select({
      job: getTableColumns(productionJobs),
      order: {
        id: orders.id,
        number: orders.number,
        placedAt: orders.placedAt,
        status: orders.status,
        billingAddress: orders.billingAddress,
      },
      line: {
        itemName: orderLines.itemName,
        description: orderLines.description,
        quantity: orderLines.quantity,
        position: orderLines.position,
        kind: orderLines.kind,
      },
    })
    .from(productionJobs)
    .innerJoin(orders, eq(orders.id, productionJobs.orderId))
    .innerJoin(orderLines, eq(orderLines.id, productionJobs.lineId));

/** The jobs of orders that are neither packed nor cancelled, the most urgent first; those without a day last. */
export function listOpenJobs(db: DbOrTx, limit: number): Promise<JobListed[]> {
  return listed(db)
    .where(isNull(productionJobs.closedAt))
    .orderBy(asc(productionJobs.dueOn), asc(productionJobs.id))
    .limit(limit);
}

export async function findJob(db: DbOrTx, jobId: number): Promise<JobListed | undefined> {
  return first(await listed(db).where(eq(productionJobs.id, jobId)));
}

/** The job of a line of an order. @param position from 0 */
export async function findJobOfLine(
  db: DbOrTx,
  { number, position }: { readonly number: number; readonly position: number },
): Promise<JobListed | undefined> {
  return first(await listed(db).where(and(eq(orders.number, number), eq(orderLines.position, position))));
}

/** The stages of an order's jobs; the caller holds the order's lock, so nobody changes them meanwhile. */
export function jobsOfOrder(db: DbOrTx, orderId: number): Promise<ProductionJob[]> {
  return db.select().from(productionJobs).where(eq(productionJobs.orderId, orderId)).orderBy(asc(productionJobs.id));
}

/** Moves a job; undefined when somebody has changed it since its `version` was read. */
export async function moveJob(
  tx: Tx,
  { id, version }: Pick<ProductionJob, 'id' | 'version'>,
  stage: JobStage,
): Promise<ProductionJob | undefined> {
  return first(
    await tx
      .update(productionJobs)
      .set({ stage, version: version + 1 })
      .where(and(eq(productionJobs.id, id), eq(productionJobs.version, version), isNull(productionJobs.closedAt)))
      .returning(),
  );
}

/** Takes an order's jobs off the board. */
export async function closeJobsOf(tx: Tx, orderId: number, at: Date): Promise<void> {
  await tx
    .update(productionJobs)
    .set({ closedAt: at, version: sql`${productionJobs.version} + 1` })
    .where(and(eq(productionJobs.orderId, orderId), isNull(productionJobs.closedAt)));
}

export async function noteStepDone(
  tx: Tx,
  step: Pick<ProductionStepDone, 'jobId' | 'step' | 'staffId' | 'createdAt'>,
): Promise<void> {
  await tx.insert(productionStepsDone).values(step);
}

/** The step of a job that was done last and not taken back. */
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

/** The caller holds the order's lock. */
export async function undoStep(tx: Tx, stepId: number, at: Date): Promise<void> {
  await tx.update(productionStepsDone).set({ undoneAt: at }).where(eq(productionStepsDone.id, stepId));
}
