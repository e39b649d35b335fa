import { readPrint } from '@boxwright/contract';
import type { CartonSpec } from '@boxwright/pricing';

/** The inks of a box for the price engine; nothing for full colour outside, which the rate card's colours are. */
export function inksOfPrint(print: string | null): Pick<CartonSpec, 'print'> {
  const inks = print === null ? null : readPrint(print);
  return inks === null ? {} : { print: inks };
}
