/**
 * When sample kits leave us, after "it" or "they": "leaves us within 2 days of your approval". A plain kit waits for
 * nobody.
 *
 * @param awaitsApproval whether a kit is printed, and its proof isn't approved yet
 */
export function kitLeaves(
  days: number,
  {
    awaitsApproval,
    awaitsPayment,
    count = 1,
  }: { readonly awaitsApproval: boolean; readonly awaitsPayment: boolean; readonly count?: number },
): string {
  const from = awaitsApproval ? ` of your approval${awaitsPayment ? ' and your payment' : ''}` : '';
  return `${count === 1 ? 'leaves' : 'leave'} us within ${days === 1 ? '1 day' : `${days} days`}${from}`;
}
