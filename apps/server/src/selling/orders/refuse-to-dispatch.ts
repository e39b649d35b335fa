import { fail, type Result } from '@boxwright/contract';
import type { OrderStatus } from '@boxwright/orders';
import type { Order } from '@boxwright/storage';

/** Refuses to dispatch an order without a courier, unless it is picked up. */
export const refuseToDispatch = (
  { deliveryType }: Pick<Order, 'deliveryType'>,
  { to, courier }: { readonly to: OrderStatus; readonly courier: string },
): Result<never> | undefined =>
  to === 'Dispatched' && deliveryType !== 'SelfPickup' && courier === ''
    ? fail('invalid', 'Please enter the courier.', { field: 'courier' })
    : undefined;
