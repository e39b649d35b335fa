import { ok } from '@boxwright/contract';
import { listPaymentEvents } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { orderNumber } from '../../selling/company/order-number.ts';

const pageSize = 50;

export const GetPaymentMessages: Handler<'GetPaymentMessages'> = async ({ before }, { services }) => {
  const rows = await listPaymentEvents(services.db, before, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  return ok({
    messages: shown.map(({ event, attempt, order }) => ({
      id: event.id,
      source: event.source,
      transactionNumber: event.txnid,
      isSigned: event.hashOk,
      said: statusIn(event.payload),
      attemptState: attempt?.state ?? null,
      orderId: order?.id ?? null,
      orderNumber: order && orderNumber(order),
      receivedAt: event.receivedAt,
    })),
    next: rows.length > pageSize ? (shown.at(-1)?.event.id ?? null) : null,
  });
};

/** The status that a message or an answer claims; its other fields may be about the buyer. */
function statusIn(payload: Readonly<Record<string, unknown>>): string {
  const { status, unmappedstatus } = payload;
  const said = [status, unmappedstatus].filter((part) => typeof part === 'string' || typeof part === 'number');
  return said.join(' / ').slice(0, 80);
}
