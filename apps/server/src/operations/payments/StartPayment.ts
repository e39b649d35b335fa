import { fail, ok } from '@boxwright/contract';
import { paise } from '@boxwright/money';
import type { Handler } from '../../door/call.ts';
import { signedOutText } from '../../door/invoke.ts';
import { overLimit } from '../../door/limits.ts';
import { orderNumber } from '../../orders/orderNumber.ts';
import { startAttempt } from '../../payments/startAttempt.ts';

export const StartPayment: Handler<'StartPayment'> = async ({ orderId, purpose }, call) => {
  const { customer } = call.visitor;
  if (!customer) return fail('signed_out', signedOutText);
  const refused = await overLimit(call, 'payment of customer', String(customer.id));
  if (refused) return refused;
  const { services } = call;
  const started = await startAttempt(services, { customerId: customer.id, orderId, purpose });
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
