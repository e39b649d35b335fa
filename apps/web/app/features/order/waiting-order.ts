import { browserStorage } from '../../browser-storage.ts';
import { personalKeys } from '../session/stored-keys.ts';

/** The placed order that waits for its payment, as stored in this browser: PlaceOrder's answer with wire names. */
export interface WaitingOrder {
  readonly orderId: number;
  readonly transactionId: string;
}

const key = personalKeys.waitingOrder;

/** Where it can't be stored, the id is also in the page's URL. */
export const keepWaitingOrder = ({ orderId, transactionId }: WaitingOrder): boolean =>
  browserStorage.write(key, JSON.stringify({ order_id: orderId, transaction_id: transactionId }));

export const forgetWaitingOrder = (): void => browserStorage.remove(key);

export const readWaitingOrder = (): WaitingOrder | null => parseWaitingOrder(browserStorage.read(key));

/** Parses the stored order; null if it's invalid. */
export const parseWaitingOrder = (text: string | null): WaitingOrder | null => {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null || !('order_id' in kept)) return null;
    const orderId = Number(kept.order_id);
    if (!Number.isSafeInteger(orderId) || orderId < 1) return null;
    return { orderId, transactionId: 'transaction_id' in kept ? String(kept.transaction_id) : '' };
  } catch {
    return null;
  }
};
