import { browserStorage } from '../../browser-storage.ts';
import { wayKeys } from './stored-keys.ts';

/** The cart that was filled before sign-in: stored until login, then moved to the customer (MoveTmpCrtToMain). */
const key = wayKeys.pendingCart;

export type OrderType = 'Ordersample' | 'Stickers' | '';

export interface PendingCart {
  readonly cartId: number;
  readonly orderType: OrderType;
}

export const keepPendingCart = (cart: PendingCart): boolean => browserStorage.write(key, JSON.stringify(cart));

export const readPendingCart = (): PendingCart | null => {
  try {
    const kept: unknown = JSON.parse(browserStorage.read(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('cartId' in kept) || typeof kept.cartId !== 'number')
      return null;
    const orderType =
      'orderType' in kept && (kept.orderType === 'Ordersample' || kept.orderType === 'Stickers') ? kept.orderType : '';
    return { cartId: kept.cartId, orderType };
  } catch {
    return null;
  }
};

export const forgetPendingCart = (): void => browserStorage.remove(key);
