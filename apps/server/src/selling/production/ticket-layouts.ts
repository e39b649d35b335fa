import type { JobTicketData } from '@boxwright/documents';
import { type CartonSpec, cartonLayouts, engineVersion, laidOutline, type RateCard } from '@boxwright/pricing';

/** A ticket, and what its line was priced with. */
export interface TicketToDraw {
  readonly ticket: JobTicketData;
  readonly priced: { readonly spec: CartonSpec; readonly card: RateCard; readonly engineVersion: string } | null;
}

const inch = 25.4;

/**
 * Adds the drawings of the sheets. Only layouts that are those of the price are drawn: another version of the engine may
 * lay the same box out in another way.
 */
export function withLayouts({ ticket, priced }: TicketToDraw): JobTicketData {
  if (priced === null) return ticket;
  const found = priced.engineVersion === engineVersion ? cartonLayouts(priced.spec, priced.card) : null;
  const parts = ticket.parts.map((part, index) => {
    const laid = found?.ok ? found.parts[index] : undefined;
    if (!laid || laid.sheet.name !== part.sheet || laid.ups !== part.ups) return part;
    const [width = 0, height = 0] = [laid.sheet.widthIn * inch, laid.sheet.heightIn * inch].sort((a, b) => b - a);
    const outlines = laid.places.map((place) => laidOutline(laid.outline, place));
    return { ...part, layout: { width, height, outlines } };
  });
  const isDrawn = parts.length > 0 && parts.every(({ layout }) => layout !== null);
  const layoutNote =
    ticket.layoutNote ?? (isDrawn ? null : 'Priced by an earlier version of our layouts: please lay it out by hand.');
  return { ...ticket, parts, layoutNote };
}
