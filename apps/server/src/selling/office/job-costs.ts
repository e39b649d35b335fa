import { suppliedOf } from '@boxwright/orders';
import type { SentLine } from '@boxwright/storage';
import { z } from 'zod';

const pricedParts = z.array(z.object({ run: z.int().optional(), sheets: z.number() }));
const stickerSheets = z.object({ totalSheets: z.int() });
const stickerCost = z.object({ cost: z.int() });
const costedLines = z.array(z.object({ code: z.string(), cost: z.number() }));

export interface JobFigures extends SentLine {
  /** What is charged for the pieces that were sent, before tax, in paise. */
  readonly sales: number;
  /** What it costs by the rate card of its price, and further costs; null for unknown. */
  readonly cost: number | null;
  /** The sheets of its price, with waste and makeready; null for unknown. */
  readonly sheetsPlanned: number | null;
}

/** What a line brought in, and what it cost by the figures of its price, which those of samples don't have. */
export function figuresOfJob(line: SentLine): JobFigures {
  const { ordered, good, netPaise, debitedPaise, furtherPaise, breakdown } = line;
  const { charged } = suppliedOf({ ordered, good }, 0);
  const priced = costOf(breakdown);
  const cost = priced === null ? null : Math.round(priced + furtherPaise);
  return {
    ...line,
    sales: Math.round((netPaise * charged) / ordered) + debitedPaise,
    cost,
    sheetsPlanned: sheetsPlannedOf(breakdown),
  };
}

/** Boxes have a cost for each part of their price, stickers one of all; those of before have none. */
function costOf(breakdown: SentLine['breakdown']): number | null {
  const lines = costedLines.safeParse(breakdown['lines']);
  if (lines.success) return lines.data.reduce((sum, { cost }) => sum + cost, 0);
  const stickers = stickerCost.safeParse(breakdown);
  return stickers.success ? stickers.data.cost : null;
}

function sheetsPlannedOf(breakdown: SentLine['breakdown']): number | null {
  const parts = pricedParts.safeParse(breakdown['parts']);
  if (parts.success) {
    // Parts of one run are on the same sheets.
    const runs = new Map(parts.data.map(({ run, sheets }, index) => [run ?? -index, Math.ceil(sheets)]));
    return [...runs.values()].reduce((sum, sheets) => sum + sheets, 0);
  }
  const stickers = stickerSheets.safeParse(breakdown);
  return stickers.success ? stickers.data.totalSheets : null;
}

/** The sums of some jobs. A job without a known cost counts in the sales alone. */
export interface MarginRow {
  readonly name: string;
  readonly jobs: number;
  readonly sales: number;
  /** The sales of the jobs whose cost is known, and that cost. */
  readonly costedSales: number;
  readonly cost: number;
}

/** Sums jobs by a name, the largest sales first. */
export function marginsBy(jobs: readonly JobFigures[], nameOf: (job: JobFigures) => string): MarginRow[] {
  const rows = new Map<string, MarginRow>();
  for (const job of jobs) {
    const name = nameOf(job);
    const { jobs: count, sales, costedSales, cost } = rows.get(name) ?? { jobs: 0, sales: 0, costedSales: 0, cost: 0 };
    rows.set(name, {
      name,
      jobs: count + 1,
      sales: sales + job.sales,
      costedSales: costedSales + (job.cost === null ? 0 : job.sales),
      cost: cost + (job.cost ?? 0),
    });
  }
  return [...rows.values()].sort((a, b) => b.sales - a.sales || a.name.localeCompare(b.name));
}
