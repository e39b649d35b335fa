import { ok } from '@boxwright/contract';
import { awaitsApproval } from '@boxwright/orders';
import { findCustomer } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { readCompany } from '../../selling/company/company.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { isAllApprovedBefore } from '../../selling/orders/all-approved-before.ts';
import { isCreditedWhole } from '../../selling/orders/is-credited-whole.ts';
import { nextItems } from '../../selling/orders/next-items.ts';
import { openPaymentOf } from '../../selling/orders/open-payment-of.ts';
import { datesOfOrder } from '../../selling/orders/order-dates.ts';
import { partsShown } from '../../selling/orders/parts-shown.ts';
import { readStoredOrder } from '../../selling/orders/stored-order.ts';
import { openTrackedOrder } from '../../selling/orders/tracked-order.ts';
import { trackedStep, trackedUntil } from '../../selling/orders/tracking.ts';

export const GetTrackedOrder: Handler<'GetTrackedOrder'> = async ({ token }, { services }) => {
  const opened = await openTrackedOrder(services, token);
  if (!opened.ok) return opened;
  const { order, steps } = opened.value;
  const [stored, customer, catalogue, company, parts] = await Promise.all([
    readStoredOrder(services, order),
    findCustomer(services.db, order.customerId),
    currentCatalogue(services),
    readCompany(services.db),
    partsShown(services.db, order),
  ]);
  const isApproved = isAllApprovedBefore(stored);
  const isMade = !awaitsApproval(order.status) && order.status !== 'In Production';
  return ok({
    id: order.id,
    number: orderNumber(order),
    placedAt: order.placedAt,
    status: order.status,
    orderType: order.orderType,
    paymentStatus: order.paymentStatus,
    isCarriageKept: order.keptPaise > 0,
    isCredited: isCreditedWhole(order),
    isApprovedBefore: isApproved,
    paymentMode: order.paymentMode,
    openAttempt: openPaymentOf(stored.money.attempts) !== null,
    isDemonstration: stored.isDemonstration,
    firstName: customer?.name.trim().split(/\s+/)[0] ?? '',
    city: order.deliveryType === 'SelfPickup' ? '' : order.shippingAddress.city,
    dates: datesOfOrder(catalogue, company, stored, { now: services.now(), isApproved }),
    items: nextItems(stored.lines).map(({ itemName, standing, ...item }, place) => ({
      ...item,
      name: itemName,
      image: stored.lines[place]?.goods.snapshot.image ?? '',
      quantity: stored.lines[place]?.quantity ?? 0,
      standing: isMade || parts.inParcels.some(({ number }) => number === place + 1) ? null : standing,
    })),
    steps: steps.map(trackedStep),
    ...parts,
    until: trackedUntil(order, steps),
  });
};
