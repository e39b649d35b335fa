import type { Output } from '@boxwright/contract';
import { indianDay } from '@boxwright/contract';
import { data } from 'react-router';
import { placeInput, readDeskAddress } from '../../features/office/desk-address.ts';
import { officeCall } from '../../features/office/office-call.ts';
import type { LoadedOrder } from '../../features/order/load-order.ts';
import { drawLine } from '../../features/proof/draw-work.ts';
import { idIn } from '../../ids.ts';
import type { ServerApi } from '../../server-api.ts';
import type { DrawnDeskLine } from './proofs/proof-line.ts';

export type DeskOrder = Output<'GetDeskOrder'>;

/** Loads everything that the desk's page of an order shows. */
export async function loadDeskOrder(url: URL, api: ServerApi, asked: string) {
  const orderId = idIn(asked);
  if (orderId === undefined) throw data('There is no such order.', { status: 404 });
  const { filters, place } = readDeskAddress(new URLSearchParams(url.searchParams.get('list') ?? ''));
  const list = { ...filters, ...(place === null ? {} : placeInput(place)) };
  const desk = await officeCall(api, url, 'GetDeskOrder', { orderId, list });
  const [[head, ...others], documents, returns, proofs] = await Promise.all([
    officeCall(api, url, 'GetWebsiteOrderDetails', { where: { orderId } }),
    officeCall(api, url, 'GetOrderDocuments', { where: { orderId } }),
    officeCall(api, url, 'GetDeskReturns', { orderId }),
    desk.may.proofs ? loadProofs(url, api, orderId) : null,
  ]);
  if (head === undefined) throw data('There is no such order.', { status: 404 });
  const rows: LoadedOrder = [head, ...others];
  return { desk, rows, documents, returns, proofs, today: indianDay(new Date()) };
}

/** The artwork and proofs, with the drawings of what is printed. */
async function loadProofs(url: URL, api: ServerApi, orderId: number) {
  const { lines, ...proofs } = await officeCall(api, url, 'GetOrderProofs', { orderId });
  const drawn = lines.map((line): DrawnDeskLine => ({ ...line, ...drawLine(line) }));
  return { ...proofs, lines: drawn };
}

export type ShownDeskOrder = Awaited<ReturnType<typeof loadDeskOrder>>;
