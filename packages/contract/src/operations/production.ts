import { z } from 'zod';
import { jobCostKinds, jobCostNoteMaxLength, jobCostRules } from '../forms/job-cost.ts';
import { jobDues, jobFilterStages, jobHoldFilters, jobHolds, jobPresses } from '../forms/job-filter.ts';
import { countRules } from '../forms/piece-count.ts';
import { artworkStandings } from '../forms/proof.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { line } from '../kernel/text.ts';
import { formText, id, moment, rupees, wholeNumber } from '../kernel/values.ts';

const text = z.string();
const access = { staff: 'production' } as const;
const version = wholeNumber(0, 2 ** 31 - 1);

export const job = record({
  id: field('fld_job_id', z.int()),
  orderId: field('fld_order_id', z.int()),
  orderNumber: field('fld_order_number', text),
  /** From 1. */
  line: field('fld_line', z.int()),
  /** As in the barcode of its ticket. */
  code: field('fld_job_code', text),
  /** Company of the buyer, or their name. */
  customer: field('fld_customer', text),
  item: field('item_name', text),
  description: field('fld_description', text),
  quantity: field('fld_quantity', z.int()),
  /** The job's steps. */
  route: field('fld_route', z.array(text)),
  /** The next step, or `packed`. */
  stage: field('fld_stage', text),
  /** The day by which it must leave the works, `YYYY-MM-DD`; null if none was promised. */
  dueOn: field('fld_due_on', text.nullable()),
  isLate: field('fld_late', z.boolean()),
  /** Whether staff want it done before jobs that are due earlier. */
  isUrgent: field('fld_urgent', z.boolean()),
  /** When the next step was started; null while it waits. */
  startedAt: field('fld_started_at', moment.nullable()),
  /** Name of the person who started it. */
  startedBy: field('fld_started_by', text.nullable()),
  /** The run in which it is printed with others. */
  runId: field('fld_run_id', z.int().nullable()),
  runCode: field('fld_run_code', text.nullable()),
  /** What stands between it and its plates; null for what has no proof. */
  proof: field(
    'proof',
    record({
      state: field('state', z.enum(artworkStandings)),
      /** Whether it may be printed although no proof is approved. */
      isWaived: field('waived', z.boolean()),
      /** Why prepress lays its file into the plates by hand; null where the program does it. */
      byHand: field('by_hand', z.enum(['too-large', 'no-place']).nullable()),
      /** Whether its plates were made before its newest file came, so that new ones are needed. */
      hasOlderPlates: field('has_older_plates', z.boolean()),
      /** What is printed inside a box as well: the file as it was sent, which page of it, and how it gets on the plates. */
      inside: field(
        'inside',
        record({
          file: field('file', z.string()),
          page: field('page', z.int().nullable()),
          onPlates: field('on_plates', z.enum(['laid', 'too-large', 'no-place', 'no-page'])),
        }).nullable(),
      ),
      approvedAt: field('approved_at', moment.nullable()),
      /** Who, and who recorded it; empty while nobody has approved it. */
      approvedBy: field('approved_by', text),
    }).nullable(),
  ),
  /** What its next step waits for; null if it may be taken. Jobs printed together wait for each other. */
  hold: field(
    'hold',
    record({
      by: field('by', z.enum(jobHolds)),
      /** The job that waits: itself, or another of its run. */
      code: field('fld_job_code', text),
      /** A sentence, which follows what it waits for. */
      why: field('why', text),
    }).nullable(),
  ),
  /** To be sent with a change, so that nobody overwrites somebody else's change. */
  version: field('fld_version', z.int()),
});
export type JobRow = z.output<typeof job>;

/** The filters of the board; a missing one filters nothing. */
const jobFilters = record({
  stage: field('fld_stage', z.enum(jobFilterStages).optional()),
  press: field('fld_press', z.enum(jobPresses).optional()),
  due: field('fld_due', z.enum(jobDues).optional()),
  customerId: field('fld_customer_id', id.optional()),
  hold: field('fld_hold', z.enum(jobHoldFilters).optional()),
});
export type JobFilters = z.output<typeof jobFilters>;

const moved = record({
  job: field('job', job),
  /** Whether this call has changed something. */
  isMoved: field('fld_moved', z.boolean()),
  /** What happened, in a sentence. */
  says: field('fld_message', text),
  /** Until when it can be undone; null if it can't. */
  undoUntil: field('fld_undo_until', moment.nullable()),
});

const seen = { jobId: field('fld_job_id', id), seenVersion: field('fld_version', version) };

const boardRun = record({
  id: field('fld_run_id', z.int()),
  code: field('fld_run_code', text),
  /** As on its page and ticket. */
  words: field('fld_words', text),
  /** Whether no order needs it any more. */
  isStopped: field('fld_stopped', z.boolean()),
});
export type BoardRunRow = z.output<typeof boardRun>;

const stepDone = record({
  step: field('fld_step', text),
  startedAt: field('fld_started_at', moment.nullable()),
  startedBy: field('fld_started_by', text.nullable()),
  doneAt: field('fld_done_at', moment),
  doneBy: field('fld_done_by', text),
});

const stepCount = record({
  id: field('fld_count_id', z.int()),
  step: field('fld_step', text),
  good: field('fld_good', z.int()),
  waste: field('fld_waste', z.int()),
  by: field('fld_counted_by', text),
  at: field('fld_counted_at', moment),
});

const jobCost = record({
  id: field('fld_cost_id', z.int()),
  kind: field('kind', z.enum(jobCostKinds)),
  /** Negative if it takes another back. */
  amount: field('amount', rupees),
  note: field('note', text),
  by: field('by', text),
  at: field('at', moment),
});

const jobPart = record({
  /** "Box", "Lid". */
  name: field('fld_part', text),
  sheet: field('fld_sheet', text),
  ups: field('fld_ups', z.int()),
  /** Including waste and makeready. */
  sheets: field('fld_sheets', z.int()),
  /** Whether it is printed in the job's run instead. */
  isInRun: field('fld_in_run', z.boolean()),
  /** Number of its sheet's files; null if there can't be any. */
  file: field('fld_file', z.int().nullable()),
  /** Whether cut-outs are stripped from its sheet, so that there is a stripping tool. */
  isStripped: field('fld_stripped', z.boolean()),
});
export type JobPartRow = z.output<typeof jobPart>;

export const productionOperations = {
  GetProduction: operation({
    summary: 'The jobs in the works: urgent ones first, then by the day on which they are due.',
    method: 'POST',
    access,
    input: jobFilters,
    output: record({
      jobs: field('jobs', z.array(job)),
      /** The runs whose jobs aren't cut apart yet, and those that were stopped in the last week; whatever the filters. */
      runs: field('runs', z.array(boardRun)),
      /** Those with jobs in the works, by name, whatever the filters. */
      customers: field(
        'customers',
        z.array(record({ id: field('fld_customer_id', z.int()), name: field('fld_customer', text) })),
      ),
      /** Whether there are more jobs than these. */
      hasMore: field('fld_has_more', z.boolean()),
    }),
  }),
  MoveJob: operation({
    summary:
      "Marks a job's next step as done, also for the jobs that are printed with it. The first step puts its order into production; when all its jobs are packed, the order is Packed.",
    method: 'POST',
    access,
    input: record(seen),
    output: moved,
  }),
  ScanJob: operation({
    summary:
      "Finds a job, or the jobs of a run, by its ticket's barcode. A step's barcode starts the step, and finishes it when it is scanned again; a second scan within ten seconds has no effect. A request repeated with its Idempotency-Key has no second effect either.",
    method: 'POST',
    access,
    input: record({ code: field('fld_job_code', line(60)) }),
    output: moved,
  }),
  UndoJobStep: operation({
    summary: "Undoes the start or the end of a job's last step, for a minute and unless it made the order Packed.",
    method: 'POST',
    access,
    input: record(seen),
    output: moved,
  }),
  StartJobStep: operation({
    summary: "Starts the current step of a job. The first start puts the job's order into production.",
    method: 'POST',
    access,
    input: record(seen),
    output: moved,
  }),
  CountPieces: operation({
    summary:
      'Enters how many pieces of a job were good and how many were spoiled, at the end of a step. What was good at its packing is what the invoice charges, up to what was ordered; until the order is sent it can be counted again.',
    method: 'POST',
    access,
    input: record({
      jobId: field('fld_job_id', id),
      step: field('fld_step', line(20)),
      /** As typed. */
      good: field('fld_good', line(20)),
      waste: field('fld_waste', line(20)),
      /** The newest count of this step that was seen; 0 for none. */
      seenCountId: field('fld_count_id', wholeNumber(0, 2 ** 31 - 1)),
    }),
    rules: countRules,
    output: record({ says: field('fld_message', text) }),
  }),
  SetJobUrgent: operation({
    summary: 'Marks a job as urgent, so that it comes first on the board and in its lists, or takes that back.',
    method: 'POST',
    access,
    input: record({ ...seen, isUrgent: field('fld_urgent', z.boolean()) }),
    output: record({ says: field('fld_message', text) }),
  }),
  AddJobCost: operation({
    summary: 'Enters what a job cost beside the costs of its price, such as outwork. A minus takes a wrong one back.',
    method: 'POST',
    access,
    input: record({
      jobId: field('fld_job_id', id),
      kind: field('kind', line(20)),
      /** As typed. */
      amount: field('amount', line(20)),
      note: field('note', formText(jobCostNoteMaxLength)),
      /** The newest cost that was seen; 0 for none. */
      seenCostId: field('fld_cost_id', wholeNumber(0, 2 ** 31 - 1)),
    }),
    rules: jobCostRules,
    output: record({ says: field('fld_message', text) }),
  }),
  GetJob: operation({
    summary: 'A job with its steps, who did them and when, and the sheets for which there are files.',
    method: 'POST',
    access,
    input: record({ jobId: field('fld_job_id', id) }),
    output: record({
      job: field('job', job),
      /** Whether it is still in the works. */
      isOpen: field('fld_open', z.boolean()),
      /** The step of its order that took it out of the works; null while it is in them, or waits there packed. */
      ended: field(
        'ended',
        record({
          isCancelled: field('fld_cancelled', z.boolean()),
          /** A member of staff, or the customer. */
          by: field('fld_by', text),
          at: field('fld_at', moment),
          /** What was written to the customer about it. */
          note: field('fld_note', text),
        }).nullable(),
      ),
      done: field('done', z.array(stepDone)),
      /** The pieces that were counted, by step. */
      counts: field('counts', z.array(stepCount)),
      /** What it cost beside the costs of its price, oldest first. */
      costs: field('costs', z.array(jobCost)),
      /** Whether pieces can be counted: not once the order is sent, because its invoice rests on them. */
      canCount: field('fld_can_count', z.boolean()),
      parts: field('parts', z.array(jobPart)),
      /** Why there are no files of sheets, in a sentence; null if there are. */
      noFiles: field('fld_no_files', text.nullable()),
    }),
  }),
};
