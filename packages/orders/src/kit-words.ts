/**
 * When sample kits leave us, or can be collected, after "it" or "they": "leaves us within 2 days of your approval". A plain
 * kit waits for nobody.
 *
 * @param awaitsApproval whether a kit is printed, and its proof isn't approved yet
 */
export function kitLeaves(
  days: number,
  {
    awaitsApproval,
    awaitsPayment,
    count,
    isCollected,
  }: {
    readonly awaitsApproval: boolean;
    readonly awaitsPayment: boolean;
    readonly count: number;
    readonly isCollected: boolean;
  },
): string {
  const from = awaitsApproval ? ` of your approval${awaitsPayment ? ' and your payment' : ''}` : '';
  const leave = isCollected
    ? `${count === 1 ? 'is' : 'are'} ready to collect`
    : `${count === 1 ? 'leaves' : 'leave'} us`;
  return `${leave} within ${days === 1 ? '1 day' : `${days} days`}${from}`;
}
