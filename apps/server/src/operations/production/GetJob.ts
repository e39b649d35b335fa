import { type JobPartRow, type Output, ok } from '@boxwright/contract';
import { asPricedBy, isStripped } from '@boxwright/pricing';
import {
  costsOfJob,
  countsOfJob,
  type Db,
  documentsOf,
  findJob,
  findRun,
  listStepsDone,
  staffOfOrder,
  stepsOfOrder,
} from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { readOrderNow, type StoredOrderLine } from '../../selling/orders/stored-order.ts';
import { planJob } from '../../selling/production/job-plan.ts';
import { partName } from '../../selling/production/part-name.ts';
import { presentJob } from '../../selling/production/present-job.ts';
import { sampleWords } from '../../selling/production/sample-words.ts';
import { specOfBox } from '../../selling/production/spec-of-box.ts';
import { noSuchJob } from '../../selling/production/with-locked-job.ts';

export const GetJob: Handler<'GetJob'> = async ({ jobId }, { services }) => {
  const listed = await findJob(services.db, jobId);
  const stored = listed && (await readOrderNow(services, listed.order.id));
  const line = stored?.lines[listed?.line.position ?? -1];
  if (!listed || !line) return noSuchJob;
  const { runId } = listed.job;
  const run = runId === null ? undefined : (await findRun(services.db, runId))?.run;
  const { parts } = planJob(line);
  const noFiles = noFilesOf(line, parts.length);
  const done = await listStepsDone(services.db, jobId);
  const counts = await countsOfJob(services.db, jobId);
  const costs = await costsOfJob(services.db, jobId);
  const invoices = await documentsOf(services.db, listed.order.id, 'tax-invoice');
  return ok({
    job: await presentJob(services.db, listed, services.now()),
    isOpen: listed.job.closedAt === null && listed.job.stage !== 'packed',
    ended: listed.job.closedAt === null ? null : await endOf(services.db, listed.order.id),
    done: done.map(({ step, startedAt, starter, createdAt, by }) => ({
      step,
      startedAt,
      startedBy: starter,
      doneAt: createdAt,
      doneBy: by,
    })),
    counts: counts.map(({ id, step, good, waste, by, createdAt }) => ({ id, step, good, waste, by, at: createdAt })),
    costs: costs.map(({ id, kind, amountPaise, note, by, createdAt }) => ({
      id,
      kind,
      amount: amountPaise,
      note,
      by,
      at: createdAt,
    })),
    canCount: listed.order.status !== 'Cancelled' && invoices.length === 0,
    parts: parts.map(({ part, quantity, sheet, ups, sheets, blanks }, index): JobPartRow => {
      const isInRun =
        run?.layout.blanks.some((each) => each.jobId === jobId && blanks.some((blank) => blank.part === each.part)) ??
        false;
      const file = noFiles === null && !isInRun ? index + 1 : null;
      const { snapshot } = line.goods;
      const stripped =
        file !== null &&
        snapshot.kind === 'box' &&
        blanks.some((blank) => isStripped(specOfBox(snapshot, line.quantity), blank.part));
      return { name: partName({ part, quantity }), sheet, ups, sheets, isInRun, file, isStripped: stripped };
    }),
    noFiles,
  });
};

/** The step that closed the jobs of an order. */
async function endOf(db: Db, orderId: number): Promise<Output<'GetJob'>['ended']> {
  const steps = await stepsOfOrder(db, orderId);
  const step = steps.findLast(({ status }) => status === 'Cancelled' || status === 'Packed');
  if (!step) return null;
  const { status, actor, staffId, note, createdAt: at } = step;
  const staff = staffId === null ? undefined : (await staffOfOrder(db, orderId)).get(staffId);
  const by = actor === 'customer' ? 'the customer' : (staff ?? 'the shop');
  return { isCancelled: status === 'Cancelled', by, at, note: note ?? '' };
}

function noFilesOf(line: StoredOrderLine, parts: number): string | null {
  const { kind, quantity, engineVersion, goods } = line;
  const { snapshot } = goods;
  if (kind === 'sticker') return 'The print sheet of these stickers is with the order.';
  if (kind === 'sample') return sampleWords(line);
  if (parts === 0) return 'No sheet was stored with this line: please lay it out by hand.';
  if (snapshot.kind === 'box' && !asPricedBy(engineVersion, specOfBox(snapshot, quantity)))
    return 'Priced by an earlier version of our layouts: please lay it out by hand.';
  return null;
}
