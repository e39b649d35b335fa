import { type DeskFilters, deskNeeds } from '@boxwright/contract';
import { orderStatuses, paymentStatuses } from '@boxwright/orders';
import { idIn } from '../../ids.ts';
import { officePaths } from '../../office-paths.ts';

/** The part of the desk's list that an address asks for. */
export interface AskedOrders {
  readonly filters: DeskFilters;
  /** Orders before this one, or after it; null for the newest. */
  readonly place: { readonly side: 'older' | 'newer'; readonly orderId: number } | null;
}

/** A place as the operations' input. */
export const placeInput = ({ side, orderId }: NonNullable<AskedOrders['place']>) =>
  side === 'older' ? { olderThan: orderId } : { newerThan: orderId };

const deliveryTypes = ['StandardShipping', 'SelfPickup'] as const;

/** Reads an address; invalid parameters are ignored. */
export function readDeskAddress(asked: URLSearchParams): AskedOrders {
  const oneOf = <T extends string>(name: string, values: readonly T[]): T | undefined =>
    values.find((value) => value === asked.get(name));
  const [status, payment, need, delivery, placedFrom, placedTo] = [
    oneOf('status', orderStatuses),
    oneOf('payment', paymentStatuses),
    oneOf('need', deskNeeds),
    oneOf('delivery', deliveryTypes),
    dayIn(asked.get('from')),
    dayIn(asked.get('to')),
  ];
  const [older, newer] = [idIn(asked.get('older')), idIn(asked.get('newer'))];
  return {
    filters: {
      ...(status ? { status } : {}),
      ...(payment ? { payment } : {}),
      ...(need ? { need } : {}),
      ...(delivery ? { delivery } : {}),
      ...(placedFrom ? { placedFrom } : {}),
      ...(placedTo ? { placedTo } : {}),
      search: (asked.get('search') ?? '').trim().slice(0, 100).toWellFormed(),
    },
    place:
      older !== undefined
        ? { side: 'older', orderId: older }
        : newer !== undefined
          ? { side: 'newer', orderId: newer }
          : null,
  };
}

/** The list's address, without empty filters. */
export function deskAddress(filters: DeskFilters, place: AskedOrders['place'] = null): string {
  const values = {
    status: filters.status,
    need: filters.need,
    payment: filters.payment,
    delivery: filters.delivery,
    from: filters.placedFrom,
    to: filters.placedTo,
    search: filters.search,
    ...(place === null ? {} : { [place.side]: String(place.orderId) }),
  };
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) asked.set(name, value);
  return officePaths.officeOrdersOf(asked);
}

export const areSame = (one: DeskFilters, other: DeskFilters): boolean => deskAddress(one) === deskAddress(other);

export const hasFilters = (filters: DeskFilters): boolean => !areSame(filters, { search: '' });

/** A day that exists, `YYYY-MM-DD`. */
function dayIn(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined;
}
