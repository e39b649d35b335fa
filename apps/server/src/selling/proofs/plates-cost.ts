import { type Paise, paise } from '@boxwright/money';
import type { OrderLine } from '@boxwright/storage';
import { storedParts } from '../reorder/stored-parts.ts';

/** What the plates of a line cost, as its price states it, without GST; null where none were charged. */
export function platesCost({ breakdown }: Pick<OrderLine, 'breakdown'>): Paise | null {
  const part = storedParts(breakdown).find(({ code }) => code === 'plates');
  return part && part.amount > 0 ? paise(part.amount) : null;
}
