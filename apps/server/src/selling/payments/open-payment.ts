import { type Output, ok, type Result } from '@boxwright/contract';
import { paise } from '@boxwright/money';
import type { PaymentPurpose } from '@boxwright/orders';
import type { Customer } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { orderNumber } from '../company/order-number.ts';
import type { SeenOrder } from '../orders/payable-order.ts';
import { startAttempt } from './start-attempt.ts';

/** Opens a payment attempt for a customer's own order, with the form that the browser posts to the gateway. */
export async function openPayment(
  services: Services,
  customer: Pick<Customer, 'id' | 'name' | 'email'>,
  asked: { readonly orderId: number; readonly purpose: PaymentPurpose } & SeenOrder,
): Promise<Result<Output<'StartPayment'>>> {
  const started = await startAttempt(services, { customer, ...asked });
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
}
