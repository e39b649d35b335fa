import type { Bridges } from '@boxwright/dieline';
import { runCode } from '@boxwright/orders';
import type { BlankTogether } from '@boxwright/pricing';
import { findRun, type JobListed, jobsOfRun, linesOfOrders, type RunListed } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { readCompany } from '../company/company.ts';
import { readGoods } from '../goods/read-goods.ts';
import { planJob } from './job-plan.ts';
import { partName } from './part-name.ts';
import { codeOfJob } from './present-job.ts';
import type { PlannedSheet, SheetFormat } from './sheet-file.ts';
import { specOfBox } from './spec-of-box.ts';
import { sheetFileTask } from './tasks.ts';

/** The sheet of a run as a file; null as for `planRunSheet`. */
export async function runSheet(
  services: Services,
  { runId, format, bridges }: { readonly runId: number; readonly format: SheetFormat; readonly bridges: Bridges },
  address: string,
): Promise<Uint8Array | null> {
  const planned = await planRunSheet(services, runId);
  return planned && services.work.run(sheetFileTask, { ...planned.sheet, format, bridges }, address);
}

/**
 * The sheet of a run, and for each of its blanks the job and the box; null when there is none, it was dissolved, or a
 * box of it isn't known any more.
 */
export async function planRunSheet(services: Services, runId: number): Promise<PlannedRunSheet | null> {
  const read = await readRun(services, runId);
  if (!read) return null;
  const { found, jobs, blanks } = read;
  const { run } = found;
  const { legalName } = await readCompany(services.db);
  const byId = new Map(jobs.map((each) => [each.job.id, each]));
  const jobOf = run.layout.blanks.flatMap(({ jobId }) => byId.get(jobId) ?? []);
  const about = {
    code: runCode(run.id),
    title: `${jobs.length} jobs together on ${run.sheet}`,
    notes: [
      jobs.map(codeOfJob).join(', '),
      `${run.materialName}, ${run.coats}. ${run.sheets} sheets with waste and makeready.`,
    ],
    createdAt: run.createdAt,
    companyName: legalName,
  };
  if (jobOf.length !== blanks.length) return null;
  return { sheet: { asked: { kind: 'run', layout: run.layout, blanks }, about }, blanks, jobs: jobOf };
}

export interface PlannedRunSheet {
  readonly sheet: PlannedSheet;
  /** In the order of the sheet's blanks. */
  readonly blanks: readonly BlankTogether[];
  /** That of each blank. */
  readonly jobs: readonly JobListed[];
}

interface ReadRun {
  readonly found: RunListed;
  readonly jobs: readonly JobListed[];
  readonly blanks: readonly BlankTogether[];
  /** How many blanks are needed, by the job's id and the part. */
  readonly quantities: ReadonlyMap<string, number>;
}

/** A run with its jobs and boxes; null when there is none, or it was dissolved. */
export async function readRun({ db }: Pick<Services, 'db'>, runId: number): Promise<ReadRun | null> {
  const found = await findRun(db, runId);
  if (!found || found.run.dissolvedAt !== null) return null;
  const jobs = await jobsOfRun(db, runId);
  const lines = new Map(
    (await linesOfOrders(db, [...new Set(jobs.map(({ order }) => order.id))])).map((line) => [line.id, line]),
  );
  const specs = new Map(
    jobs.flatMap((each) => {
      const line = lines.get(each.job.lineId);
      const snapshot = line && readGoods(line).snapshot;
      return line && snapshot?.kind === 'box'
        ? [[each.job.id, { spec: specOfBox(snapshot, line.quantity), name: codeOfJob(each) }] as const]
        : [];
    }),
  );
  const blanks = found.run.layout.blanks.flatMap(({ jobId, part, places }): BlankTogether[] => {
    const box = specs.get(jobId);
    return box ? [{ name: `${box.name} ${partName({ part }).toLowerCase()}`, spec: box.spec, part, places }] : [];
  });
  const quantities = new Map(
    jobs.flatMap(({ job }) => {
      const line = lines.get(job.lineId);
      const { parts } = line ? planJob({ goods: readGoods(line), breakdown: line.breakdown }) : { parts: [] };
      return parts
        .flatMap(({ blanks }) => blanks)
        .map(({ part, quantity }) => [`${job.id} ${part}`, quantity * (line?.quantity ?? 0)] as const);
    }),
  );
  return { found, jobs, blanks, quantities };
}
