import type { OrderStanding } from './order-standing.ts';

/** The one thing that a buyer can do about an order now. */
export type NextThing = 'pay' | 'follow-parcel' | 'download-invoice' | 'send-artwork' | 'approve-proof' | 'nothing';

/**
 * Payment comes first, because work or dispatch waits for it; then the artwork and its proof, because print waits for them.
 * The rest of what is paid in part is due before dispatch only, so artwork and proofs come before it.
 *
 * @param needs what the order still needs: artwork or an approval of its customer, an invoice to keep
 */
export function nextThingOf(
  { status, toPay }: Pick<OrderStanding, 'status' | 'toPay'>,
  needs: { readonly proofs: 'send' | 'approve' | 'nothing'; readonly invoice: boolean; readonly parcel: boolean },
): NextThing {
  if (toPay === 'all') return 'pay';
  if (needs.proofs === 'send') return 'send-artwork';
  if (needs.proofs === 'approve') return 'approve-proof';
  if (toPay === 'balance') return 'pay';
  if (status === 'Dispatched' && needs.parcel) return 'follow-parcel';
  return needs.invoice ? 'download-invoice' : 'nothing';
}
