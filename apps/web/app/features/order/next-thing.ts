import type { OrderStanding } from './order-standing.ts';

/** The one thing that a buyer can do about an order now. */
export type NextThing = 'pay' | 'follow-parcel' | 'download-invoice' | 'download-key-line' | 'send-design' | 'nothing';

/**
 * Payment comes first, because work or dispatch waits for it; then the artwork, because the proof waits for it.
 *
 * @param needs what the order still needs: a key line to lay the artwork on, the design of stickers, an invoice to keep
 */
export function nextThingOf(
  { status, toPay, hasDates }: Pick<OrderStanding, 'status' | 'toPay' | 'hasDates'>,
  needs: { readonly keyLine: boolean; readonly design: boolean; readonly invoice: boolean; readonly parcel: boolean },
): NextThing {
  if (toPay === 'all' || toPay === 'balance') return 'pay';
  if (hasDates && needs.keyLine) return 'download-key-line';
  if (hasDates && needs.design) return 'send-design';
  if (status === 'Dispatched' && needs.parcel) return 'follow-parcel';
  return needs.invoice ? 'download-invoice' : 'nothing';
}
