import type { CartRow, FindingRow, ProofBefore } from '@boxwright/contract';

export interface ItemBefore {
  readonly kind: CartRow['kind'];
  readonly hasFile: boolean;
  readonly wish: CartRow['artworkWish'];
  readonly proofBefore: ProofBefore | null;
  /** Whether its buyer has committed to the order: then its page takes files, and the cart no more. */
  readonly isOrdered?: boolean;
  /** Where it can be given its file before that: on this page, in the cart, or not at all. */
  readonly field?: 'here' | 'cart' | 'later';
}

/** What is awaited of an item's artwork and proof, before it is paid; empty for a plain sample, which waits for nothing. */
export function beforeOrderWords({
  kind,
  hasFile,
  wish,
  proofBefore,
  isOrdered = false,
  field = 'cart',
}: ItemBefore): string {
  if (hasFile) {
    if (proofBefore === null) return 'You approve a proof before we print.';
    return proofBefore.isSame
      ? `Printed as approved before, in order ${proofBefore.orderNumber}: it needs no new proof.`
      : `Changed since its file was approved in order ${proofBefore.orderNumber}: you get a new proof before we print.`;
  }
  if (kind === 'sample') return '';
  if (wish === 'help')
    return `Artwork: you asked for help with it; we get in touch with you${isOrdered ? '' : ' once you have ordered'}.`;
  const how =
    wish === 'later' || isOrdered || field === 'later'
      ? 'the page of your order asks for it'
      : `send it once you have ordered, or ${field === 'here' ? 'here' : 'attach it in the cart'}`;
  return `Artwork: awaited; ${how}. You approve a proof before we print.`;
}

/** An item with its file, or the name of that: null or empty without one. */
type Made = Pick<ItemBefore, 'kind' | 'proofBefore'> & { readonly artwork: CartRow['artwork'] | string };

/** Whether all that is printed is printed as approved before, so that nothing waits for a proof. A plain sample never does. */
export const isAllApprovedBefore = (items: readonly Made[]): boolean => {
  const printed = items.filter((item) => item.kind !== 'sample' || item.artwork);
  return printed.length > 0 && printed.every((item) => item.proofBefore?.isSame);
};

/** "2 to mend before print, 1 to look at": what the check of a file found, in short; null where it found nothing. */
export function shortFindings(findings: readonly Pick<FindingRow, 'severity'>[]): string | null {
  const counted = (['stop', 'warn', 'note'] as const).flatMap((severity) => {
    const { length } = findings.filter((finding) => finding.severity === severity);
    return length === 0 ? [] : [`${length} ${shortWords[severity]}`];
  });
  return counted.length === 0 ? null : counted.join(', ');
}

const shortWords = { stop: 'to mend before print', warn: 'to look at', note: 'good to know' } as const;
