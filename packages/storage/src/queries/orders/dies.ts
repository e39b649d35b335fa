import { and, desc, eq, exists, inArray, ne, notExists, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../connect.ts';
import { placeholders, prepared } from '../../prepared.ts';
import { dieKey } from '../../schema/die-key.ts';
import { orderLines, orders } from '../../schema/orders.ts';
import { paymentAttempts } from '../../schema/payments.ts';
import { productionJobs, productionTools } from '../../schema/production.ts';
import { first } from '../equal-to.ts';

/** Conditions for a die to be on file. */
export interface DieTerms {
  /** Only orders placed since then. */
  readonly since: Date;
  /** The gateway in use: what was paid in the sandbox doesn't count in a shop that takes money. */
  readonly gateway: string;
}

/** A customer's die, named by the order that paid for it. */
export interface Die {
  readonly number: number;
  readonly placedAt: Date;
  /** The revision of the drawing it was made for. */
  readonly drawing: number;
  /** Whether both parts of the box lie on it. */
  readonly isTogether: boolean;
  /** What laid the box of which it was made. */
  readonly engineVersion: string;
  /** How the grain runs in the box, as its snapshot says it; snapshots of before don't. */
  readonly grain: string;
}

/** The box of a die, as in the snapshot of a line. */
export interface DieBox {
  readonly style: string;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly board: { readonly gsm: number; readonly bulk: number };
}

/** The values of `dieOf`'s placeholders. */
export const termValues = ({ since, gateway }: DieTerms) => ({ since: since.toISOString(), gateway });

/** Terms under which no die is on file: for callers that need no prices. */
export const noDies: DieTerms = { since: new Date('9999-12-31T00:00:00Z'), gateway: '' };

/**
 * SQL: the latest order in which a customer paid for a die. Money was received for it, or the works have made the die or
 * the boxes: acceptance alone isn't enough, because orders to be paid later are accepted on the customer's word. It isn't
 * cancelled, and hasn't come back unpaid. A reorder doesn't count, because its price had no die in it, so the index holds
 * few lines per die. Give its placeholders `termValues`.
 */
export const dieOf = (db: DbOrTx, customerId: SQLWrapper, key: SQLWrapper) => {
  const terms = placeholders('since', 'gateway');
  const inSandbox = db
    .select({ one: sql`1` })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.orderId, orders.id),
        eq(paymentAttempts.state, 'succeeded'),
        sql`${paymentAttempts.gateway} = 'sandbox' and ${terms.gateway}::text <> 'sandbox'`,
      ),
    );
  const madeDie = db
    .select({ one: sql`1` })
    .from(productionTools)
    .innerJoin(productionJobs, eq(productionJobs.id, productionTools.jobId))
    .where(and(eq(productionJobs.lineId, orderLines.id), eq(productionTools.kind, 'die')));
  return db
    .select({
      number: orders.number,
      placedAt: orders.placedAt,
      drawing: sql<number>`coalesce((${orderLines.configuration} ->> 'drawing')::integer, 1)`.as('drawing'),
      isTogether: sql<boolean>`coalesce(${orderLines.breakdown} #>> '{parts,1,run}' = '1', false)`.as('is_together'),
      engineVersion: orderLines.engineVersion,
      grain: sql<string>`coalesce(${orderLines.configuration} ->> 'grain', 'free')`.as('grain'),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        sql`${orderLines.customerId} = ${customerId}`,
        sql`${orderLines.paidDieKey} = ${key}`,
        sql`${orders.placedAt} >= ${terms.since}::timestamptz`,
        or(
          // According to the ledger.
          inArray(orders.paymentStatus, ['Paid', 'Partially Paid']),
          inArray(orders.status, ['Packed', 'Dispatched', 'Delivered']),
          and(ne(orders.status, 'Returned'), exists(madeDie)),
        ),
        ne(orders.status, 'Cancelled'),
        notExists(inSandbox),
      ),
    )
    .orderBy(desc(orderLines.orderId))
    .limit(1);
};

const dieOfBox = prepared('die_of_box', (db) => {
  const { customerId, box } = placeholders('customerId', 'box');
  return dieOf(db, sql`${customerId}::integer`, dieKey(sql`${box}::jsonb`));
});

/** The customer's die for a box; undefined when it has to be made. */
export async function findDie(db: DbOrTx, customerId: number, box: DieBox, terms: DieTerms): Promise<Die | undefined> {
  return first(await dieOfBox(db, { customerId, box: JSON.stringify(keyedBy(box)), ...termValues(terms) }));
}

/** What is the same for boxes that one die cuts, for each of these boxes. */
export async function dieKeysOf(db: DbOrTx, boxes: readonly DieBox[]): Promise<(string | null)[]> {
  const all = sql`jsonb_array_elements(${JSON.stringify(boxes.map(keyedBy))}::jsonb) with ordinality as boxes (box, place)`;
  const rows = await db
    .select({ key: dieKey(sql`box`) })
    .from(all)
    .orderBy(sql`place`);
  return rows.map(({ key }) => key as string | null);
}

const keyedBy = ({ style, length, width, height, board: { gsm, bulk } }: DieBox): DieBox => ({
  ...{ style, length, width, height, board: { gsm, bulk } },
});

/**
 * A customer's other orders, not cancelled, whose price has no die because this order paid for it.
 *
 * @param number of the order that paid, as the snapshots of lines name it
 */
export function ordersWithDieOf(
  db: DbOrTx,
  { id, customerId }: { readonly id: number; readonly customerId: number },
  number: string,
): Promise<{ number: number; placedAt: Date }[]> {
  return db
    .selectDistinct({ number: orders.number, placedAt: orders.placedAt })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.customerId, customerId),
        ne(orders.id, id),
        ne(orders.status, 'Cancelled'),
        sql`${orderLines.configuration} -> 'die' ->> 'order' = ${number}`,
      ),
    )
    .orderBy(orders.number);
}
