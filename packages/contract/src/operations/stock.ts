import { z } from 'zod';
import { reorderLevelRules, shelfMaxLength, stockEntryRules, stockNoteMaxLength, toolRules } from '../forms/stock.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { formText, id, moment, searchText, wholeNumber } from '../kernel/values.ts';

const text = z.string();
const version = wholeNumber(0, 2 ** 31 - 1);

const item = record({
  id: field('fld_stock_id', z.int()),
  material: field('fld_material', text),
  materialName: field('fld_material_name', text),
  sheet: field('fld_sheet', text),
  onHand: field('fld_on_hand', z.int()),
  /** Reserved for jobs that aren't printed yet. */
  reserved: field('fld_reserved', z.int()),
  free: field('fld_free', z.int()),
  /** Null when no warning is wanted. */
  reorderLevel: field('fld_reorder_level', z.int().nullable()),
  isLow: field('fld_low', z.boolean()),
  /** Whether more must be ordered, or what there is counted: fewer than none are on hand. */
  isToDo: field('fld_to_do', z.boolean()),
  version: field('fld_version', z.int()),
});
export type StockRow = z.output<typeof item>;

const entry = record({
  id: field('fld_entry_id', z.int()),
  kind: field('fld_kind', z.enum(['receipt', 'correction', 'used', 'taken-back'])),
  sheets: field('fld_sheets', z.int()),
  onHand: field('fld_on_hand', z.int()),
  note: field('fld_note', text),
  /** The job that used the sheets, or gave them back; null if somebody entered them. */
  job: field('job', record({ id: field('fld_job_id', z.int()), code: field('fld_job_code', text) }).nullable()),
  by: field('fld_changed_by', text),
  createdAt: field('fld_changed_on', moment),
});
export type StockEntryRow = z.output<typeof entry>;

const tool = record({
  id: field('fld_tool_id', z.int()),
  kind: field('fld_kind', z.enum(['die', 'plates'])),
  /** "D-0012". */
  number: field('fld_tool_number', text),
  box: field('item_name', text),
  part: field('fld_part', text),
  sheet: field('fld_sheet', text),
  ups: field('fld_ups', z.int()),
  shelf: field('fld_shelf', text),
  state: field('fld_state', text),
  runs: field('fld_runs', z.int()),
  madeAt: field('fld_made_on', moment),
  orderNumber: field('fld_order_number', text),
  version: field('fld_version', z.int()),
});
export type ToolRow = z.output<typeof tool>;

export const stockOperations = {
  GetStock: operation({
    summary: 'Boards and materials in their sheets: on hand, reserved and free.',
    method: 'POST',
    access: { staff: 'stock' },
    input: record({
      /** The item whose entries are listed as well. */
      itemId: field('fld_stock_id', id.optional()),
    }),
    output: record({
      items: field('items', z.array(item)),
      /** Newest first, the last fifty. */
      entries: field('entries', z.array(entry)),
      /** What can be entered: boards in the rate card's sheets, and materials of stickers. */
      materials: field(
        'materials',
        z.array(record({ material: field('fld_material', text), name: field('fld_material_name', text) })),
      ),
    }),
  }),
  EnterStock: operation({
    summary: 'Records sheets that came in, or a count that differs.',
    method: 'POST',
    access: { staff: 'stock' },
    input: record({
      /** As `GetStock` lists it. */
      material: field('fld_material', formText(120)),
      change: field('fld_change', formText(20)),
      sheets: field('fld_sheets', formText(20)),
      note: field('fld_note', formText(stockNoteMaxLength)),
      /** Version of the counted item that the caller saw. */
      seenVersion: field('fld_version', version.optional()),
    }),
    rules: stockEntryRules,
    output: item,
  }),
  SetReorderLevel: operation({
    summary: 'Sets the number of free sheets below which a warning is raised.',
    method: 'POST',
    access: { staff: 'stock' },
    input: record({
      itemId: field('fld_stock_id', id),
      level: field('fld_reorder_level', formText(20)),
      seenVersion: field('fld_version', version),
    }),
    rules: reorderLevelRules,
    output: item,
  }),
  GetTools: operation({
    summary: 'Dies and sets of plates, newest first.',
    method: 'POST',
    access: { staff: 'stock' },
    input: record({
      /** A number, or part of a box's name or of a shelf. */
      search: field('search', searchText(60)),
      isScrapped: field('fld_scrapped', z.boolean().optional()),
      /** Only tools before this one. */
      before: field('before', id.optional()),
    }),
    output: record({
      tools: field('tools', z.array(tool)),
      /** The value for `before` that gives the next ones; null if there are no more. */
      next: field('next', z.int().nullable()),
    }),
  }),
  SaveTool: operation({
    summary: 'Says where a die or a set of plates is, or that it is scrapped.',
    method: 'POST',
    access: { staff: 'stock' },
    input: record({
      id: field('fld_tool_id', id),
      shelf: field('fld_shelf', formText(shelfMaxLength)),
      state: field('fld_state', formText(20)),
      seenVersion: field('fld_version', version),
    }),
    rules: toolRules,
    output: tool,
  }),
};
