import { modeOfMailer } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { mailCommittedOrder } from '../../selling/orders/mail-committed-order.ts';

export const CustomerOrderPayLaterMailer: Handler<'CustomerOrderPayLaterMailer'> = ({ orderId }, call) =>
  mailCommittedOrder(call.services, call.visitor.customer, orderId, modeOfMailer.CustomerOrderPayLaterMailer);
