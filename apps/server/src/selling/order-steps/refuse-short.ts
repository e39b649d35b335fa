import { fail, type Result } from '@boxwright/contract';
import { formatCount, formatPieces } from '@boxwright/money';
import type { SuppliedItem } from '@boxwright/orders';

/** Why an order can't be sent as it was made; undefined if it can. Whoever sends it has to ask the customer first. */
export function refuseShort(items: readonly SuppliedItem[], isShortAgreed = false): Result<never> | undefined {
  const place = items.findIndex(({ isShort, sent }) => sent === 0 || (isShort && !isShortAgreed));
  const item = items[place];
  if (!item) return undefined;
  const made = `Of item ${place + 1}, ${formatCount(item.sent)} of ${formatPieces(item.ordered)} are good`;
  return item.sent === 0
    ? fail('not_possible', `${made}: there is nothing to send. Please make it first, and count again.`)
    : fail(
        'not_possible',
        `${made}, which is less than our terms allow. Make the rest and count again, or ask the customer whether they agree to fewer.`,
        { field: 'isShortAgreed' },
      );
}
