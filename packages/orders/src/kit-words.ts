/**
 * When sample kits leave us, after "it": "leaves us within 2 days of your approval". A plain kit waits for nobody.
 *
 * @param awaitsApproval whether a kit is printed, and its proof isn't approved yet
 */
export function kitLeaves(
  days: number,
  { awaitsApproval, awaitsPayment }: { readonly awaitsApproval: boolean; readonly awaitsPayment: boolean },
): string {
  const from = awaitsApproval ? ` of your approval${awaitsPayment ? ' and your payment' : ''}` : '';
  return `leaves us within ${days === 1 ? '1 day' : `${days} days`}${from}`;
}
