import { eWayBillOf } from '@boxwright/accounting';
import { ewayFileAddress } from '@boxwright/contract';
import { findOrder } from '@boxwright/storage';
import type { FastifyPluginAsync } from 'fastify';
import { checkRateLimit } from '../../calls/limits.ts';
import type { Services } from '../../calls/services.ts';
import { accountDocument, transport } from '../../selling/accounts/account-document.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { eWayBillsFor } from '../../selling/documents/e-way-bill.ts';
import { refusePlainly, sayPlainly } from '../plainly.ts';
import { pageOf } from '../way-back.ts';

/** The file from which the portal makes an order's e-way bill, for staff who send it. */
export const eWayBillRoutes: FastifyPluginAsync<{ readonly services: Services }> = async (app, { services }) => {
  app.get<{ Params: { orderId: string }; Querystring: { challan?: unknown } }>(
    ewayFileAddress(':orderId'),
    { exposeHeadRoute: false, config: { access: { staff: 'order-steps' } } },
    async (request, reply) => {
      const limited = await checkRateLimit({ services, source: request.ip }, 'download from source');
      if (limited && !limited.ok) return refusePlainly(reply, limited.failure);
      const { db } = services;
      const id = /^[1-9]\d{0,8}$/.test(request.params.orderId) ? Number(request.params.orderId) : 0;
      const order = await findOrder(db, id);
      if (!order) return sayPlainly(reply, 404, 'There is no such order.');
      request.wayBack = pageOf.eWayBill(id);
      const { current, documents } = await eWayBillsFor(db, id, Number(request.query.challan));
      const invoice = documents.find((each) => each.id === current?.documentId);
      if (!current || !invoice?.snapshot) return sayPlainly(reply, 404, 'Please say first how the goods travel.');
      const { transportDocument: document, transportDocumentOn: documentOn, ...rest } = current;
      const bill = eWayBillOf(
        accountDocument({ id: invoice.id, snapshot: invoice.snapshot }),
        transport({ ...rest, document, documentOn }),
        { isLot: invoice.kind === 'delivery-challan' },
      );
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="e-way-bill-${orderNumber(order)}.json"`)
        .send(`${JSON.stringify(bill, null, 1)}\n`);
    },
  );
};
