import type { Bridges } from '@boxwright/dieline';
import type { JobTicketData, TicketPart } from '@boxwright/documents';
import { demonstrationNotice, isTogether, productionStepNames, runCode } from '@boxwright/orders';
import type { BlankTogether } from '@boxwright/pricing';
import { findRun, type JobListed, jobsOfRun, linesOfOrders, type OrderLine, type RunListed } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { readCompany } from '../company/company.ts';
import { readGoods } from '../goods/read-goods.ts';
import { readOrderNow } from '../orders/stored-order.ts';
import { planJob } from './job-plan.ts';
import { partName } from './part-name.ts';
import { codeOfJob } from './present-job.ts';
import type { PlannedSheet, SheetFormat } from './sheet-file.ts';
import { specOfBox } from './spec-of-box.ts';
import { jobTicketTask, sheetFileTask } from './tasks.ts';
import { ticketArtwork } from './ticket-artwork.ts';

/** The ticket of a run; null when there is none, or it was dissolved. */
export async function runTicket(services: Services, runId: number, address: string): Promise<Uint8Array | null> {
  const read = await readRun(services, runId);
  if (!read) return null;
  const { found, jobs, lines, blanks, quantities } = read;
  const { run } = found;
  const orders = await Promise.all(
    [...new Set(jobs.map(({ order }) => order.id))].map((orderId) => readOrderNow(services, orderId)),
  );
  const company = await readCompany(services.db);
  const byId = new Map(jobs.map((each) => [each.job.id, each]));
  const days = jobs.flatMap(({ order }) => order.readyBy ?? []).sort();
  const route = jobs[0]?.job.route.filter(isTogether) ?? [];
  const parts = run.layout.blanks.map(({ jobId, part, ups, made }, index): TicketPart => {
    const listed = byId.get(jobId);
    const { companyName = '', contactName = '' } = listed?.order.billingAddress ?? {};
    return {
      name: `${index + 1}. ${listed ? `${codeOfJob(listed)}, ${companyName || contactName}` : part}`,
      needed: quantities.get(`${jobId} ${part}`) ?? made,
      made,
      sheet: run.sheet,
      ups,
      sheets: run.sheets,
      die: index === 0 ? 'One for all of them' : null,
      plates: index === 0 ? 'One set for all of them' : null,
      layout: null,
      isInRun: true,
    };
  });
  const ticket: JobTicketData = {
    company: { name: company.legalName, email: company.email },
    title: 'Run ticket',
    code: runCode(run.id),
    line: jobs.length === 1 ? '1 job' : `${jobs.length} jobs`,
    placedAt: run.createdAt,
    dueOn: days[0] ?? null,
    notice: orders.some((stored) => stored?.isDemonstration) ? demonstrationNotice : null,
    customer: `${jobs.length === 1 ? 'One job' : `${jobs.length} jobs`} on one sheet`,
    item: [...new Set(jobs.map(({ line }) => line.itemName))].join(', '),
    quantity: run.sheets,
    quantityLabel: 'Sheets',
    specification: [
      { label: 'Board', value: run.materialName },
      { label: 'Coating', value: run.coats },
      { label: 'Sheet', value: run.sheet },
    ],
    note: null,
    parts,
    layoutNote: null,
    filesAt: `${services.env.publicUrl}/manage/production/runs/${run.id}`,
    route: route.map((step) => ({ name: productionStepNames[step], code: runCode(run.id, step) })),
  };
  const artworks = await Promise.all(
    run.layout.blanks.map(({ jobId }) => {
      const [listed, line] = [byId.get(jobId), lines.get(jobId)];
      return listed && line ? ticketArtwork(services, listed, { goods: readGoods(line) }) : null;
    }),
  );
  const drawn = { layout: run.layout, blanks };
  return services.work.run(jobTicketTask, { ticket, priced: null, run: drawn, artworks }, address);
}

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
  /** By the job's id. */
  readonly lines: ReadonlyMap<number, OrderLine>;
  readonly blanks: readonly BlankTogether[];
  /** How many blanks are needed, by the job's id and the part. */
  readonly quantities: ReadonlyMap<string, number>;
}

async function readRun({ db }: Pick<Services, 'db'>, runId: number): Promise<ReadRun | null> {
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
  const ofJobs = new Map(
    jobs.flatMap(({ job }) => {
      const line = lines.get(job.lineId);
      return line ? [[job.id, line] as const] : [];
    }),
  );
  return { found, jobs, lines: ofJobs, blanks, quantities };
}
