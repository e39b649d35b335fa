import { toolsMadeFor } from '@boxwright/orders';
import {
  linesOfOrders,
  type NewProductionTool,
  type ProductionJob,
  type ProductionTool,
  type Tx,
} from '@boxwright/storage';
import { readGoods } from '../goods/read-goods.ts';
import { planJob } from './job-plan.ts';

interface Box {
  readonly customerId: number;
  readonly dieKey: string;
  /** The dies and plates of this box that are on stock. */
  readonly known: readonly ProductionTool[];
  readonly now: Date;
}

/**
 * The dies and plates that a job's first step makes, for each part of the box: a die where none is on stock, because an
 * order of the same box isn't charged for another one, and plates where none fit the sheet. What isn't printed has none.
 */
export async function newToolsFor(
  tx: Tx,
  { id: jobId, lineId, orderId }: Pick<ProductionJob, 'id' | 'lineId' | 'orderId'>,
  { customerId, dieKey, known, now }: Box,
): Promise<NewProductionTool[]> {
  const stored = (await linesOfOrders(tx, [orderId])).find(({ id }) => id === lineId);
  if (!stored) return [];
  const { parts, route } = planJob({ goods: readGoods(stored), breakdown: stored.breakdown });
  const kinds = toolsMadeFor(route) === 'die' ? (['die'] as const) : (['die', 'plates'] as const);
  return kinds.flatMap((kind) =>
    parts
      .filter(({ part, sheet, ups }) =>
        known.every(
          (tool) =>
            tool.kind !== kind || (kind === 'die' ? !cutsSame(tool, { part }) : !fits(tool, { part, sheet, ups })),
        ),
      )
      .map(({ part, sheet, ups }) => ({
        kind,
        dieKey,
        customerId,
        jobId,
        part,
        boxName: stored.itemName,
        sheet,
        ups,
        createdAt: now,
      })),
  );
}

/** Whether a die or set of plates has this layout of a part. */
export const fits = (
  tool: Pick<ProductionTool, 'part' | 'sheet' | 'ups'>,
  { part, sheet, ups }: Pick<ProductionTool, 'part' | 'sheet' | 'ups'>,
): boolean => tool.part === part && tool.sheet === sheet && tool.ups === ups;

/** Whether a die cuts these blanks, however many of each: "base 2 + lid 3" and "base 4 + lid 4" do. */
export const cutsSame = (tool: Pick<ProductionTool, 'part'>, { part }: Pick<ProductionTool, 'part'>): boolean =>
  withoutUps(tool.part) === withoutUps(part);

const withoutUps = (part: string): string => part.replace(/ \d+(?= \+|$)/g, '');

/** The die that a part is cut with: the newest that has its layout, or else the newest that cuts it. */
export function dieOf(
  tools: readonly ProductionTool[],
  layout: Pick<ProductionTool, 'part' | 'sheet' | 'ups'>,
): ProductionTool | undefined {
  const dies = tools.filter((tool) => tool.kind === 'die' && cutsSame(tool, layout));
  return dies.findLast((tool) => fits(tool, layout)) ?? dies.at(-1);
}
