import type { ShownDeskOrder } from '../load-desk-order.ts';

/** The lines of an order that are printed with artwork. */
export const linesToPrint = (proofs: ShownDeskOrder['proofs']) =>
  proofs?.lines.filter(({ state }) => state !== null) ?? [];
