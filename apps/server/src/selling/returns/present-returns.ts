import type { Output, ReturnRequestRow } from '@boxwright/contract';
import type { ReturnPhoto, ReturnRequest } from '@boxwright/storage';
import type { ReturnWindow } from './return-window.ts';

/** A customer's requests about an order, newest first, and the photographs that wait for the next one. */
export function presentReturns(
  window: ReturnWindow,
  requests: readonly ReturnRequest[],
  photos: readonly ReturnPhoto[],
): Output<'GetReturns'> {
  const of = (requestId: number | null) =>
    photos
      .filter(({ returnRequestId }) => returnRequestId === requestId)
      .map(({ token, width, height }) => ({ token, width, height }));
  return {
    problem: window.problem,
    receivedOn: window.receivedOn,
    lastDay: window.lastDay,
    photos: of(null),
    requests: requests.map((request) => ({ ...presentRequest(request), photos: of(request.id) })),
  };
}

const presentRequest = (request: ReturnRequest): Omit<ReturnRequestRow, 'photos'> => ({
  id: request.id,
  reason: request.reason,
  wish: request.wish,
  batchNumber: request.batchNumber,
  manufacturedOn: request.manufacturedOn,
  description: request.description,
  state: request.state,
  answer: request.answer,
  createdAt: request.createdAt,
  decidedAt: request.decidedAt,
});
