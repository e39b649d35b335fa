import { jobStages, productionSteps } from '@boxwright/orders';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, notNegative, oneOf, paise, time } from './columns.ts';
import { customers, staff } from './customers.ts';
import { orderLines, orders } from './orders.ts';

export const stockEntryKinds = ['receipt', 'correction', 'used', 'taken-back'] as const;
/** As `jobCostKinds` of the contract, which depends on no package. */
export const costKinds = ['outwork', 'board', 'plates', 'die', 'transport', 'other'] as const;
export const toolKinds = ['die', 'plates'] as const;
export const toolStates = ['in-use', 'on-shelf', 'scrapped'] as const;

const version = () => integer().notNull().default(0);

/** Blanks of several jobs on one sheet, in millimetres, as placed when the run was accepted. */
export interface RunLayout {
  readonly width: number;
  readonly height: number;
  readonly margins: { readonly gripper: number; readonly side: number; readonly tail: number };
  /** The die on stock that cuts it; absent where a joint one is made. */
  readonly die?: number;
  readonly blanks: readonly {
    readonly jobId: number;
    readonly part: string;
    readonly ups: number;
    /** How many the run makes. */
    readonly made: number;
    /** Bounding boxes, as placed on the sheet. */
    readonly places: readonly {
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      /** Absent where the size says it. */
      readonly turn?: 0 | 90 | 180 | 270;
    }[];
  }[];
}

/** Gang runs: jobs that staff have decided to print together on one sheet. */
export const productionRuns = pgTable(
  'production_runs',
  {
    id: id(),
    /** Name of the sheet size. */
    sheet: text().notNull(),
    materialCode: text().notNull(),
    materialName: text().notNull(),
    coats: text().notNull(),
    /** Including waste and makeready. */
    sheets: integer().notNull(),
    /** Per cent of the sheet that no blank covers. */
    waste: integer().notNull(),
    costPaise: paise().notNull(),
    costApartPaise: paise().notNull(),
    layout: jsonb().$type<RunLayout>().notNull(),
    /** The member of staff who accepted it. */
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    /** When the run was dissolved. */
    dissolvedAt: time(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    check(
      'production_runs_figures',
      sql`${t.sheets} > 0 and ${t.costPaise} >= 0 and ${t.costApartPaise} >= ${t.costPaise}`,
    ),
  ],
);

/** What has to be made: one job for each line of an accepted order. */
export const productionJobs = pgTable(
  'production_jobs',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    lineId: integer()
      .notNull()
      .unique('production_jobs_line_unique')
      .references(() => orderLines.id),
    /** The job's steps. */
    route: text({ enum: productionSteps }).array().notNull(),
    /** The next step. */
    stage: text({ enum: jobStages }).notNull(),
    /** Boxes with the same key share a die; null for goods without one. */
    dieKey: text(),
    /** When its order was packed or cancelled, and the job left the board. */
    closedAt: time(),
    /** The run in which it is printed with others; null if it is printed alone. */
    runId: integer().references(() => productionRuns.id),
    /** When the current step was started, and by whom; null until then. */
    startedAt: time(),
    startedBy: integer().references(() => staff.id),
    /** Whether staff want it done before jobs that are due earlier. */
    isUrgent: boolean().notNull().default(false),
    /**
     * The day by which it must be ready: that of its order or, while other items keep the order from having one, its own.
     * Null while it waits for a file or an approval itself.
     */
    readyBy: date({ mode: 'string' }),
    /** Grows with every change, so that two members don't change the same thing. */
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    index('production_jobs_of_order').on(t.orderId),
    index('production_jobs_open').on(t.orderId, t.id).where(sql`${t.closedAt} is null`),
    index('production_jobs_of_run').on(t.runId).where(sql`${t.runId} is not null`),
    check('production_jobs_stage', oneOf(t.stage, jobStages)),
    check('production_jobs_started', sql`(${t.startedAt} is null) = (${t.startedBy} is null)`),
  ],
);

/** The steps of jobs that were started and done, when and by whom. */
export const productionStepsDone = pgTable(
  'production_steps_done',
  {
    id: id(),
    jobId: integer()
      .notNull()
      .references(() => productionJobs.id),
    step: text({ enum: productionSteps }).notNull(),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    /** Null if it was marked as done without a start. */
    startedAt: time(),
    startedBy: integer().references(() => staff.id),
    /** When it was undone; it then has to be done again. */
    undoneAt: time(),
    createdAt: createdAt(),
  },
  (t) => [
    index('production_steps_done_of_job').on(t.jobId, t.id),
    check('production_steps_done_step', oneOf(t.step, productionSteps)),
  ],
);

/** Pieces counted at the end of a job's step. Never changed: the newest count of a step is valid. */
export const productionCounts = pgTable(
  'production_counts',
  {
    id: id(),
    jobId: integer()
      .notNull()
      .references(() => productionJobs.id),
    step: text({ enum: productionSteps }).notNull(),
    good: integer().notNull(),
    waste: integer().notNull(),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    createdAt: createdAt(),
  },
  (t) => [
    index('production_counts_of_job').on(t.jobId, t.step, t.id),
    check('production_counts_step', oneOf(t.step, productionSteps)),
    check('production_counts_pieces', notNegative(t.good, t.waste)),
  ],
);

/** What a job cost beside the costs of its price. Never changed: a negative one takes a wrong one back. */
export const productionCosts = pgTable(
  'production_costs',
  {
    id: id(),
    jobId: integer()
      .notNull()
      .references(() => productionJobs.id),
    kind: text({ enum: costKinds }).notNull(),
    amountPaise: paise().notNull(),
    /** Who was paid, or why. */
    note: text().notNull(),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    createdAt: createdAt(),
  },
  (t) => [
    index('production_costs_of_job').on(t.jobId, t.id),
    check('production_costs_kind', oneOf(t.kind, costKinds)),
    check('production_costs_amount', sql`${t.amountPaise} <> 0`),
  ],
);

/** Sheets of one size, of a board or a sticker material. */
export const stockItems = pgTable(
  'stock_items',
  {
    id: id(),
    /** Code of the board or sticker material. */
    materialCode: text().notNull(),
    materialName: text().notNull(),
    /** Name of the sheet size. */
    sheet: text().notNull(),
    /** The sum of its entries. Below zero when more was used than entered. */
    onHand: integer().notNull().default(0),
    /** A warning is raised when fewer are free; null if nobody wants one. */
    reorderLevel: integer(),
    /** When the last warning was raised; null again as soon as enough is free. */
    warnedAt: time(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('stock_items_once').on(t.materialCode, t.sheet),
    check('stock_items_level', notNegative(t.reorderLevel)),
  ],
);

/** The sheets that a part of a job needs, reserved until they are printed. */
export const productionSheets = pgTable(
  'production_sheets',
  {
    id: id(),
    jobId: integer()
      .notNull()
      .references(() => productionJobs.id),
    stockItemId: integer()
      .notNull()
      .references(() => stockItems.id),
    /** Including waste and makeready. */
    sheets: integer().notNull(),
    usedAt: time(),
  },
  (t) => [
    index('production_sheets_of_job').on(t.jobId),
    index('production_sheets_to_use').on(t.stockItemId).where(sql`${t.usedAt} is null`),
    check('production_sheets_count', sql`${t.sheets} > 0`),
  ],
);

/** Sheets that came in or went out. Never changed: a further entry corrects a wrong one. */
export const stockEntries = pgTable(
  'stock_entries',
  {
    id: id(),
    stockItemId: integer()
      .notNull()
      .references(() => stockItems.id),
    kind: text({ enum: stockEntryKinds }).notNull(),
    /** Negative if they went out. */
    sheets: integer().notNull(),
    /** On hand after this entry. */
    onHand: integer().notNull(),
    jobId: integer().references(() => productionJobs.id),
    note: text(),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    createdAt: createdAt(),
  },
  (t) => [
    index('stock_entries_of_item').on(t.stockItemId, t.id),
    check('stock_entries_kind', oneOf(t.kind, stockEntryKinds)),
    check('stock_entries_sheets', sql`${t.sheets} <> 0`),
  ],
);

/** Dies and sets of plates, kept for the next order of the same box. */
export const productionTools = pgTable(
  'production_tools',
  {
    id: id(),
    kind: text({ enum: toolKinds }).notNull(),
    /** Die key of its box. */
    dieKey: text().notNull(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    /** The job for which it was made; it has one tool of each kind and part. */
    jobId: integer()
      .notNull()
      .references(() => productionJobs.id),
    /** The blank of the box, such as its lid. */
    part: text().notNull(),
    boxName: text().notNull(),
    sheet: text().notNull(),
    ups: integer().notNull(),
    /** Its place in the store; empty until somebody types it. */
    shelf: text().notNull().default(''),
    state: text({ enum: toolStates }).notNull().default('in-use'),
    /** How many jobs have used it. */
    runs: integer().notNull().default(0),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('production_tools_once').on(t.jobId, t.kind, t.part),
    index('production_tools_of_box').on(t.customerId, t.dieKey).where(sql`${t.state} <> 'scrapped'`),
    check('production_tools_kind', oneOf(t.kind, toolKinds)),
    check('production_tools_state', oneOf(t.state, toolStates)),
    check('production_tools_counts', sql`${t.ups} > 0 and ${t.runs} >= 0`),
  ],
);
