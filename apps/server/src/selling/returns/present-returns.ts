import type { Output, ReturnRequestRow } from '@boxwright/contract';
import type { ReturnPhoto, ReturnRequest } from '@boxwright/storage';
import type { ReturnWindow } from './return-window.ts';

/** A customer's requests about an order, newest first, and the photographs that wait for the next one. */
export function presentReturns(
  window: ReturnWindow,
  requests: readonly ReturnRequest[],
  photos: readonly ReturnPhoto[],
): Output<'GetReturns'> {
  return {
    problem: window.problem,
    receivedOn: window.receivedOn,
    lastDay: window.lastDay,
    photos: photosOf(photos, null),
    requests: presentRequests(requests, photos),
  };
}

/** Requests with their photographs. */
export const presentRequests = (
  requests: readonly ReturnRequest[],
  photos: readonly ReturnPhoto[],
): ReturnRequestRow[] =>
  requests.map((request) => ({ ...presentRequest(request), photos: photosOf(photos, request.id) }));

const photosOf = (photos: readonly ReturnPhoto[], requestId: number | null) =>
  photos
    .filter(({ returnRequestId }) => returnRequestId === requestId)
    .map(({ token, width, height }) => ({ token, width, height }));

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
