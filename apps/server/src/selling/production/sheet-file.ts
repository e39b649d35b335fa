import {
  type Bridges,
  type DieOrder,
  type ImposedSheet,
  imposedCff2,
  imposedDxf,
  type Station,
  stationTool,
  stationToolCff2,
  stationToolDxf,
  type ToolHalf,
} from '@boxwright/dieline';
import type { ImposedSheetData } from '@boxwright/documents';
import {
  asPricedBy,
  type BlankTogether,
  type CartonSpec,
  type ImposedRun,
  imposedCarton,
  imposedTogether,
  type RateCard,
} from '@boxwright/pricing';
import type { RunLayout } from '@boxwright/storage';
import type { PlannedPart } from './job-plan.ts';

export const sheetFormats = ['pdf', 'dxf', 'cf2'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

/** What a line was priced with. */
export interface PricedWith {
  readonly spec: CartonSpec;
  readonly card: RateCard;
  readonly engineVersion: string;
}

/** Blanks on their sheet, as their line was priced. */
export type PricedPart = Pick<PlannedPart, 'sheet'> & {
  readonly blanks: readonly Pick<PlannedPart['blanks'][number], 'part' | 'ups'>[];
};

/** A sheet to be written: of a priced part, or of a run. */
export type SheetAsked =
  | { readonly kind: 'job'; readonly priced: PricedWith; readonly part: PricedPart }
  | { readonly kind: 'run'; readonly layout: RunLayout; readonly blanks: readonly BlankTogether[] };

/** A sheet with its title and notes. */
export interface PlannedSheet {
  readonly asked: SheetAsked;
  readonly about: Omit<ImposedSheetData, 'sheet'>;
}

export interface SheetFileAsked extends PlannedSheet {
  readonly format: SheetFormat;
  readonly bridges: Bridges;
}

/** The sheet as a file; null when it can't be drawn as it was laid out. */
export async function sheetFile({ asked, format, bridges, about }: SheetFileAsked): Promise<Uint8Array | null> {
  const sheet = sheetOf(asked);
  if (!sheet) return null;
  if (format === 'pdf') {
    const { imposedSheetPdf } = await import('@boxwright/documents');
    return imposedSheetPdf({ ...about, sheet });
  }
  return new TextEncoder().encode(
    format === 'dxf' ? imposedDxf(sheet, orderIn(about)) : imposedCff2(sheet, about.code, bridges, orderIn(about)),
  );
}

/** A half of a tool for the sheet, in a format that a maker's CAD program opens. */
export interface ToolFileAsked extends PlannedSheet {
  readonly station: Station;
  readonly half: ToolHalf;
  readonly format: ToolFormat;
}

export const toolFormats = ['dxf', 'cf2'] as const satisfies readonly SheetFormat[];
export type ToolFormat = (typeof toolFormats)[number];

/** The file of a tool, or why there is none; null when its sheet can't be drawn as it was laid out. */
export type ToolFile =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly text: string };

export function toolFile({ asked, station, half, format, about }: ToolFileAsked): ToolFile | null {
  const sheet = sheetOf(asked);
  const made = sheet && stationTool(sheet, station, half);
  if (!sheet || !made) return null;
  if (!made.ok) return made;
  const write = format === 'dxf' ? stationToolDxf : stationToolCff2;
  return { ok: true, bytes: new TextEncoder().encode(write(sheet, made.tool, orderIn(about))) };
}

/** What the die maker reads in the file, which has no page. */
const orderIn = ({ code, title, notes, companyName }: PlannedSheet['about']): DieOrder => ({
  customer: companyName,
  number: code,
  notes: [title, ...notes],
});

export function sheetOf(asked: SheetAsked): ImposedSheet | null {
  if (asked.kind === 'run') return imposedTogether(asked.layout, asked.blanks);
  return pricedSheets(asked.priced).find((run) => isAsPriced(run, asked.part))?.sheet ?? null;
}

/**
 * The sheets that a line was priced with; none when another version of the engine priced it, which may have laid the
 * box out differently.
 */
export function pricedSheets({ spec, card, engineVersion: version }: PricedWith): readonly ImposedRun[] {
  const asked = asPricedBy(version, spec);
  const imposed = asked && imposedCarton(asked, card);
  return imposed?.ok ? imposed.runs : [];
}

export const isAsPriced = ({ sheetName, parts }: ImposedRun, { sheet, blanks }: PricedPart): boolean =>
  sheetName === sheet &&
  parts.length === blanks.length &&
  parts.every(({ part, ups }, index) => part === blanks[index]?.part && ups === blanks[index].ups);
