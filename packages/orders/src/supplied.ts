/** An item as it was ordered and made. */
export interface MadeItem {
  /** Pieces. */
  readonly ordered: number;
  /** Good pieces that were counted at the end of its job; null if nobody has counted. */
  readonly good: number | null;
}

/** What of an item is sent and charged. */
export interface SuppliedItem extends MadeItem {
  /** The pieces that the invoice charges, never more than were ordered: the order's total is what the buyer pays. */
  readonly charged: number;
  /** The pieces that go out: some more than ordered are packed too, at no charge. */
  readonly sent: number;
  /** Whether more is missing than the terms allow, so that the customer has to agree. */
  readonly isShort: boolean;
}

/**
 * What is sent of an item, from the pieces that were counted; as ordered if nobody has counted.
 *
 * @param tolerance per cent of the ordered pieces by which a delivery may differ
 */
export function suppliedOf({ ordered, good }: MadeItem, tolerance: number): SuppliedItem {
  if (good === null) return { ordered, good, charged: ordered, sent: ordered, isShort: false };
  const most = ordered + Math.floor((ordered * tolerance) / 100);
  const least = ordered - Math.floor((ordered * tolerance) / 100);
  return { ordered, good, charged: Math.min(good, ordered), sent: Math.min(good, most), isShort: good < least };
}
