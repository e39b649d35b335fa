import { stepNameOn } from '@boxwright/orders';
import { type DbOrTx, jobsOfOrder, type ProductionJob } from '@boxwright/storage';

/** Of which lines of an order the works have made nothing yet: the name of the next step, by the line's id. */
export async function nextOfUnmade(db: DbOrTx, orderId: number): Promise<ReadonlyMap<number, string>> {
  const jobs = await jobsOfOrder(db, orderId);
  return new Map(jobs.flatMap((job) => (isUnmade(job) ? [[job.lineId, nextStepOf(job)] as const] : [])));
}

/** Plates and die are no goods yet. */
const isUnmade = ({ closedAt, stage, startedAt, route }: ProductionJob): boolean =>
  closedAt === null &&
  (stage === 'plates' || (startedAt === null && stage === route.find((step) => step !== 'plates')));

const nextStepOf = ({ route, stage }: ProductionJob): string => (stage === 'packed' ? '' : stepNameOn(route, stage));
