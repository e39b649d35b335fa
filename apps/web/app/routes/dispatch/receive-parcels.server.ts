import type { MovedOrder } from '@boxwright/contract';
import { data, redirect } from 'react-router';
import { type PostedProblem, refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import { officePaths } from '../../office-paths.ts';
import type { ServerApi } from '../../server-api.ts';
import { parcelNumbersIn } from './parcel-numbers.ts';

/** What was typed, for the page after a refusal without JavaScript. */
export interface TypedParcels {
  readonly courier: string;
  /** By the order's id. */
  readonly numbers: Readonly<Record<string, string>>;
}

interface Shown {
  readonly moved?: readonly MovedOrder[];
  readonly typed?: TypedParcels;
  readonly failed?: PostedProblem;
}

/**
 * Dispatches the orders with a parcel's number or a tick: `number-<order>` and `send` of those that are delivered,
 * `collected` of those that are picked up.
 */
export async function receiveParcels(request: Request, api: ServerApi) {
  const posted = await request.formData().catch(() => new FormData());
  const texts = (name: string) => posted.getAll(name).filter((value) => typeof value === 'string');
  const [courier = ''] = texts('courier');
  const numbers = parcelNumbersIn(posted);
  const sent = new Set([...Object.keys(numbers), ...texts('send')]);
  const ids = [...sent, ...texts('collected')].filter((id) => /^[1-9]\d{0,8}$/.test(id));
  const typed = { courier, numbers };
  const refuse = (text: string, name?: string) =>
    refused<Shown>({ code: 'invalid', text, ...(name === undefined ? {} : { field: name }) }, { typed });
  if (ids.length === 0) return refuse('Please type a parcel’s number, or tick the orders that go.');
  if (sent.size > 0 && courier.trim() === '') return refuse('Please enter the courier.', 'courier');
  const orders = ids.map((id) => ({
    id: Number(id),
    seenStatus: 'Packed' as const,
    courier: sent.has(id) ? courier : '',
    trackingNumber: numbers[id] ?? '',
  }));
  const answer = await sendTyped(api, 'MoveOrders', { to: 'Dispatched', orders });
  if (answer.ok) return data<Shown>({ moved: answer.value.orders, typed });
  if (answer.failure.code === 'signed_out') throw redirect(officePaths.staffSignIn(officePaths.dispatch), 303);
  return refused<Shown>(answer.failure, { typed });
}
