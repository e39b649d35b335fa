/**
 * The local storage items that the specification clears after a failed payment: admin access, weight data, old
 * password, order details and login detail. The retry link contains the order's id, and the customer stays signed in.
 */
const items = ['adminAccess', 'weightData', 'oldPassword', 'orderDetails', 'loginDetail'] as const;

export const forgetAfterFailure = (): void => {
  try {
    for (const item of items) localStorage.removeItem(item);
  } catch {
    // Nothing was stored.
  }
};
