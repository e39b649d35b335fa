import type { Input, OrderRow, Output } from '@boxwright/contract';
import { data } from 'react-router';
import type { ServerApi } from '../../server-api.ts';

/** An order as its rows, at least one. */
export type LoadedOrder = readonly [OrderRow, ...OrderRow[]];

const asOrder = (rows: Output<'GetWebsiteOrderDetails'>): LoadedOrder | null => {
  const [first, ...others] = rows;
  return first === undefined ? null : [first, ...others];
};

/** Loads an order for a page; null if there is none, or if the visitor may not see it. */
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
