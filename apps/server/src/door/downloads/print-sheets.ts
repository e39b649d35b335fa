import { inTransaction } from '@boxwright/storage';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { staffSender } from '../../adapters/identity/sender.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import type { Services } from '../../calls/services.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { printSheetAddress, sampleSheetAddress } from '../../selling/orders/print-sheet-address.ts';
import { readOrderNow, type StoredOrder } from '../../selling/orders/stored-order.ts';
import { sampleSheet } from '../../selling/plates/sample-sheet.ts';
import { printSheet } from '../../selling/print-sheets/print-sheet.ts';
import { refuseUnapproved } from '../../selling/proofs/refuse-unapproved.ts';
import { staffOf } from '../guard-routes.ts';
import { refusePlainly, sayPlainly } from '../plainly.ts';
import { pageOf } from '../way-back.ts';

/**
 * Print sheets of an order's stickers and samples that may be printed, one file a line, for staff who may see orders:
 *
 * /manage/orders/<order's id>/sticker-sheet/<line's number>.pdf
 * /manage/orders/<order's id>/sample-sheet/<line's number>.pdf
 *
 * Signed-out visitors are sent to the staff's sign-in, which leads back here.
 */
export const printSheets: FastifyPluginAsync<{ readonly services: Services }> = async (app, { services }) => {
  app.get<AskedSheet>(
    printSheetAddress(':orderId', ':file'),
    { config: { access: { staff: 'orders' } } },
    async (request, reply) => {
      const asked = await sheetAsked(services, request, reply);
      if (!asked) return reply;
      const { stored, number } = asked;
      const line = stored.lines[number - 1];
      if (line?.goods.snapshot.kind === 'sticker') {
        const gated = { lineId: line.id, name: `Item ${number} of ${orderNumber(stored.order)}` };
        const refused = await inTransaction(services.db, (tx) => refuseUnapproved(tx, [gated]));
        if (refused && !refused.ok) return refusePlainly(reply, refused.failure);
      }
      const sender = staffSender(staffOf(request).id, request.ip);
      const pdf = await printSheet(services, stored, number, { sender, log: request.log });
      if (!pdf) return sayPlainly(reply, 404, 'There are no stickers in this line of the order.');
      return send(reply, pdf, asked);
    },
  );

  app.get<AskedSheet>(
    sampleSheetAddress(':orderId', ':file'),
    { config: { access: { staff: 'orders' } } },
    async (request, reply) => {
      const asked = await sheetAsked(services, request, reply);
      if (!asked) return reply;
      const sender = staffSender(staffOf(request).id, request.ip);
      const laid = await sampleSheet(services, asked.stored, asked.number, sender);
      return laid.ok ? send(reply, laid.value, asked) : refusePlainly(reply, laid.failure);
    },
  );
};

interface AskedSheet {
  readonly Params: { readonly orderId: string; readonly file: string };
}

/** The order of a sheet, and the number of its line: 0 for a name that is none. Null once a refusal is sent. */
async function sheetAsked(services: Services, request: FastifyRequest<AskedSheet>, reply: FastifyReply) {
  const limited = await checkRateLimit({ services, source: request.ip }, 'download from source');
  if (limited && !limited.ok) {
    refusePlainly(reply, limited.failure);
    return null;
  }
  const [, orderId] = /^([1-9]\d{0,8})$/.exec(request.params.orderId) ?? [];
  const [, number] = /^([1-9]\d{0,3})\.pdf$/.exec(request.params.file) ?? [];
  const stored = orderId === undefined ? undefined : await readOrderNow(services, Number(orderId));
  if (!stored) {
    sayPlainly(reply, 404, 'There is no such order.');
    return null;
  }
  request.wayBack = pageOf.deskOrder(stored.order.id);
  return { stored, number: Number(number ?? 0) };
}

const send = (
  reply: FastifyReply,
  pdf: Uint8Array,
  { stored, number }: { readonly stored: StoredOrder; readonly number: number },
) =>
  reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${orderNumber(stored.order)}-line-${number}.pdf"`)
    .send(Buffer.from(pdf));
