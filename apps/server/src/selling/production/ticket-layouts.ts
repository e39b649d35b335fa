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
  readonly run?: { readonly layout: RunLayout; readonly blanks: readonly BlankTogether[] };
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
  const facts = ticketFacts(
    priced,
    sheets,
    parts.some(({ isInRun }) => isInRun),
  );
  const blanks = sheets.flatMap(({ sheet }) => sheet.blanks.map(ticketBlank));
  // What the buyer reads about grain and print, the floor reads in its own words.
  const said = ticket.specification.filter(({ label }) => !facts.some((fact) => fact.label === label));
  return { ...ticket, parts, layoutNote, blanks, specification: [...said, ...facts] };
}

/** The one sheet of a run is drawn with its first part. */
function withRunLayout(ticket: JobTicketData, { layout, blanks }: NonNullable<TicketToDraw['run']>): JobTicketData {
  const sheet = imposedTogether(layout, blanks);
  const layoutNote = sheet ? null : 'Laid out by an earlier version of our drawings: please lay it out by hand.';
  if (!sheet) return { ...ticket, layoutNote };
  const { width, height } = sheet;
  const numbers = sheet.blanks.flatMap(({ places }, index) => places.map(() => String(index + 1)));
  const drawn = { width, height, outlines: outlinesOnSheet(sheet), numbers };
  return { ...ticket, parts: ticket.parts.map((part, index) => (index === 0 ? { ...part, layout: drawn } : part)) };
}
