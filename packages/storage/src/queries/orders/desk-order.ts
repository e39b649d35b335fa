import { and, desc, eq, gte } from 'drizzle-orm';
import type { DbOrTx } from '../../connect.ts';
import type { Mail } from '../../rows.ts';
import { staff } from '../../schema/customers.ts';
import { mails } from '../../schema/mails.ts';
import { orderSteps } from '../../schema/order-steps.ts';
import { paymentLedger } from '../../schema/payments.ts';
import { refunds } from '../../schema/refunds.ts';
import { returnRequests } from '../../schema/return-requests.ts';

/** By their ids, the names of the members of staff who took steps, recorded payments, paid back or decided returns. */
export async function staffOfOrder(db: DbOrTx, orderId: number): Promise<ReadonlyMap<number, string>> {
  const named = { id: staff.id, name: staff.name };
  const ofSteps = db
    .select(named)
    .from(staff)
    .innerJoin(orderSteps, and(eq(orderSteps.staffId, staff.id), eq(orderSteps.orderId, orderId)));
  const ofLedger = db
    .select(named)
    .from(staff)
    .innerJoin(paymentLedger, and(eq(paymentLedger.staffId, staff.id), eq(paymentLedger.orderId, orderId)));
  const ofRefunds = db
    .select(named)
    .from(staff)
    .innerJoin(refunds, and(eq(refunds.staffId, staff.id), eq(refunds.orderId, orderId)));
  const ofReturns = db
    .select(named)
    .from(staff)
    .innerJoin(returnRequests, and(eq(returnRequests.decidedBy, staff.id), eq(returnRequests.orderId, orderId)));
  const found = await ofSteps.union(ofLedger).union(ofRefunds).union(ofReturns);
  return new Map(found.map(({ id, name }) => [id, name]));
}

export type MailToCustomer = Pick<Mail, 'id' | 'key' | 'subject' | 'state' | 'createdAt'>;

/** The mails to an address since a moment, newest first. */
export function mailsSince(db: DbOrTx, recipient: string, since: Date, limit: number): Promise<MailToCustomer[]> {
  const { id, key, subject, state, createdAt } = mails;
  return db
    .select({ id, key, subject, state, createdAt })
    .from(mails)
    .where(and(eq(mails.recipient, recipient), gte(mails.createdAt, since)))
    .orderBy(desc(mails.id))
    .limit(limit);
}
