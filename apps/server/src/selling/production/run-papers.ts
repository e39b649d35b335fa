import type { Bridges } from '@boxwright/dieline';
import type { JobTicketData } from '@boxwright/documents';
import { demonstrationNotice, isTogether, productionStepNames, runCode } from '@boxwright/orders';
import type { BlankTogether } from '@boxwright/pricing';
import { findRun, type JobListed, jobsOfRun, linesOfOrders, type RunListed } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { readCompany } from '../company/company.ts';
import { readGoods } from '../goods/read-goods.ts';
import { readOrderNow } from '../orders/stored-order.ts';
import { planJob } from './job-plan.ts';
import { lineFacts } from './line-facts.ts';
import { partName } from './part-name.ts';
import { codeOfJob } from './present-job.ts';
import { whyLeft } from './present-run.ts';
import { pricedWith } from './priced-with.ts';
import type { PlannedSheet, SheetFormat } from './sheet-file.ts';
import { specOfBox } from './spec-of-box.ts';
import { jobTicketTask, sheetFileTask } from './tasks.ts';
import { ticketArtwork } from './ticket-artwork.ts';

/** The ticket of a run; null when there is none, or it was dissolved. */
export async function runTicket(services: Services, runId: number, address: string): Promise<Uint8Array | null> {
  const read = await readRun(services, runId);
  if (!read) return null;
  const { found, jobs, blanks, quantities } = read;
  const { run } = found;
  const orders = await Promise.all(
    [...new Set(jobs.map(({ order }) => order.id))].map((orderId) => readOrderNow(services, orderId)),
  );
  const company = await readCompany(services.db);
  const days = jobs.flatMap(({ job }) => job.readyBy ?? []).sort();
  const route = jobs[0]?.job.route.filter(isTogether) ?? [];
  const positions = await Promise.all(
    run.layout.blanks.map(async ({ jobId, part, ups, made }, index) => {
      const common = {
        ...{ sheet: run.sheet, sheets: run.sheets, ups, made, isInRun: true },
        ...{ needed: quantities.get(`${jobId} ${part}`) ?? made, die: null, plates: null, layout: null },
      };
      const listed = jobs.find(({ job }) => job.id === jobId);
      const stored = orders.find((each) => each?.order.id === listed?.order.id);
      const line = stored?.lines.find(({ id }) => id === listed?.job.lineId);
      if (!listed || !stored || !line) {
        return { part: { ...common, name: `${index + 1}. ${part}` }, priced: null, artwork: null };
      }
      const [said, priced, artwork] = await Promise.all([
        lineFacts(services, stored.order, line, company),
        pricedWith(services, line),
        ticketArtwork(services, listed, line),
      ]);
      const { customDescription: note } = line.goods.snapshot;
      const left = whyLeft(listed);
      const specification = [
        ...(left ? [{ label: 'Not needed', value: scrappedWords[left] }] : []),
        ...said,
        ...(note === null ? [] : [{ label: 'Buyer’s note', value: note }]),
      ];
      const name = `${index + 1}. ${codeOfJob(listed)}, ${part} – ${line.itemName}`;
      return { part: { ...common, name, customer: listed.customer, specification }, priced, artwork };
    }),
  );
  const manyJobs = jobs.length === 1 ? '1 job' : `${jobs.length} jobs`;
  const ticket: JobTicketData = {
    company: { name: company.legalName, email: company.email },
    title: 'Run ticket',
    code: runCode(run.id),
    line: manyJobs,
    placedAt: run.createdAt,
    dueOn: days[0] ?? null,
    notice: orders.some((stored) => stored?.isDemonstration) ? demonstrationNotice : null,
    customer: [...new Set(jobs.map(({ customer }) => customer))].join(', '),
    item: `${positions.length === 1 ? '1 blank' : `${positions.length} blanks`} of ${manyJobs} on one sheet`,
    quantity: run.sheets,
    quantityLabel: 'Sheets',
    specification: [
      { label: 'Sheet', value: run.sheet },
      { label: 'Die', value: 'One for all of them' },
      { label: 'Plates', value: 'One set for all of them' },
    ],
    note: null,
    parts: positions.map(({ part }) => part),
    layoutNote: null,
    filesAt: `${services.env.publicUrl}/manage/production/runs/${run.id}`,
    route: route.map((step) => ({ name: productionStepNames[step], code: runCode(run.id, step) })),
  };
  const drawn = { layout: run.layout, blanks, priced: positions.map(({ priced }) => priced) };
  const artworks = positions.map(({ artwork }) => artwork);
  return services.work.run(jobTicketTask, { ticket, priced: null, run: drawn, artworks }, address);
}

/** Beside a job whose order has left the run. */
const scrappedWords = {
  cancelled: 'Scrap them: the order is cancelled',
  packed: 'Scrap them: the order is packed',
} as const;

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
  return { found, jobs, blanks, quantities };
}
