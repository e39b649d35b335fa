import { and, eq, sql } from 'drizzle-orm';
import { type DbOrTx, runText, type Tx } from '../../connect.ts';
import type { Refund } from '../../rows.ts';
import { refunds } from '../../schema/refunds.ts';
import { first } from '../equal-to.ts';

/** A refund with what staff have to know to pay it back. */
export interface ListedRefund {
  readonly id: number;
  readonly orderId: number;
  readonly orderNumber: number;
  readonly placedAt: Date;
  readonly customerName: string;
  readonly mobile: string;
  /** Paise. */
  readonly amount: number;
  readonly state: Refund['state'];
  readonly cause: string;
  readonly problem: string | null;
  readonly attemptId: number | null;
  readonly account: string | null;
  readonly paidOn: string | null;
  readonly paidBy: string | null;
  readonly reference: string | null;
  readonly createdAt: Date;
  /** Id of the refund voucher or credit note. */
  readonly voucherId: number | null;
  readonly voucherNumber: string | null;
}

/** Refunds in some states, beginning after one of them; oldest or newest first. */
export async function listRefunds(
  db: DbOrTx,
  states: readonly Refund['state'][],
  { after, limit, isOldestFirst }: { after?: number | undefined; limit: number; isOldestFirst: boolean },
): Promise<ListedRefund[]> {
  const [later, order] = isOldestFirst ? ['>', 'asc'] : ['<', 'desc'];
  const { rows } = await runText<ListedRefund>(
    db,
    `select r.id, r.order_id as "orderId", o.number as "orderNumber", o.placed_at as "placedAt",
       c.name as "customerName", c.mobile, r.amount_paise::float8 as amount, r.state, r.cause, r.problem,
       r.attempt_id as "attemptId", r.account, r.paid_on::text as "paidOn", s.name as "paidBy", r.reference,
       r.created_at as "createdAt", v.id as "voucherId", v.number as "voucherNumber"
       from (select * from refunds where state = any($1::text[]) and ($2::int is null or id ${later} $2)
              order by id ${order} limit $3) r
       join orders o on o.id = r.order_id
       join customers c on c.id = o.customer_id
       left join staff s on s.id = r.staff_id
       left join lateral (
         select d.id, d.number from payment_ledger l
           join documents d on d.order_id = l.order_id and d.made_from = 'ledger:' || l.id
            and d.kind in ('refund-voucher', 'credit-note')
          where r.state = 'succeeded' and l.order_id = r.order_id and l.kind = 'refund'
            and l.attempt_id is not distinct from r.attempt_id and l.amount_paise = -r.amount_paise
            and l.gateway_payment_id = coalesce(r.reference, r.token)
          order by l.id limit 1) v on true
      order by r.id ${order}`,
    [states, after ?? null, limit],
  );
  return rows;
}

/**
 * Records where a refund is to be transferred. False when another account than `seen` is recorded, or when the refund
 * doesn't wait for staff.
 */
export async function noteRefundAccount(
  tx: Tx,
  refundId: number,
  { seen, account }: { readonly seen: string; readonly account: string },
): Promise<boolean> {
  const changed = await tx
    .update(refunds)
    .set({ account: account === '' ? null : account })
    .where(
      and(
        eq(refunds.id, refundId),
        eq(refunds.state, 'by-hand'),
        sql`coalesce(${refunds.account}, '') in (${seen}, ${account})`,
      ),
    )
    .returning({ id: refunds.id });
  return first(changed) !== undefined;
}
