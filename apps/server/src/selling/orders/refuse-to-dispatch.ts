import { fail, type Result } from '@boxwright/contract';
import { isStepBack, type OrderStatus } from '@boxwright/orders';
import type { Order } from '@boxwright/storage';

/** Whether a step needs a courier: not what is collected, nor what is still on its way as before. */
export const needsCourier = (
  { deliveryType, status }: Pick<Order, 'deliveryType' | 'status'>,
  to: OrderStatus,
): boolean => to === 'Dispatched' && deliveryType !== 'SelfPickup' && !isStepBack(status, to);

/** Refuses to dispatch an order without a courier, unless it is picked up. */
export const refuseToDispatch = (
  order: Pick<Order, 'deliveryType' | 'status'>,
  { to, courier }: { readonly to: OrderStatus; readonly courier: string },
): Result<never> | undefined =>
  needsCourier(order, to) && courier === ''
    ? fail('invalid', 'Please enter the courier.', { field: 'courier' })
    : undefined;
