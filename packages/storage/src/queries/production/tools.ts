import { and, asc, desc, eq, exists, inArray, lt, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { NewProductionTool, ProductionTool } from '../../rows.ts';
import { orderLines, orders } from '../../schema/orders.ts';
import { productionJobs, productionTools } from '../../schema/production.ts';
import { changeVersioned } from '../change-versioned.ts';
import { first } from '../equal-to.ts';

const drawingOf = (configuration: SQLWrapper) => sql`coalesce((${configuration} ->> 'drawing')::integer, 1)`;

/** SQL: whether two lines are printed alike: with the same file in the same place, and with the same inks. */
const isPrintedAlike = (made: SQLWrapper, configuration: SQLWrapper) => sql`
  nullif(${made} -> 'artwork', 'null') is not distinct from nullif(${configuration} -> 'artwork', 'null')
  and ${made} ->> 'print' is not distinct from ${configuration} ->> 'print'`;

/**
 * The dies and plates that fit a line of a customer's order, oldest first: of the same box in the same drawing, and not
 * scrapped; plates only if the line is printed with the same file and inks.
 */
export function toolsOfBox(
  db: DbOrTx,
  customerId: number,
  { dieKey, lineId }: { readonly dieKey: string; readonly lineId: number },
): Promise<ProductionTool[]> {
  const made = alias(orderLines, 'made');
  const isDrawnAlike = db
    .select({ one: sql`1` })
    .from(productionJobs)
    .innerJoin(made, eq(made.id, productionJobs.lineId))
    .innerJoin(orderLines, eq(orderLines.id, lineId))
    .where(
      and(
        eq(productionJobs.id, productionTools.jobId),
        sql`${drawingOf(made.configuration)} = ${drawingOf(orderLines.configuration)}`,
        or(ne(productionTools.kind, 'plates'), isPrintedAlike(made.configuration, orderLines.configuration)),
      ),
    );
  return db
    .select()
    .from(productionTools)
    .where(
      and(
        eq(productionTools.customerId, customerId),
        eq(productionTools.dieKey, dieKey),
        ne(productionTools.state, 'scrapped'),
        exists(isDrawnAlike),
      ),
    )
    .orderBy(asc(productionTools.id));
}

/** Adds new dies and plates to the store. A job's existing ones stay as they are. */
export async function addTools(tx: Tx, tools: readonly NewProductionTool[]): Promise<ProductionTool[]> {
  if (tools.length === 0) return [];
  return tx
    .insert(productionTools)
    .values([...tools])
    .onConflictDoNothing()
    .returning();
}

/** Counts one more run of these tools, or one less when a step is undone. */
export async function countRun(tx: Tx, toolIds: readonly number[], by: 1 | -1): Promise<void> {
  if (toolIds.length === 0) return;
  await tx
    .update(productionTools)
    .set({ runs: sql`greatest(0, ${productionTools.runs} + ${by})` })
    .where(inArray(productionTools.id, [...toolIds]));
}

/** Removes the tools that a job's first step added, when that step is undone. */
export async function removeToolsOfJob(tx: Tx, jobId: number): Promise<void> {
  await tx.delete(productionTools).where(eq(productionTools.jobId, jobId));
}

/** A die or set of plates with the order that it was made for. */
export interface ToolListed {
  readonly tool: ProductionTool;
  readonly order: { readonly id: number; readonly number: number; readonly placedAt: Date };
}

const withOrder = (db: DbOrTx) =>
  db
    .select({
      tool: productionTools,
      order: { id: orders.id, number: orders.number, placedAt: orders.placedAt },
    })
    .from(productionTools)
    .innerJoin(productionJobs, eq(productionJobs.id, productionTools.jobId))
    .innerJoin(orders, eq(orders.id, productionJobs.orderId));

export interface ToolFilter {
  /** Part of the box's name or of the shelf, or the number. */
  readonly search: string;
  readonly isScrapped: boolean;
  /** Only tools before this one. */
  readonly before: number | null;
}

/** Newest first. */
export function listTools(
  db: DbOrTx,
  { search, isScrapped, before }: ToolFilter,
  limit: number,
): Promise<ToolListed[]> {
  return withOrder(db)
    .where(
      and(
        isScrapped ? eq(productionTools.state, 'scrapped') : ne(productionTools.state, 'scrapped'),
        before === null ? undefined : lt(productionTools.id, before),
        contains(search),
      ),
    )
    .orderBy(desc(productionTools.id))
    .limit(limit);
}

function contains(search: string): SQL | undefined {
  if (search === '') return undefined;
  const [, number] = /^[dp]?-?0*(\d{1,9})$/i.exec(search) ?? [];
  return or(
    ...[productionTools.boxName, productionTools.shelf].map(
      (text) => sql`strpos(lower(${text}), lower(${search})) > 0`,
    ),
    number === undefined ? undefined : eq(productionTools.id, Number(number)),
  );
}

export async function findTool(db: DbOrTx, toolId: number): Promise<ToolListed | undefined> {
  return first(await withOrder(db).where(eq(productionTools.id, toolId)));
}

/** Changes shelf and state; undefined when somebody has changed the row meanwhile. */
export const changeTool = (
  tx: Tx,
  seen: Pick<ProductionTool, 'id' | 'version'>,
  changed: Pick<ProductionTool, 'shelf' | 'state'>,
): Promise<ProductionTool | undefined> => changeVersioned(tx, productionTools, seen, changed);
