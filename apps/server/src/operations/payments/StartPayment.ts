import { ok } from '@boxwright/contract';
import { paise } from '@boxwright/money';
import type { Handler } from '../../door/call.ts';
import { checkRateLimit } from '../../door/limits.ts';
import { orderNumber } from '../../selling/orders/order-number.ts';
import { startAttempt } from '../../selling/payments/start-attempt.ts';

export const StartPayment: Handler<'StartPayment'> = async ({ orderId, purpose, ...seen }, call) => {
  const { customer } = call.visitor;
  const refused = await checkRateLimit(call, 'payment of customer', String(customer.id));
  if (refused) return refused;
  const { services } = call;
  const started = await startAttempt(services, { customer, orderId, purpose, ...seen });
  if (!started.ok) return started;

  const { order, attempt, firstItem } = started.value;
  const returnUrl = `${services.env.publicUrl}/payments/return`;
  const [firstName = customer.name, ...lastNames] = customer.name.split(/\s+/);
  const form = services.gateway.paymentForm({
    txnid: attempt.txnid,
    amount: paise(attempt.amountPaise),
    productInfo: `${orderNumber(order)} ${firstItem}`,
    firstName,
    lastName: lastNames.join(' '),
    email: customer.email,
    phone: order.billingAddress.mobile,
    returnUrls: { success: returnUrl, failure: returnUrl, cancel: returnUrl },
  });
  return ok({
    transactionId: attempt.txnid,
    amount: attempt.amountPaise,
    action: form.action,
    fields: { ...form.fields },
  });
};
