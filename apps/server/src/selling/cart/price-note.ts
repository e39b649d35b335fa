import { dieText } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';
import { dieIn } from '../goods/die-in.ts';
import type { LineNow } from './price-cart.ts';

/** Says why a line's price has changed since it was put into the cart; null when it hasn't. */
export function priceNote(now: Pick<LineNow, 'line' | 'goods' | 'priced' | 'amount'>, day: string): string | null {
  const before = now.line.goodsPaise;
  if (before === now.amount) return null;
  const went = now.amount > before ? 'risen' : 'fallen';
  return `${causeOf(now, day)}: this item has ${went} from ${formatRupees(paise(before))} to ${formatRupees(now.amount)}.`;
}

function causeOf({ line, goods, priced, amount }: Parameters<typeof priceNote>[0], day: string): string {
  const { quotation } = goods.snapshot;
  const wasQuoted = quotation?.price.total === line.goodsPaise && amount > line.goodsPaise;
  if (wasQuoted && day > quotation.validUntil) {
    return `Quotation ${quotation.number} held its price until ${dayFormat.format(new Date(quotation.validUntil))}`;
  }
  const [dieBefore, dieNow] = [dieIn(goods), priced && dieIn(priced)];
  if (dieBefore === null && dieNow !== null) {
    return dieNow.order === '' ? 'Another item pays for the same die' : `Your die is on file from ${dieText(dieNow)}`;
  }
  if (dieBefore === null || dieNow !== null) return 'Our prices have changed';
  return dieBefore.order === ''
    ? 'The item that paid for its die is no longer in the cart'
    : `Your die is no longer on file from ${dieText(dieBefore)}`;
}

const dayFormat = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
