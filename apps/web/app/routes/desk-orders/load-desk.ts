import { failureStatus, type Output, plainDigits } from '@boxwright/contract';
import { areSame, placeInput, readDeskAddress } from '../../features/office/desk-address.ts';
import { officeCall } from '../../features/office/office-call.ts';
import type { ServerApi } from '../../server-api.ts';

export type DeskList = Output<'GetDeskOrders'>;

export type ShownDesk = Awaited<ReturnType<typeof loadDesk>>['desk'];

/** The id of the order if its whole number is searched for without other filters; otherwise null. */
export function orderAskedFor({ asked: { filters }, list }: Pick<ShownDesk, 'asked' | 'list'>): number | null {
  const { search } = filters;
  if (!areSame(filters, { search })) return null;
  const asked = bare(search);
  return list?.orders.find(({ number }) => bare(number) === asked)?.id ?? null;
}

/** A number without spaces and dashes, because people leave them out or add some. */
const bare = (number: string): string =>
  plainDigits(number)
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();

/** The orders that the address asks for. If they can't be listed, the page says why and keeps its filters. */
export async function loadDesk(url: URL, api: ServerApi) {
  const asked = readDeskAddress(url.searchParams);
  const { filters, place } = asked;
  const views = await officeCall(api, url, 'GetDeskViews', {});
  const input = {
    ...filters,
    ...(place === null ? {} : placeInput(place)),
  };
  const answer = await api.call('GetDeskOrders', input);
  const list: DeskList | null = answer.ok ? answer.value : null;
  return answer.ok
    ? { desk: { asked, views, list, failure: null }, status: 200 }
    : { desk: { asked, views, list, failure: answer.failure.text }, status: failureStatus[answer.failure.code] };
}
