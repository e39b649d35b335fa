import { failureStatus, type Output } from '@boxwright/contract';
import { officeCall } from '../../features/office/office-call.ts';
import type { ServerApi } from '../../server-api.ts';
import { readDeskAddress } from './desk-address.ts';

export type DeskList = Output<'GetDeskOrders'>;

/** The orders that the address asks for. While they can't be listed the page says why, and keeps its filters. */
export async function loadDesk(url: URL, api: ServerApi) {
  const asked = readDeskAddress(url.searchParams);
  const { filters, place } = asked;
  const views = await officeCall(api, url, 'GetDeskViews', {});
  const input = {
    ...filters,
    ...(place?.side === 'older' ? { olderThan: place.orderId } : {}),
    ...(place?.side === 'newer' ? { newerThan: place.orderId } : {}),
  };
  const answer = await api.call('GetDeskOrders', input);
  const list: DeskList | null = answer.ok ? answer.value : null;
  return answer.ok
    ? { desk: { asked, views, list, failure: null }, status: 200 }
    : { desk: { asked, views, list, failure: answer.failure.text }, status: failureStatus[answer.failure.code] };
}
