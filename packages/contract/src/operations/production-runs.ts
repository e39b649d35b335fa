import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { line } from '../kernel/text.ts';
import { id, moment, rupees, wholeNumber } from '../kernel/values.ts';
import { job } from './production.ts';

const text = z.string();
const access = { staff: 'production' } as const;
const version = wholeNumber(0, 2 ** 31 - 1);

const place = record({
  /** Upper left corner of the bounding box, in mm. */
  x: field('x', z.number()),
  y: field('y', z.number()),
  /** Size of the bounding box, as placed. */
  width: field('width', z.number()),
  height: field('height', z.number()),
});

const runJob = record({
  job: field('job', job),
  part: field('fld_part', text),
  ups: field('fld_ups', z.int()),
  /** How many the run makes. */
  made: field('fld_made', z.int()),
  /** Why its places are scrapped: its order left the run, cancelled or packed by hand; null if it is needed. */
  left: field('fld_left', z.enum(['cancelled', 'packed']).nullable()),
  places: field('places', z.array(place)),
});

const onOneSheet = {
  sheet: field('fld_sheet', text),
  /** In mm, the longer edge first. */
  sheetWidth: field('fld_sheet_width', z.number()),
  sheetHeight: field('fld_sheet_height', z.number()),
  board: field('fld_board', text),
  coats: field('fld_coats', text),
  /** The die on stock that cuts it, as "D-0007"; null where a joint one is made. */
  die: field('fld_die', text.nullable()),
  /** Including waste and makeready. */
  sheets: field('fld_sheets', z.int()),
  /** Per cent of the sheet that no blank covers. */
  waste: field('fld_waste', z.int()),
  cost: field('fld_cost', rupees),
  /** Cost of the same jobs if each is printed by itself. */
  costApart: field('fld_cost_apart', rupees),
  saving: field('fld_saving', rupees),
  jobs: field('jobs', z.array(runJob)),
};

const gangRun = record(onOneSheet);
export type GangRunRow = z.output<typeof gangRun>;

const run = record({
  id: field('fld_run_id', z.int()),
  code: field('fld_run_code', text),
  /** Who accepted the run, and when. */
  acceptedBy: field('fld_accepted_by', text),
  acceptedAt: field('fld_accepted_at', moment),
  dissolvedAt: field('fld_dissolved_at', moment.nullable()),
  canDissolve: field('fld_can_dissolve', z.boolean()),
  /** Whether its sheet can be written as files. */
  hasSheet: field('fld_has_sheet', z.boolean()),
  version: field('fld_version', z.int()),
  /** How many jobs it has, and how many of them nobody needs. */
  words: field('fld_words', text),
  /** What is to be scrapped of it, by the numbers of its sheet; null if all of it is needed. */
  notice: field('fld_notice', text.nullable()),
  ...onOneSheet,
});
export type RunRow = z.output<typeof run>;

const facts = z.array(record({ label: field('label', text), value: field('value', text) }));

/** A blank as it is cut, from its printed side, in mm from its upper left corner; its lines as paths of SVG. */
const blankPicture = record({
  width: field('width', z.number()),
  height: field('height', z.number()),
  cuts: field('cuts', text),
  creases: field('creases', text),
  glue: field('glue', text),
});
export type BlankPicture = z.output<typeof blankPicture>;

/** What is at a number of a run's sheet, as its ticket says it. */
const runPlace = record({
  /** "1. BW26-010001-1, lid – Gift box". */
  name: field('fld_name', text),
  isScrapped: field('fld_scrapped', z.boolean()),
  facts: field('facts', facts),
  /** Null if it can't be drawn as it was laid out. */
  picture: field('picture', blankPicture.nullable()),
});
export type RunPlaceRow = z.output<typeof runPlace>;

export const productionRunOperations = {
  AcceptGangRun: operation({
    summary: 'Puts jobs together on one sheet: they are printed, coated and cut as one run from then on.',
    method: 'POST',
    access,
    input: record({
      parts: field(
        'parts',
        z
          .array(
            record({
              jobId: field('fld_job_id', id),
              seenVersion: field('fld_version', version),
              part: field('fld_part', line(40)),
            }),
          )
          .min(1)
          .max(8),
      ),
      /** The saving that was shown; a proposal with another saving is not accepted. */
      seenSaving: field('fld_saving', rupees),
    }),
    output: record({ run: field('run', run) }),
  }),
  GetRun: operation({
    summary: 'Jobs that are printed together, with their places on the sheet.',
    method: 'POST',
    access,
    input: record({ runId: field('fld_run_id', id) }),
    output: record({
      run: field('run', run),
      /** What all numbers of its sheet have in common; empty for a dissolved run. */
      common: field('common', facts),
      /** In the order of its numbers; empty for a dissolved run. */
      places: field('places', z.array(runPlace)),
      /** Whether cut-outs are stripped from its sheet, so that there is a stripping tool. */
      isStripped: field('fld_stripped', z.boolean()),
    }),
  }),
  DissolveRun: operation({
    summary: 'Dissolves a run before its printing is started. Each of its jobs is then made by itself.',
    method: 'POST',
    access,
    input: record({ runId: field('fld_run_id', id), seenVersion: field('fld_version', version) }),
    output: record({ run: field('run', run) }),
  }),
  GetGangRuns: operation({
    summary: 'Which jobs of the same board and coats cost less when they are printed together on one sheet.',
    method: 'POST',
    access,
    input: record({}),
    output: record({
      runs: field('runs', z.array(gangRun)),
      /** Accepted runs that aren't cut yet. */
      accepted: field('accepted', z.array(run)),
      /** How many jobs were compared. */
      compared: field('fld_compared', z.int()),
      /** How many were left out, because no proof of them is approved. */
      unapproved: field('unapproved', z.int()),
      /** How many were left out, because their orders wait for money. */
      unpaid: field('unpaid', z.int()),
    }),
  }),
};
