import type { Goods } from './goods.ts';

/** The buyer's note to the printer, if a line has one. */
export const noteOf = ({ goods: { snapshot } }: { readonly goods: Goods }) =>
  snapshot.customDescription ? { note: snapshot.customDescription } : {};
