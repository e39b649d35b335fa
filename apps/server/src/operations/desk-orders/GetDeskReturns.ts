import { ok } from '@boxwright/contract';
import { findOrder, returnPhotosOf, returnRequestsOf } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';
import { presentRequests } from '../../selling/returns/present-returns.ts';

export const GetDeskReturns: Handler<'GetDeskReturns'> = async ({ orderId }, { services: { db } }) => {
  if (!(await findOrder(db, orderId))) return noSuchOrder;
  return ok(presentRequests(await returnRequestsOf(db, orderId), await returnPhotosOf(db, orderId)));
};
