import type { JobTicketData } from '@boxwright/documents';
import { demonstrationNotice, isTogether, runCode } from '@boxwright/orders';
import { findTool } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { readCompany } from '../company/company.ts';
import { readOrderNow } from '../orders/stored-order.ts';
import { lineFacts } from './line-facts.ts';
import { codeOfJob } from './present-job.ts';
import { isStopped, runNotice, runWords, whyLeft } from './present-run.ts';
import { pricedWith } from './priced-with.ts';
import { readRun } from './run-papers.ts';
import { stepOnTicket } from './step-on-ticket.ts';
import { jobTicketTask } from './tasks.ts';
import { ticketArtwork } from './ticket-artwork.ts';
import type { TicketToDraw } from './ticket-layouts.ts';
import { shelfOf } from './ticket-parts.ts';

/** The ticket of a run; null when there is none, or it was dissolved. */
export async function runTicket(services: Services, runId: number, address: string): Promise<Uint8Array | null> {
  const read = await runToDraw(services, runId);
  if (!read) return null;
  const artworks = await Promise.all(
    read.lines.map((found) => found && ticketArtwork(services, found.listed, found.line)),
  );
  return services.work.run(jobTicketTask, { ...read.toDraw, artworks }, address);
}

/**
 * What is at each number of a run's sheet, and what all numbers have in common, as its ticket and its page say it; null
 * when there is no run, or it was dissolved.
 */
export async function runToDraw(services: Services, runId: number) {
  const read = await readRun(services, runId);
  if (!read) return null;
  const { found, jobs, blanks, quantities } = read;
  const { run } = found;
  const orders = await Promise.all(
    [...new Set(jobs.map(({ order }) => order.id))].map((orderId) => readOrderNow(services, orderId)),
  );
  const company = await readCompany(services.db);
  const { die } = run.layout;
  const stocked = die === undefined ? undefined : await findTool(services.db, die);
  // Of a run that is stopped, nothing is due and no step is left to scan.
  const needed = jobs.filter((listed) => whyLeft(listed) === null);
  const days = needed.flatMap(({ job }) => job.readyBy ?? []).sort();
  const route = needed[0]?.job.route.filter(isTogether) ?? [];
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
        return { part: { ...common, name: `${index + 1}. ${part}` }, priced: null, found: null };
      }
      const [said, priced] = await Promise.all([
        lineFacts(services, stored.order, line, company),
        pricedWith(services, line),
      ]);
      const { customDescription: note } = line.goods.snapshot;
      const left = whyLeft(listed);
      const specification = [
        ...(left ? [{ label: 'Not needed', value: scrappedWords[left] }] : []),
        ...said,
        ...(note === null ? [] : [{ label: 'Buyer’s note', value: note }]),
      ];
      const name = `${index + 1}. ${codeOfJob(listed)}, ${part} – ${line.itemName}`;
      const own = { name, customer: listed.customer, specification, isScrapped: left !== null };
      return { part: { ...common, ...own }, priced, found: { listed, line } };
    }),
  );
  const neededGoods = positions.flatMap(({ found: each }) =>
    each && needed.includes(each.listed) ? [each.line.goods] : [],
  );
  const isDemonstration = orders.some((stored) => stored?.isDemonstration);
  const ticket: JobTicketData = {
    company: { name: company.legalName, email: company.email },
    title: 'Run ticket',
    code: runCode(run.id),
    line: runWords(jobs),
    placedAt: run.createdAt,
    dueOn: days[0] ?? null,
    notice:
      [runNotice(run.layout.blanks, jobs), isDemonstration && demonstrationNotice].filter(Boolean).join(' ') || null,
    customer: [...new Set((isStopped(jobs) ? jobs : needed).map(({ customer }) => customer))].join(', '),
    item: `${positions.length === 1 ? '1 blank' : `${positions.length} blanks`} on one sheet`,
    quantity: run.sheets,
    quantityLabel: 'Sheets',
    specification: [
      { label: 'Sheet', value: run.sheet },
      { label: 'Die', value: stocked ? shelfOf(stocked.tool) : 'One for all of them' },
      ...(jobs.some(({ job }) => job.route.includes('printing'))
        ? [{ label: 'Plates', value: 'One set for all of them' }]
        : []),
    ],
    note: null,
    parts: positions.map(({ part }) => part),
    layoutNote: null,
    filesAt: `${services.env.publicUrl}/manage/production/runs/${run.id}`,
    route: route.map((step) => ({ name: stepOnTicket(route, step, neededGoods), code: runCode(run.id, step) })),
  };
  const drawn = { layout: run.layout, blanks, priced: positions.map(({ priced }) => priced) };
  const toDraw: TicketToDraw = { ticket, priced: null, run: drawn };
  return { toDraw, lines: positions.map(({ found: each }) => each) };
}

/** Beside a job whose order has left the run. */
const scrappedWords = {
  cancelled: 'Scrap them: the order is cancelled',
  packed: 'Scrap them: the order is packed',
} as const;
