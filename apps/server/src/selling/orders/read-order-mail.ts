import { isPaidByTransfer } from '@boxwright/orders';
import { findOrderToMail } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { currentCatalogue } from '../catalogue/catalogue.ts';
import { bankLines } from '../company/bank-lines.ts';
import { readCompany } from '../company/company.ts';
import { loadPapers } from '../company/papers.ts';
import { isAllApprovedBefore } from './all-approved-before.ts';
import { datesOfOrder, readyText } from './order-dates.ts';
import type { OrderMail } from './order-mails.ts';
import { orderToken } from './order-token.ts';
import { proofUrl } from './proof-link.ts';
import { readStoredOrder } from './stored-order.ts';
import { trackUrl } from './tracking.ts';

/** Everything that a mail about an order says; undefined when there is no such order. */
export async function readOrderMail(
  services: Services,
  wanted: Parameters<typeof findOrderToMail>[1],
): Promise<OrderMail | undefined> {
  const { db, env, secrets } = services;
  const found = await findOrderToMail(db, wanted);
  if (!found) return undefined;
  const { order, lines, customer, linkVersion, hasRefunds } = found;
  const stored = await readStoredOrder(services, order, lines);
  const company = await readCompany(db);
  const isApproved = isAllApprovedBefore(stored);
  const dates = datesOfOrder(await currentCatalogue(services), company, stored, { now: services.now(), isApproved });
  const isToTransfer = isPaidByTransfer(order.paymentMode) && stored.money.due > 0;
  return {
    stored,
    customer,
    hasRefunds,
    ready: readyText(dates, company, stored, isApproved),
    company,
    publicUrl: env.publicUrl,
    token: orderToken(secrets.orderToken, order.id),
    trackUrl: trackUrl(services, order.id, linkVersion),
    proofUrlTo: (may) => proofUrl(services, { orderId: order.id, version: linkVersion, may }),
    account: isToTransfer ? bankLines(await loadPapers(db), order) : [],
  };
}
