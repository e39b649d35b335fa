import type { GangJob } from '@boxwright/pricing';
import { type DbOrTx, type JobListed, linesOfOrders } from '@boxwright/storage';
import { readGoods } from '../goods/read-goods.ts';
import { planJob } from './job-plan.ts';
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
  return jobs.flatMap(({ job }): NamedGangJob[] => {
    const line = lineById.get(job.lineId);
    const goods = line && readGoods(line);
    const snapshot = goods?.snapshot;
    if (!line || !goods || snapshot?.kind !== 'box') return [];
    const isTogether = planJob({ goods, breakdown: line.breakdown }).parts.some(({ blanks }) => blanks.length > 1);
    const coats = [snapshot.outer?.name, snapshot.inner?.name && `${snapshot.inner.name} inside`].filter(Boolean);
    return [
      {
        id: job.id,
        spec: specOfBox(snapshot, line.quantity),
        hasDie: snapshot.die !== null,
        planned: isTogether ? 'together' : 'apart',
        material: `${snapshot.board.name} ${snapshot.board.gsm} gsm`,
        coats: coats.length === 0 ? 'No coating' : coats.join(', '),
      },
    ];
  });
}
