import type { GangJob } from '@boxwright/pricing';
import { type DbOrTx, type JobListed, linesOfOrders, toolsOfBox } from '@boxwright/storage';
import { readGoods } from '../goods/read-goods.ts';
import { planJob } from './job-plan.ts';
import { dieOf } from './new-tools.ts';
import { specOfBox } from './spec-of-box.ts';

export interface NamedGangJob extends GangJob {
  /** Name of the board. */
  readonly material: string;
  readonly coats: string;
}

/** The boxes among these jobs, as the engine compares them. */
export async function gangJobsOf(db: DbOrTx, jobs: readonly JobListed[]): Promise<NamedGangJob[]> {
  const lines = await linesOfOrders(db, [...new Set(jobs.map(({ order }) => order.id))]);
  const lineById = new Map(lines.map((line) => [line.id, line]));
  const found = jobs.map(async ({ job, order }): Promise<NamedGangJob[]> => {
    const line = lineById.get(job.lineId);
    const goods = line && readGoods(line);
    const snapshot = goods?.snapshot;
    if (!line || !goods || snapshot?.kind !== 'box') return [];
    const { parts } = planJob({ goods, breakdown: line.breakdown });
    const isTogether = parts.some(({ blanks }) => blanks.length > 1);
    const coats = [snapshot.outer?.name, snapshot.inner?.name && `${snapshot.inner.name} inside`].filter(Boolean);
    const [planned, ...others] = parts;
    const tools =
      snapshot.die === null || job.dieKey === null || !planned || others.length > 0 || isTogether
        ? []
        : await toolsOfBox(db, order.customerId, { dieKey: job.dieKey, lineId: job.lineId });
    const die = planned && dieOf(tools, planned);
    return [
      {
        id: job.id,
        spec: specOfBox(snapshot, line.quantity),
        hasDie: snapshot.die !== null,
        die: die ? { id: die.id, sheet: die.sheet, ups: die.ups } : null,
        planned: isTogether ? 'together' : 'apart',
        material: `${snapshot.board.name} ${snapshot.board.gsm} gsm`,
        coats: coats.length === 0 ? 'No coating' : coats.join(', '),
      },
    ];
  });
  return (await Promise.all(found)).flat();
}
