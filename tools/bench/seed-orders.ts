import type { Rows } from '../torture/postgres.ts';

/** Runs a statement on the shop's database. */
type Query = (sql: string, values?: readonly unknown[]) => Promise<Rows>;

export interface SeededOrders {
  /** All customers' orders together. */
  readonly orders: number;
  /** The customer of every tenth order. */
  readonly largeId: number;
  /** The customer with 23 orders. */
  readonly smallId: number;
}

/** How many other customers there are. */
const others = 100_000;

/**
 * Fills a shop with orders of four years, for measurements: straight into the tables, without the shop's own checks, a
 * million in about two minutes. Needs PostgreSQL's superuser, as the embedded one's is.
 */
export async function seedOrders(query: Query, seeded: SeededOrders): Promise<void> {
  // Foreign keys and triggers would take most of the time; the rows are valid without them.
  await query('SET session_replication_role = replica');
  for (const [statement, ...values] of statements(seeded)) await query(statement, values);
  await query('SET session_replication_role = origin');
  // One at a time: VACUUM can't run beside another statement.
  for (const table of [
    'customers',
    'customer_words',
    'ordered_boxes',
    'carts',
    'return_requests',
    'orders',
    'order_lines',
    'payment_attempts',
    'order_months',
    'order_days',
  ])
    await query(`VACUUM ANALYZE ${table}`);
}

const statements = ({ orders, largeId, smallId }: SeededOrders): readonly [string, ...unknown[]][] => [
  [
    `INSERT INTO customers (name, email, mobile, company_name)
     SELECT (ARRAY['Asha','Ravi','Meena','Karthik','Divya','Suresh','Priya','Mani'])[1 + n % 8] || ' '
         || (ARRAY['Raman','Menon','Sundaram','Iyer','Khan','Das','Pillai'])[1 + n % 7] || ' ' || n,
       'seeded-' || n || '@bench.example', (9840000000 + n)::text, 'Company ' || n FROM generate_series(1, $1::int) AS n`,
    others,
  ],
  [
    // Older orders are finished; those of the last three weeks are on their way.
    `CREATE TEMP TABLE plan AS
     WITH drawn AS (
       SELECT n,
         CASE WHEN n % ($1::int / 23) = 5 AND n / ($1::int / 23) < 23 THEN $3::int
              WHEN n % 10 = 0 THEN $2::int
              ELSE (SELECT max(id) FROM customers) - abs(hashint4(n) % ${others}) END AS customer,
         now() - interval '4 years' * (1 - n / $1::float8) AS placed,
         abs(hashint4(n + 1) % 100) AS draw
       FROM generate_series(1, $1::int) AS n)
     SELECT n, customer, placed, draw,
       CASE WHEN draw < 4 THEN 'Cancelled'
            WHEN placed < now() - interval '21 days' THEN 'Delivered'
            WHEN placed < now() - interval '16 days' THEN 'Dispatched'
            WHEN placed < now() - interval '13 days' THEN 'Packed'
            WHEN placed < now() - interval '4 days' THEN 'In Production'
            WHEN placed < now() - interval '1 day' THEN 'Order Accepted' ELSE 'IN-PROCESS' END AS status,
       CASE WHEN draw % 10 = 7 THEN 'COD' WHEN draw % 10 = 8 THEN 'PayLater' ELSE 'OnlinePayment' END AS mode,
       CASE WHEN draw < 4 THEN 'Payment Failed' WHEN draw % 25 = 6 THEN 'Partially Paid' ELSE 'Paid' END AS payment,
       100000 + n::bigint * 7331 % 4900000 AS goods
     FROM drawn ORDER BY n`,
    orders,
    largeId,
    smallId,
  ],
  ['ANALYZE plan'],
  ['INSERT INTO customer_words SELECT id, words_of_customer(id) FROM customers ON CONFLICT DO NOTHING'],
  ['CREATE TEMP TABLE boxes AS SELECT array_agg(id ORDER BY id) AS ids FROM variants'],
  [
    `INSERT INTO carts (customer_id, status, created_at, updated_at)
     SELECT customer, 'ORDERED', placed, placed FROM plan ORDER BY n`,
  ],
  [
    `INSERT INTO orders (cart_id, customer_id, order_type, status, payment_status, payment_mode, reference, delivery_type,
       billing_address, shipping_address, place_of_supply, goods_paise, delivery_paise, cgst_paise, sgst_paise,
       igst_paise, total_paise, ready_by, placed_at, updated_at)
     SELECT (SELECT max(id) - $1::int FROM carts) + n, customer, 'Normal', status, payment, mode, 'seeded-' || n,
       CASE WHEN n % 9 = 0 THEN 'SelfPickup' ELSE 'StandardShipping' END, address, address, '33', goods, 0, goods * 9 / 100, goods * 9 / 100, 0,
       goods + 2 * (goods * 9 / 100), CASE status WHEN 'IN-PROCESS' THEN null ELSE placed::date + 9 END, placed, placed
     FROM plan, (SELECT jsonb_build_object('addressId', null, 'companyName', 'Kokko Chocolates', 'contactName',
       'Asha Raman', 'mobile', '9840012345', 'flat', '12', 'area', 'Mill Road', 'landmark', null, 'country', 'India',
       'state', 'Tamil Nadu', 'stateGstCode', '33', 'city', 'Coimbatore', 'pincode', '641001', 'email', null,
       'gstin', null) AS address) AS one ORDER BY n`,
    orders,
  ],
  [
    `INSERT INTO order_lines (order_id, position, kind, variant_id, item_name, description, quantity, unit_price, configuration,
       delivery_type, destination_pincode, customer_id, engine_version, goods_paise, gst_rate_bps, hsn, cgst_paise,
       sgst_paise, igst_paise, weight_grams, breakdown, created_at)
     SELECT id, position, CASE WHEN id % 4 = 0 THEN 'sticker' ELSE 'box' END,
       CASE WHEN id % 4 <> 0 THEN (SELECT ids[1 + abs(hashint4(id)) % array_length(ids, 1)] FROM boxes) END, 'Straight Tuck End', 'Seeded', 1000, 0,
       '{}', 'StandardShipping', '641001', customer_id, 'bench', goods_paise, 1800, '4819', 0, 0, 0, 18000, '{}', placed_at
     FROM orders, generate_series(0, id % 3 / 2) AS position WHERE reference LIKE 'seeded-%' ORDER BY id`,
  ],
  [
    `INSERT INTO ordered_boxes (order_id, position, day, variant_id, quantity, value_paise)
     SELECT l.order_id, l.position, (o.placed_at AT TIME ZONE 'Asia/Kolkata')::date, l.variant_id, l.quantity, l.goods_paise
       FROM order_lines l JOIN orders o ON o.id = l.order_id
      WHERE o.reference LIKE 'seeded-%' AND o.status <> 'Cancelled' AND l.variant_id IS NOT NULL ORDER BY l.order_id`,
  ],
  [
    `INSERT INTO return_requests (order_id, reason, wish, batch_number, manufactured_on, description, state, decided_at)
     SELECT id, 'damaged', 'refund', 'B1', placed_at::date, 'Seeded',
       CASE WHEN id % 500 = 0 THEN 'received' ELSE 'accepted' END, CASE WHEN id % 500 = 0 THEN null ELSE now() END
     FROM orders WHERE reference LIKE 'seeded-%' AND status = 'Delivered' AND id % 100 = 0`,
  ],
  [
    `INSERT INTO payment_attempts (order_id, txnid, purpose, amount_paise, gateway, state, created_at, updated_at)
     SELECT id, 'seeded-' || lpad(id::text, 9, '0'), 'full', total_paise, 'sandbox', 'succeeded', placed_at, placed_at
     FROM orders WHERE reference LIKE 'seeded-%' AND payment_status = 'Paid' AND payment_mode <> 'COD' ORDER BY id`,
  ],
  [
    `INSERT INTO order_months
     SELECT customer_id, date_trunc('month', placed_at AT TIME ZONE 'Asia/Kolkata')::date, count(*),
       coalesce(sum(total_paise) FILTER (WHERE status <> 'Cancelled'), 0), now()::date, 0, 0
     FROM orders GROUP BY 1, 2`,
  ],
  [
    `INSERT INTO order_days
     SELECT (placed_at AT TIME ZONE 'Asia/Kolkata')::date, customer_id % 16, count(*),
       coalesce(sum(total_paise) FILTER (WHERE status <> 'Cancelled'), 0)
     FROM orders GROUP BY 1, 2`,
  ],
];
