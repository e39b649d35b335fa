import { outlinesOnSheet } from '@boxwright/dieline';
import type { JobTicketData } from '@boxwright/documents';
import { type BlankTogether, imposedTogether } from '@boxwright/pricing';
import type { RunLayout } from '@boxwright/storage';
import { ticketBlank } from './blank-facts.ts';
import { isAsPriced, type PricedPart, type PricedWith, pricedSheets } from './sheet-file.ts';
import { ticketFacts } from './ticket-facts.ts';

/** A ticket, and what its sheets are drawn from: what its line was priced with, or the layout of its run. */
export interface TicketToDraw {
  readonly ticket: JobTicketData;
  readonly priced: PricedWith | null;
  /** Each of the ticket's parts, as it was priced. */
  readonly plan?: readonly PricedPart[];
  readonly run?: {
    readonly layout: RunLayout;
    readonly blanks: readonly BlankTogether[];
    /** What the job of each of the ticket's parts was priced with. */
    readonly priced: readonly (PricedWith | null)[];
  };
}

/**
 * Adds the drawings of the sheets. Only the priced layouts are drawn, because another version of the engine may lay
 * the same box out differently. Parts that are printed in a run are drawn on the run's ticket.
 */
export function withLayouts({ ticket, priced, plan = [], run }: TicketToDraw): JobTicketData {
  if (run) return withRunLayout(ticket, run);
  if (priced === null) return ticket;
  const sheets = pricedSheets(priced);
  const parts = ticket.parts.map((part, index) => {
    const [found, planned] = [sheets[index], plan[index]];
    if (part.isInRun || !found || !planned || !isAsPriced(found, planned)) return part;
    const { sheet } = found;
    return { ...part, layout: { width: sheet.width, height: sheet.height, outlines: outlinesOnSheet(sheet) } };
  });
  const isDrawn = parts.length > 0 && parts.every(({ layout, isInRun }) => layout !== null || isInRun);
  const layoutNote =
    ticket.layoutNote ?? (isDrawn ? null : 'Priced by an earlier version of our layouts: please lay it out by hand.');
  const blanks = sheets.flatMap(({ sheet }) => sheet.blanks);
  // Where it is printed with other jobs it lies otherwise.
  const facts = ticketFacts(priced, blanks, parts.some(({ isInRun }) => isInRun) ? [] : sheets);
  const specification = withFacts(ticket.specification, facts);
  return { ...ticket, parts, layoutNote, blanks: blanks.map(ticketBlank), specification };
}

type Facts = JobTicketData['specification'];

/** What the buyer reads about grain and print, the floor reads in its own words. */
const withFacts = (said: Facts, facts: Facts): Facts => [
  ...said.filter(({ label }) => !facts.some((fact) => fact.label === label)),
  ...facts,
];

/** The one sheet of a run is drawn with its first part. What all parts have in common stands once, for all of them. */
function withRunLayout(
  ticket: JobTicketData,
  { layout, blanks, priced }: NonNullable<TicketToDraw['run']>,
): JobTicketData {
  const known = blanks.length === layout.blanks.length ? imposedTogether(layout, blanks) : null;
  const sheets = known ? [{ sheetName: ticket.parts[0]?.sheet ?? '', sheet: known, parts: [], bound: null }] : [];
  const drawn = known && {
    width: known.width,
    height: known.height,
    outlines: outlinesOnSheet(known),
    numbers: known.blanks.flatMap(({ places }, index) => places.map(() => String(index + 1))),
    scrapped: ticket.parts.flatMap(({ isScrapped }, index) => (isScrapped ? String(index + 1) : [])),
  };
  const parts = ticket.parts.map(({ specification = [], ...part }, index) => {
    const [blank, pricedWith] = [known?.blanks[index], priced[index]];
    const facts = pricedWith ? ticketFacts(pricedWith, blank ? [blank] : [], sheets) : [];
    return {
      ...part,
      layout: index === 0 ? drawn : null,
      ...(blank && { blank: ticketBlank(blank) }),
      specification: withFacts(specification, facts),
    };
  });
  const isCommon = ({ label, value }: Facts[number]) =>
    parts.every(({ specification }) => specification.some((fact) => fact.label === label && fact.value === value));
  return {
    ...ticket,
    layoutNote: known ? null : 'Laid out by an earlier version of our drawings: please lay it out by hand.',
    specification: [...(parts[0]?.specification.filter(isCommon) ?? []), ...ticket.specification],
    parts: parts.map((part) => ({ ...part, specification: part.specification.filter((fact) => !isCommon(fact)) })),
  };
}
