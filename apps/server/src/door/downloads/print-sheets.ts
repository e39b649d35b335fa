import { inTransaction } from '@boxwright/storage';
import type { FastifyPluginAsync } from 'fastify';
import { staffSender } from '../../adapters/identity/sender.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import type { Services } from '../../calls/services.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { printSheetAddress } from '../../selling/orders/print-sheet-address.ts';
import { readOrderNow } from '../../selling/orders/stored-order.ts';
import { printSheet } from '../../selling/print-sheets/print-sheet.ts';
import { refuseUnapproved } from '../../selling/proofs/refuse-unapproved.ts';
import { staffOf } from '../guard-routes.ts';
import { refusePlainly, sayPlainly } from '../plainly.ts';
import { pageOf } from '../way-back.ts';

/**
 * Print sheets of an order's stickers that may be printed, one file a line, for staff who may see orders:
 *
 * /manage/orders/<order's id>/sticker-sheet/<line's number>.pdf
 *
 * Signed-out visitors are sent to the staff's sign-in, which leads back here.
 */
export const printSheets: FastifyPluginAsync<{ readonly services: Services }> = async (app, { services }) => {
  app.get<{ Params: { orderId: string; file: string } }>(
    printSheetAddress(':orderId', ':file'),
    { config: { access: { staff: 'orders' } } },
    async (request, reply) => {
      const limited = await checkRateLimit({ services, source: request.ip }, 'download from source');
      if (limited && !limited.ok) return refusePlainly(reply, limited.failure);

      const [, orderId] = /^([1-9]\d{0,8})$/.exec(request.params.orderId) ?? [];
      const [, number] = /^([1-9]\d{0,3})\.pdf$/.exec(request.params.file) ?? [];
      const stored = orderId === undefined ? undefined : await readOrderNow(services, Number(orderId));
      if (!stored) return sayPlainly(reply, 404, 'There is no such order.');
      request.wayBack = pageOf.deskOrder(stored.order.id);
      const place = Number(number ?? 0);
      const line = stored.lines[place - 1];
      if (line?.goods.snapshot.kind === 'sticker') {
        const gated = { lineId: line.id, name: `Item ${place} of ${orderNumber(stored.order)}` };
        const refused = await inTransaction(services.db, (tx) => refuseUnapproved(tx, [gated]));
        if (refused && !refused.ok) return refusePlainly(reply, refused.failure);
      }
      const pdf =
        number === undefined
          ? null
          : await printSheet(services, stored, Number(number), {
              sender: staffSender(staffOf(request).id, request.ip),
              log: request.log,
            });
      if (!pdf) return sayPlainly(reply, 404, 'There are no stickers in this line of the order.');
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${orderNumber(stored.order)}-line-${number}.pdf"`)
        .send(Buffer.from(pdf));
    },
  );
};
