import type { JobTicketData } from '@boxwright/documents';
import { demonstrationNotice, isTogether, jobCode, runCode } from '@boxwright/orders';
import { findJobOfLine, findRun, toolsOfBox } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { readCompany } from '../company/company.ts';
import { orderNumber } from '../company/order-number.ts';
import type { StoredOrder, StoredOrderLine } from '../orders/stored-order.ts';
import { cancelledDies } from './cancelled-dies.ts';
import { type JobPlan, planJob } from './job-plan.ts';
import { lineFacts } from './line-facts.ts';
import { pricedWith } from './priced-with.ts';
import { sampleWords } from './sample-words.ts';
import { stepOnTicket } from './step-on-ticket.ts';
import { jobTicketTask } from './tasks.ts';
import { ticketArtwork } from './ticket-artwork.ts';
import { ticketParts } from './ticket-parts.ts';

/**
 * The ticket of a line's job, by the line's number; null when there is no such line, or its order isn't accepted. Made
 * for each request from what was stored with the line, and not kept, because dies change their shelves.
 *
 * @param address the caller's network address, whose allowance the work counts against
 */
export async function jobTicket(
  services: Services,
  stored: StoredOrder,
  number: number,
  address: string,
): Promise<Uint8Array | null> {
  const line = stored.lines[number - 1];
  const job = line && (await findJobOfLine(services.db, { number: stored.order.number, position: number - 1 }));
  if (!line || !job) return null;
  const plan = planJob(line);
  const { dieKey, runId } = job.job;
  const run = runId === null ? undefined : (await findRun(services.db, runId))?.run;
  const tools =
    dieKey === null ? [] : await toolsOfBox(services.db, stored.order.customerId, { dieKey, lineId: job.job.lineId });
  const company = await readCompany(services.db);
  const { order, isDemonstration } = stored;
  const ordered = orderNumber(order);
  const isCancelled = order.status === 'Cancelled';
  const priced = await pricedWith(services, line);
  const ticket: JobTicketData = {
    company: { name: company.legalName, email: company.email },
    code: jobCode(ordered, number),
    line: `Line ${number} of ${stored.lines.length}`,
    placedAt: order.placedAt,
    dueOn: isCancelled ? null : job.job.readyBy,
    notice: isCancelled ? cancelledNotice : isDemonstration ? demonstrationNotice : null,
    customer: job.customer,
    item: line.itemName,
    quantity: line.quantity,
    specification: await lineFacts(services, order, line, company),
    note: line.goods.snapshot.customDescription,
    parts: ticketParts(line, plan, tools, (await cancelledDies(services.db, [line])).size > 0).map((part, index) => {
      const own = plan.parts[index]?.blanks ?? [];
      const inRun = own.flatMap(
        (blank) => run?.layout.blanks.find((each) => each.jobId === job.job.id && each.part === blank.part) ?? [],
      );
      const [first, ...others] = inRun;
      if (!run || !first) return part;
      const ofRun = { sheet: run.sheet, sheets: run.sheets, die: null, plates: null, isInRun: true };
      if (others.length === 0) return { ...part, ...ofRun, ups: first.ups, made: first.made };
      const blanks = part.blanks?.map((blank, at) => ({ ...blank, ...madeOf(inRun[at]) }));
      return { ...part, ...ofRun, ups: inRun.reduce((sum, { ups }) => sum + ups, 0), ...(blanks && { blanks }) };
    }),
    layoutNote: isCancelled
      ? 'Not to be made.'
      : run
        ? `Printed and cut together with other jobs: use the ticket of ${runCode(run.id)}.`
        : layoutNoteOf(line, plan),
    filesAt: plan.route.includes('plates') ? `${services.env.publicUrl}/manage/production/jobs/${job.job.id}` : null,
    // As its steps are scanned; without barcodes once none of them is.
    route: isCancelled
      ? []
      : job.job.route
          .filter((step) => !run || !isTogether(step))
          .map((step) => ({
            name: stepOnTicket(job.job.route, step, [line.goods]),
            code: jobCode(ordered, number, step),
          })),
  };
  const artwork = await ticketArtwork(services, job, line);
  return services.work.run(jobTicketTask, { ticket, priced, plan: plan.parts, artwork }, address);
}

/** A ticket can be in somebody's hand before the order is cancelled; printed again, it says so at its head. */
const cancelledNotice = 'The order is cancelled: don’t make it, and scrap what is made of it.';

/** What a run has of a blank. */
const madeOf = (inRun: { readonly ups: number; readonly made: number } | undefined) =>
  inRun && { ups: inRun.ups, made: inRun.made };

function layoutNoteOf(line: StoredOrderLine, { parts }: JobPlan): string | null {
  const { kind } = line;
  if (kind === 'sticker') return 'The print sheet of these stickers is with the order.';
  if (kind === 'sample') return sampleWords(line);
  return parts.length === 0 ? 'No sheet was stored with this line: please lay it out by hand.' : null;
}
