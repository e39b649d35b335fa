import { returnAlertMail, returnDecidedMail, returnReceivedMail } from '@boxwright/mail';
import { add, formatRupees, paise } from '@boxwright/money';
import { returnReasonNames, returnWishNames } from '@boxwright/orders';
import { findOrderToMail, findReturnRequest, refundsOf, returnPhotosOf } from '@boxwright/storage';
import type { ComposedMail } from '../../calls/post-mail.ts';
import type { Services } from '../../calls/services.ts';
import { readCompany } from '../company/company.ts';
import { mailCompany } from '../company/mail-company.ts';
import { orderNumber } from '../company/order-number.ts';
import { noticeOf } from '../orders/order-mails.ts';
import { readStoredOrder } from '../orders/stored-order.ts';
import { causeOfReturn } from '../refunds/refund-causes.ts';
import { photoAddressForStaff } from './photo-address.ts';

/** A mail about a complaint, to the order desk or to the customer. */
export async function mailAboutReturn(
  services: Services,
  kind: 'return-alert' | 'return-received' | 'return-decided',
  requestId: number,
): Promise<ComposedMail | undefined> {
  const { db, env } = services;
  const stored = await findReturnRequest(db, requestId);
  const found = stored && (await findOrderToMail(db, { orderId: stored.order.id }));
  if (!found) return undefined;
  const { request } = stored;
  const { order, lines, customer } = found;
  const company = await readCompany(db);
  const about = {
    company: mailCompany(company, env.publicUrl),
    customer,
    orderNumber: orderNumber(order),
    ...noticeOf(await readStoredOrder(services, order, lines)),
    request: { ...request, reason: returnReasonNames[request.reason], wish: returnWishNames[request.wish] },
    links: { order: `${env.publicUrl}/my-orders/${order.id}` },
  };
  const toCustomer = { key: `${kind}:${requestId}`, recipient: customer.email, replyTo: company.email };
  switch (kind) {
    case 'return-alert': {
      const photos = await returnPhotosOf(db, order.id);
      const urls = photos
        .filter(({ returnRequestId }) => returnRequestId === requestId)
        .map(({ token }) => env.publicUrl + photoAddressForStaff(`${token}.webp`));
      const links = { order: `${env.publicUrl}/manage/orders/${order.id}#returns` };
      const mail = returnAlertMail({ ...about, links, photos: urls });
      return { key: `${kind}:${requestId}`, recipient: company.email, mail, replyTo: customer.email };
    }
    case 'return-received':
      return { ...toCustomer, mail: returnReceivedMail(about) };
    case 'return-decided': {
      if (request.answer === null) return undefined;
      const refunds = (await refundsOf(db, order.id)).filter(({ cause }) => cause === causeOfReturn(requestId).text);
      const amount = add(...refunds.map(({ amountPaise }) => paise(amountPaise)));
      const decision = {
        isAccepted: request.state === 'accepted',
        answer: request.answer,
        refund: amount === 0 ? '' : formatRupees(amount),
      };
      return { ...toCustomer, mail: returnDecidedMail({ ...about, ...decision }) };
    }
  }
}
