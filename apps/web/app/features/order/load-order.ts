import type { Input, OrderRow, Output } from '@boxwright/contract';
import { data } from 'react-router';
import type { ServerApi } from '../../server-api.ts';

/** An order as its rows, of which there is always one. */
export type LoadedOrder = readonly [OrderRow, ...OrderRow[]];

const asOrder = (rows: Output<'GetWebsiteOrderDetails'>): LoadedOrder | null => {
  const [first, ...others] = rows;
  return first === undefined ? null : [first, ...others];
};

/** Looks an order up for a page; null when there is none, or it isn't the visitor's to see. */
export const loadOrder = async (
  api: ServerApi,
  where: NonNullable<Input<'GetWebsiteOrderDetails'>['where']>,
): Promise<LoadedOrder | null> => {
  const answer = await api.call('GetWebsiteOrderDetails', { where });
  if (answer.ok) return asOrder(answer.value);
  if (answer.failure.code === 'unavailable' || answer.failure.code === 'internal')
    throw data(answer.failure.text, { status: 503 });
  return null;
};
