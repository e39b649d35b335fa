import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { line } from '../kernel/text.ts';
import { id, moment, rupees, wholeNumber } from '../kernel/values.ts';

const text = z.string();
const access = { staff: 'production' } as const;
const version = wholeNumber(0, 2 ** 31 - 1);

const job = record({
  id: field('fld_job_id', z.int()),
  orderId: field('fld_order_id', z.int()),
  orderNumber: field('fld_order_number', text),
  /** From 1. */
  line: field('fld_line', z.int()),
  /** As the barcode of its ticket has it. */
  code: field('fld_job_code', text),
  /** Company of the buyer, or their name. */
  customer: field('fld_customer', text),
  item: field('item_name', text),
  description: field('fld_description', text),
  quantity: field('fld_quantity', z.int()),
  /** The steps that it passes. */
  route: field('fld_route', z.array(text)),
  /** The step that is to be done next, or `packed`. */
  stage: field('fld_stage', text),
  /** The day on which it has to leave the works, `YYYY-MM-DD`; null where none was promised. */
  dueOn: field('fld_due_on', text.nullable()),
  isLate: field('fld_late', z.boolean()),
  /** To be sent back with a change, so that nobody changes what somebody else has changed. */
  version: field('fld_version', z.int()),
});
export type JobRow = z.output<typeof job>;

const moved = record({
  job: field('job', job),
  /** Whether this call has changed something. */
  isMoved: field('fld_moved', z.boolean()),
  /** What happened, in a sentence. */
  says: field('fld_message', text),
  /** Until when it can be taken back; null when it can't. */
  undoUntil: field('fld_undo_until', moment.nullable()),
});

const seen = { jobId: field('fld_job_id', id), seenVersion: field('fld_version', version) };

const place = record({
  /** Upper left corner of the bounding box, in mm. */
  x: field('x', z.number()),
  y: field('y', z.number()),
  /** Of the bounding box as it lies. */
  width: field('width', z.number()),
  height: field('height', z.number()),
});

const gangRun = record({
  sheet: field('fld_sheet', text),
  /** In mm, the longer edge first. */
  sheetWidth: field('fld_sheet_width', z.number()),
  sheetHeight: field('fld_sheet_height', z.number()),
  board: field('fld_board', text),
  coats: field('fld_coats', text),
  /** With waste and makeready. */
  sheets: field('fld_sheets', z.int()),
  /** Share of the sheet that no blank covers, in per cent. */
  waste: field('fld_waste', z.int()),
  cost: field('fld_cost', rupees),
  /** Of the same jobs, each run by itself. */
  costApart: field('fld_cost_apart', rupees),
  saving: field('fld_saving', rupees),
  jobs: field(
    'jobs',
    z.array(
      record({
        job: field('job', job),
        part: field('fld_part', text),
        ups: field('fld_ups', z.int()),
        /** How many come off the run. */
        made: field('fld_made', z.int()),
        places: field('places', z.array(place)),
      }),
    ),
  ),
});
export type GangRunRow = z.output<typeof gangRun>;

export const productionOperations = {
  GetProduction: operation({
    summary: 'The jobs in the works, the most urgent first.',
    method: 'POST',
    access,
    input: record({}),
    output: record({
      jobs: field('jobs', z.array(job)),
      /** Whether there are more than are listed. */
      hasMore: field('fld_has_more', z.boolean()),
    }),
  }),
  MoveJob: operation({
    summary:
      "Marks a job's next step as done. The first one puts its order into production; when all its jobs are packed, the order is.",
    method: 'POST',
    access,
    input: record(seen),
    output: moved,
  }),
  ScanJob: operation({
    summary:
      "Finds a job by its ticket's barcode. The barcode of a step also marks the step as done; repeating it has no effect.",
    method: 'POST',
    access,
    input: record({ code: field('fld_job_code', line(60)) }),
    output: moved,
  }),
  UndoJobStep: operation({
    summary: "Takes a job's last step back, for a minute after it was done and unless it made the order Packed.",
    method: 'POST',
    access,
    input: record(seen),
    output: moved,
  }),
  GetGangRuns: operation({
    summary: 'Which jobs of the same board and coats cost less when they are printed together on one sheet.',
    method: 'POST',
    access,
    input: record({}),
    output: record({
      runs: field('runs', z.array(gangRun)),
      /** How many jobs were compared. */
      compared: field('fld_compared', z.int()),
    }),
  }),
};
