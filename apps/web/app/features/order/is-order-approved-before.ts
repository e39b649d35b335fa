import type { OrderRow } from '@boxwright/contract';
import { isAllApprovedBefore } from '../proof/before-order.ts';

/** Whether all that is printed of an order is printed as approved before. */
export const isOrderApprovedBefore = (
  rows: readonly Pick<OrderRow, 'itemKind' | 'artworkName' | 'proofBefore'>[],
): boolean =>
  isAllApprovedBefore(
    rows.map(({ itemKind: kind, artworkName: artwork, proofBefore }) => ({ kind, artwork, proofBefore })),
  );
