import { quantityIn } from '../kernel/quantity.ts';
import { type Rule, required } from '../kernel/rules.ts';

export const stockNoteMaxLength = 120;
export const shelfMaxLength = 30;

/** How the stock of a board changes: sheets came in, or somebody has counted them. */
export const stockChanges = ['receipt', 'count'] as const;
export type StockChange = (typeof stockChanges)[number];

export const stockChangeNames: { readonly [change in StockChange]: string } = {
  receipt: 'Sheets came in',
  count: 'Sheets were counted',
};

export interface StockEntryForm {
  readonly material: string;
  readonly change: string;
  readonly sheets: string;
  readonly note: string;
}

const mostSheets = 9_999_999;

/** The sheets typed, as "12,500" or "12500"; null for anything else. */
export const sheetsIn = (typed: string): number | null => {
  const sheets = quantityIn(typed) ?? Number.NaN;
  return sheets <= mostSheets ? sheets : null;
};

export const stockEntryRules: readonly Rule<StockEntryForm>[] = [
  required('material', 'Please choose the board and the sheet.'),
  {
    field: 'change',
    text: 'Please choose what happened.',
    fails: ({ change }) => !stockChanges.some((known) => known === change),
  },
  {
    field: 'sheets',
    text: 'Please enter a whole number of sheets, up to 99,99,999.',
    fails: ({ sheets }) => sheetsIn(sheets) === null,
  },
  {
    field: 'sheets',
    text: 'Please enter how many sheets came in.',
    fails: ({ change, sheets }) => change === 'receipt' && sheetsIn(sheets) === 0,
  },
  {
    field: 'note',
    text: 'Please say why the count differs.',
    fails: ({ change, note }) => change === 'count' && note.trim() === '',
  },
];

export interface ReorderLevelForm {
  readonly level: string;
}

/** Empty means that nobody wants a warning. */
export const reorderLevelRules: readonly Rule<ReorderLevelForm>[] = [
  {
    field: 'level',
    text: 'Please enter a whole number of sheets, or nothing for no warning.',
    fails: ({ level }) => level.trim() !== '' && sheetsIn(level) === null,
  },
];

export const toolStates = ['in-use', 'on-shelf', 'scrapped'] as const;
export type ToolState = (typeof toolStates)[number];

export const toolStateNames: { readonly [state in ToolState]: string } = {
  'in-use': 'In use',
  'on-shelf': 'On its shelf',
  scrapped: 'Scrapped',
};

export interface ToolForm {
  readonly shelf: string;
  readonly state: string;
}

export const toolRules: readonly Rule<ToolForm>[] = [
  {
    field: 'state',
    text: 'Please choose a state.',
    fails: ({ state }) => !toolStates.some((known) => known === state),
  },
  {
    field: 'shelf',
    text: 'Please enter the shelf.',
    fails: ({ shelf, state }) => state === 'on-shelf' && shelf.trim() === '',
  },
];
