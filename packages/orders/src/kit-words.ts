/**
 * What work waits for beside proofs: nothing, or the payment. Before a way to pay is chosen, it is that or the choice of a
 * way that is sent unpaid, in these words: see `awaitsChoice`.
 */
export type AwaitsPayment = boolean | string;

/**
 * When sample kits leave us, or can be collected, after "it" or "they": "leaves us within 2 days of your approval". A plain
 * kit waits for nobody.
 *
 * @param waits `awaitsApproval`: whether a kit is printed, and its proof isn't approved yet; `owesRest`: whether a part of
 *   its order is paid, because it doesn't leave before the rest is
 */
export function kitLeaves(
  days: number,
  {
    awaitsApproval,
    awaitsPayment,
    owesRest,
    count,
    isCollected,
  }: {
    readonly awaitsApproval: boolean;
    readonly awaitsPayment: AwaitsPayment;
    readonly owesRest: boolean;
    readonly count: number;
    readonly isCollected: boolean;
  },
): string {
  const payment = owesRest ? ['your payment of the rest'] : awaitsPayment === true ? ['your payment in full'] : [];
  const from = [...(awaitsApproval ? ['your approval'] : []), ...payment].join(' and ');
  const leave = isCollected
    ? `${count === 1 ? 'is' : 'are'} ready to collect`
    : `${count === 1 ? 'leaves' : 'leave'} us`;
  const once = typeof awaitsPayment === 'string' ? `, once you pay in full or ${awaitsPayment}` : '';
  return `${leave} within ${days === 1 ? '1 day' : `${days} days`}${from === '' ? '' : ` of ${from}`}${once}`;
}
