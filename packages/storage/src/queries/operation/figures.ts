import { type DbOrTx, runText } from '../../connect.ts';
import type { JsonObject } from '../../schema/columns.ts';
import type { AccountPeriod } from '../accounts/accounts.ts';
import { orderOfQuotation } from '../documents/quotations-followed.ts';

/** A line of an order that was sent for the first time in a period, with what was used to make it. */
export interface SentLine {
  readonly orderId: number;
  readonly orderNumber: number;
  readonly placedAt: Date;
  readonly customerId: number;
  readonly customer: string;
  /** From 0. */
  readonly position: number;
  readonly item: string;
  readonly kind: 'box' | 'sticker' | 'sample';
  /** Code of a box's style; null for other goods. */
  readonly style: string | null;
  readonly ordered: number;
  /** Goods less discount, before tax, in paise. */
  readonly netPaise: number;
  /** What debit notes have added to it, before tax, in paise. */
  readonly debitedPaise: number;
  readonly breakdown: JsonObject;
  readonly jobId: number | null;
  /** Good pieces at the packing; null if nobody has counted. */
  readonly good: number | null;
  /** Spoiled pieces of all steps. */
  readonly spoiled: number;
  readonly sheetsUsed: number;
  /** Between start and end of its steps, where both were pressed. */
  readonly minutes: number;
  readonly plates: number;
  readonly dies: number;
  /** What it cost beside the costs of its price, in paise. */
  readonly furtherPaise: number;
}

const inPeriod = (column: string) =>
  `${column} >= ($1::date)::timestamp at time zone 'Asia/Kolkata' and ${column} < ($2::date + 1)::timestamp at time zone 'Asia/Kolkata'`;

/** The orders that were sent for the first time in the period. */
const sent = `
  with sent as (
    select order_id, min(created_at) as at from order_steps where status = 'Dispatched'
     group by order_id having ${inPeriod('min(created_at)')})`;

/** The newest count of each step of a job. */
const counts = `(select distinct on (step) step, good, waste from production_counts where job_id = j.id order by step, id desc)`;

/** The lines of the orders sent in a period, the newest first. */
export async function listSentLines(db: DbOrTx, { from, to }: AccountPeriod, limit: number): Promise<SentLine[]> {
  const { rows } = await runText<SentLine>(
    db,
    `${sent}
     select o.id as "orderId", o.number as "orderNumber", o.placed_at as "placedAt", o.customer_id as "customerId",
       coalesce(nullif(o.billing_address ->> 'companyName', ''), o.billing_address ->> 'contactName', '') as customer,
       l.position, l.item_name as item, l.kind, l.configuration ->> 'style' as style, l.quantity as ordered,
       (l.goods_paise - l.discount_paise)::float8 as "netPaise",
       coalesce((select sum((d.snapshot -> 'lines' -> l.position ->> 'taxable')::bigint) from documents d
         where d.order_id = o.id and d.kind = 'debit-note'), 0)::float8 as "debitedPaise", l.breakdown, j.id as "jobId",
       (select good from ${counts} c where step = 'packing') as good,
       coalesce((select sum(waste) from ${counts} c), 0)::int as spoiled,
       coalesce((select -sum(e.sheets) from stock_entries e where e.job_id = j.id), 0)::int as "sheetsUsed",
       coalesce((select sum(extract(epoch from d.created_at - d.started_at) / 60) from production_steps_done d
         where d.job_id = j.id and d.undone_at is null), 0)::int as minutes,
       (select count(*) from production_tools t where t.job_id = j.id and t.kind = 'plates')::int as plates,
       (select count(*) from production_tools t where t.job_id = j.id and t.kind = 'die')::int as dies,
       coalesce((select sum(amount_paise) from production_costs x where x.job_id = j.id), 0)::float8 as "furtherPaise"
       from sent join orders o on o.id = sent.order_id
       join order_lines l on l.order_id = o.id
       left join production_jobs j on j.line_id = l.id
      order by sent.at desc, o.id desc, l.position limit $3`,
    [from, to, limit],
  );
  return rows;
}

/** How a period went, in counts. */
export interface PeriodCounts {
  readonly sent: number;
  /** Of those sent, how many had a day to be ready by, and how many left by it. */
  readonly promised: number;
  readonly onTime: number;
  /** Quotations made, and how many of them were ordered since. */
  readonly quotations: number;
  readonly quotationsOrdered: number;
  /** Carts begun, and how many of them were ordered since. */
  readonly carts: number;
  readonly cartsOrdered: number;
}

export async function countPeriod(db: DbOrTx, { from, to }: AccountPeriod): Promise<PeriodCounts> {
  const { rows } = await runText<PeriodCounts>(
    db,
    `${sent}, quoted as (
       select q.number, ${orderOfQuotation} is not null as ordered
         from quotations q where ${inPeriod('q.created_at')}),
     begun as (
       select exists (select from orders o where o.cart_id = c.id and o.status <> 'Cancelled') as ordered
         from carts c where ${inPeriod('c.created_at')})
     select (select count(*) from sent)::int as sent,
       (select count(*) from sent join orders o on o.id = sent.order_id where o.ready_by is not null)::int as promised,
       (select count(*) from sent join orders o on o.id = sent.order_id
         where (sent.at at time zone 'Asia/Kolkata')::date <= o.ready_by)::int as "onTime",
       (select count(*) from quoted)::int as quotations,
       (select count(*) from quoted where ordered)::int as "quotationsOrdered",
       (select count(*) from begun)::int as carts,
       (select count(*) from begun where ordered)::int as "cartsOrdered"`,
    [from, to],
  );
  const [counted] = rows;
  if (!counted) throw new Error('A count has a row');
  return counted;
}

export interface ComplaintCount {
  /** A reason of a return request, or why an order came back. */
  readonly reason: string;
  /** Whether it came back on its way; otherwise its customer has complained. */
  readonly isOnTheWay: boolean;
  readonly count: number;
  /** How many complaints were accepted; of parcels that came back, none are decided. */
  readonly accepted: number;
}

/** The complaints of a period and the orders that came back in it, by their reasons. */
export async function countComplaints(db: DbOrTx, { from, to }: AccountPeriod): Promise<ComplaintCount[]> {
  const { rows } = await runText<ComplaintCount>(
    db,
    `select reason, false as "isOnTheWay", count(*)::int as count,
       count(*) filter (where state = 'accepted')::int as accepted
       from return_requests where ${inPeriod('created_at')} group by reason
     union all
     select reason, true, count(*)::int, 0 from order_steps
      where status = 'Returned' and ${inPeriod('created_at')} group by reason
      order by 2, 3 desc, 1`,
    [from, to],
  );
  return rows;
}

export interface LookedAt {
  readonly event: string;
  readonly page: string;
  readonly label: string;
  readonly count: number;
}

/** What visitors did most in a period, by event and page; staff in the back office are no visitors. */
export async function sumEventCounts(db: DbOrTx, { from, to }: AccountPeriod, limit: number): Promise<LookedAt[]> {
  const { rows } = await runText<LookedAt>(
    db,
    `select event, page, label, sum(count)::float8 as count from event_counts
      where day between $1::date and $2::date and page <> '/manage' group by event, page, label
      order by 4 desc, event, page, label limit $3`,
    [from, to, limit],
  );
  return rows;
}
