import { browserStorage } from '../../browser-storage.ts';

/**
 * The local storage items that the specification clears after a failed payment: admin access, weight data, old
 * password, order details and login detail. The retry link contains the order's id, and the customer stays signed in.
 */
const items = ['adminAccess', 'weightData', 'oldPassword', 'orderDetails', 'loginDetail'] as const;

export const forgetAfterFailure = (): void => browserStorage.remove(...items);
