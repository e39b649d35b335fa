import { mostBoxes } from '@boxwright/contract';
import { parcelsOf } from '@boxwright/storage';
import type { FastifyPluginAsync } from 'fastify';
import { checkRateLimit } from '../../calls/limits.ts';
import type { Services } from '../../calls/services.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { packingPaper, packingPaperAddress, packingPapers } from '../../selling/documents/packing-papers.ts';
import { readOrderNow } from '../../selling/orders/stored-order.ts';
import { refusePlainly, sayPlainly } from '../plainly.ts';
import { pageOf } from '../way-back.ts';

/**
 * Papers for whoever packs an order, for staff who may see it:
 *
 *     /manage/orders/<order's id>/packing/packing-list.pdf?parcels=<how many>
 *     /manage/orders/<order's id>/packing/labels.pdf?parcels=<how many>
 *
 * Of an order that goes in parts, `parcel` is the number of one.
 */
export const packingDownloads: FastifyPluginAsync<{ readonly services: Services }> = async (app, { services }) => {
  app.get<{ Params: { orderId: string; file: string }; Querystring: { parcels?: unknown; parcel?: unknown } }>(
    packingPaperAddress(':orderId', ':file'),
    { config: { access: { staff: 'orders' } } },
    async (request, reply) => {
      const limited = await checkRateLimit({ services, source: request.ip }, 'download from source');
      if (limited && !limited.ok) return refusePlainly(reply, limited.failure);
      const { orderId, file } = request.params;
      const paper = packingPapers.find((each) => file === `${each}.pdf`);
      const stored = /^[1-9]\d{0,8}$/.test(orderId) ? await readOrderNow(services, Number(orderId)) : undefined;
      if (stored) request.wayBack = pageOf.deskOrder(stored.order.id);
      if (!paper || !stored) return sayPlainly(reply, 404, 'There is no such paper.');
      if (stored.order.status === 'Cancelled')
        return sayPlainly(reply, 409, 'This order is cancelled: nothing of it is packed.');
      const typed = String(request.query.parcels ?? '1').trim();
      const parcels = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
      if (parcels < 1 || parcels > mostBoxes)
        return sayPlainly(reply, 400, `Please enter how many parcels there are, from 1 to ${mostBoxes}.`);
      const named = request.query.parcel;
      const part = named
        ? (await parcelsOf(services.db, stored.order.id)).find((each) => String(each.number) === named)
        : undefined;
      if (named && !part) return sayPlainly(reply, 404, 'There is no such parcel. It may have been taken apart.');
      const pdf = await packingPaper(services, stored, { paper, parcels, part }, request.ip);
      return reply
        .type('application/pdf')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `inline; filename="${orderNumber(stored.order)}-${paper}.pdf"`)
        .send(Buffer.from(pdf));
    },
  );
};
