import type { MovedOrder } from '@boxwright/contract';
import { officeAction } from '../../features/office/office-action.server.ts';
import { idIn } from '../../ids.ts';
import { parcelNumbersIn } from './parcel-numbers.ts';

/**
 * Dispatches the orders with a parcel's number or a tick: `number-<order>` and `send` for orders that are delivered,
 * `collected` for orders that are picked up.
 */
export const action = officeAction<{ readonly moved: readonly MovedOrder[] }>(async (form) => {
  const courier = form.text('courier');
  const numbers = parcelNumbersIn(form.body);
  const sent = new Set([...Object.keys(numbers), ...form.all('send')]);
  const orders = [...sent, ...form.all('collected')].flatMap((text) => {
    const id = idIn(text);
    const parcel = { courier: sent.has(text) ? courier : '', trackingNumber: numbers[text] ?? '' };
    return id === undefined ? [] : [{ id, seenStatus: 'Packed' as const, ...parcel }];
  });
  if (orders.length === 0)
    return form.refuse({ code: 'invalid', text: 'Please type a parcel’s number, or tick the orders that go.' });
  if (sent.size > 0 && courier.trim() === '')
    return form.refuse({ code: 'invalid', text: 'Please enter the courier.', field: 'courier' });
  const { orders: moved } = await form.send('MoveOrders', { to: 'Dispatched', orders });
  return { moved, typed: form.typed() };
});
