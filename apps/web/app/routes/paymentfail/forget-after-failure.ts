/**
 * The local items that the specification clears when a payment failed: admin access, weight data, old password, order
 * details and login detail. The link that tries again carries the order's id, and the customer stays signed in.
 */
const items = ['adminAccess', 'weightData', 'oldPassword', 'orderDetails', 'loginDetail'] as const;

export const forgetAfterFailure = (): void => {
  try {
    for (const item of items) localStorage.removeItem(item);
  } catch {
    // Nothing was kept.
  }
};
