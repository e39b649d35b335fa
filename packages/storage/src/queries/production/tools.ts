import { and, asc, desc, eq, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { NewProductionTool, ProductionTool } from '../../rows.ts';
import { orders } from '../../schema/orders.ts';
import { productionJobs, productionTools } from '../../schema/production.ts';
import { changeVersioned } from '../change-versioned.ts';
import { first } from '../equal-to.ts';

/** The dies and plates of a customer's box that aren't scrapped, oldest first. */
export function toolsOfBox(db: DbOrTx, customerId: number, dieKey: string): Promise<ProductionTool[]> {
  return db
    .select()
    .from(productionTools)
    .where(
      and(
        eq(productionTools.customerId, customerId),
        eq(productionTools.dieKey, dieKey),
        ne(productionTools.state, 'scrapped'),
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
export async function countRun(tx: Tx, customerId: number, dieKey: string, by: 1 | -1): Promise<void> {
  await tx
    .update(productionTools)
    .set({ runs: sql`greatest(0, ${productionTools.runs} + ${by})` })
    .where(
      and(
        eq(productionTools.customerId, customerId),
        eq(productionTools.dieKey, dieKey),
        ne(productionTools.state, 'scrapped'),
      ),
    );
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
