import { and, asc, eq, exists, gte, inArray, isNull, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { Order, OrderLine } from '../../rows.ts';
import { orderLines, orders } from '../../schema/orders.ts';
import { paymentAttempts, paymentLedger } from '../../schema/payments.ts';
import { refunds } from '../../schema/refunds.ts';
import { sampleCredits } from '../../schema/sample-credits.ts';

/** The order that a sample is credited against. */
const against = alias(orders, 'against');

/** A sample that a customer has paid for. */
export interface PaidSample {
  readonly line: Pick<OrderLine, 'id' | 'variantId' | 'configuration' | 'goodsPaise' | 'discountPaise' | 'gstRateBps'>;
  readonly order: Pick<Order, 'number' | 'placedAt' | 'placeOfSupply' | 'supplyType'>;
}

/** Whose samples are counted, and for which cart. */
export interface SamplesWanted {
  readonly customerId: number;
  /** A sample that is credited against this cart's order remains available to it. */
  readonly cartId: number;
  /** Only samples ordered since then, except those that are credited against this cart's order already. */
  readonly since: Date;
  /** Whether samples that were paid in the sandbox count. */
  readonly withSandbox: boolean;
  /** Only samples in these orders, which the caller has locked with `lockOrdersBehindPrices`. */
  readonly orderIds?: readonly number[];
}

/** A customer's samples whose price hasn't been credited yet, oldest first. Cancelled and refunded ones don't count. */
export function findSamplesToCredit(db: DbOrTx, wanted: SamplesWanted): Promise<PaidSample[]> {
  const creditedAgainst = (order: SQL | undefined) =>
    db
      .select({ one: sql`1` })
      .from(sampleCredits)
      .innerJoin(against, eq(against.id, sampleCredits.orderId))
      .where(and(eq(sampleCredits.sampleLineId, orderLines.id), isNull(sampleCredits.freedAt), order));
  return db
    .select({
      line: {
        id: orderLines.id,
        variantId: orderLines.variantId,
        configuration: orderLines.configuration,
        goodsPaise: orderLines.goodsPaise,
        discountPaise: orderLines.discountPaise,
        gstRateBps: orderLines.gstRateBps,
      },
      order: {
        number: orders.number,
        placedAt: orders.placedAt,
        placeOfSupply: orders.placeOfSupply,
        supplyType: orders.supplyType,
      },
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        isPaidSample(wanted.customerId),
        isNotPaidBack,
        ne(orders.cartId, wanted.cartId),
        wanted.orderIds && inArray(orders.id, [...wanted.orderIds]),
        or(gte(orders.placedAt, wanted.since), exists(creditedAgainst(eq(against.cartId, wanted.cartId)))),
        notExists(creditedAgainst(and(ne(against.cartId, wanted.cartId), ne(against.status, 'Cancelled')))),
        wanted.withSandbox ? undefined : notExists(sandboxPaymentOf(db)),
      ),
    )
    .orderBy(asc(orderLines.id));
}

/** Stores exactly these samples as credited against an order; the caller must hold the locks. */
export async function keepSampleCredits(
  tx: Tx,
  orderId: number,
  credits: readonly { readonly lineId: number; readonly amountPaise: number }[],
  now: Date,
): Promise<void> {
  await tx.delete(sampleCredits).where(eq(sampleCredits.orderId, orderId));
  if (credits.length === 0) return;
  const lineIds = credits.map(({ lineId }) => lineId);
  const cancelled = tx.select({ id: orders.id }).from(orders).where(eq(orders.status, 'Cancelled'));
  await tx
    .update(sampleCredits)
    .set({ freedAt: now })
    .where(
      and(
        inArray(sampleCredits.sampleLineId, lineIds),
        isNull(sampleCredits.freedAt),
        inArray(sampleCredits.orderId, cancelled),
      ),
    );
  await tx
    .insert(sampleCredits)
    .values(credits.map(({ lineId, amountPaise }) => ({ sampleLineId: lineId, orderId, amountPaise })));
}

/** The samples that are credited against an order: their orders, and what was paid for them. */
export function sampleCreditsOf(
  db: DbOrTx,
  orderId: number,
): Promise<{ number: number; placedAt: Date; amountPaise: number }[]> {
  return db
    .select({ number: orders.number, placedAt: orders.placedAt, amountPaise: sampleCredits.amountPaise })
    .from(sampleCredits)
    .innerJoin(orderLines, eq(orderLines.id, sampleCredits.sampleLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(sampleCredits.orderId, orderId))
    .orderBy(asc(sampleCredits.id));
}

/** The orders against which samples of this order are credited, without cancelled ones. */
export function ordersCreditedFrom(db: DbOrTx, orderId: number): Promise<{ number: number; placedAt: Date }[]> {
  return db
    .selectDistinct({ number: against.number, placedAt: against.placedAt })
    .from(sampleCredits)
    .innerJoin(orderLines, eq(orderLines.id, sampleCredits.sampleLineId))
    .innerJoin(against, eq(against.id, sampleCredits.orderId))
    .where(and(eq(orderLines.orderId, orderId), isNull(sampleCredits.freedAt), ne(against.status, 'Cancelled')))
    .orderBy(asc(against.number));
}

/** How much of an order's samples is credited against other orders that aren't cancelled, in paise. */
export async function amountCreditedFrom(db: DbOrTx, orderId: number): Promise<number> {
  const [sum] = await db
    .select({ paise: sql`coalesce(sum(${sampleCredits.amountPaise}), 0)`.mapWith(Number) })
    .from(sampleCredits)
    .innerJoin(orderLines, eq(orderLines.id, sampleCredits.sampleLineId))
    .innerJoin(against, eq(against.id, sampleCredits.orderId))
    .where(and(eq(orderLines.orderId, orderId), isNull(sampleCredits.freedAt), ne(against.status, 'Cancelled')));
  return sum?.paise ?? 0;
}

const isPaidSample = (customerId: number) =>
  and(
    eq(orders.customerId, customerId),
    eq(orders.paymentStatus, 'Paid'),
    ne(orders.status, 'Cancelled'),
    eq(orderLines.kind, 'sample'),
  );

/** SQL: what was paid for the samples of an order, with tax. */
const priceOfSamples = sql`(select sum(line.goods_paise - line.discount_paise + line.cgst_paise + line.sgst_paise + line.igst_paise)
  from ${orderLines} line where line.order_id = ${orders.id} and line.kind = 'sample')`;

/** SQL: what was received, less refunds, also those on their way: they enter the ledger days later. */
const isNotPaidBack = sql`(select coalesce(sum(entry.amount_paise), 0) from ${paymentLedger} entry
    where entry.order_id = ${orders.id} and entry.kind not in ('refund', 'credit', 'debit'))
  - (select coalesce(sum(refund.amount_paise), 0) from ${refunds} refund
    where refund.order_id = ${orders.id} and refund.state <> 'withdrawn')
  >= ${priceOfSamples}`;

const sandboxPaymentOf = (db: DbOrTx) =>
  db
    .select({ one: sql`1` })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.orderId, orders.id),
        eq(paymentAttempts.state, 'succeeded'),
        eq(paymentAttempts.gateway, 'sandbox'),
      ),
    );
