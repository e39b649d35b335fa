import type { ClientBase } from 'pg';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  /** Whether it may be left out: NULL is allowed, or the database fills it in. */
  readonly optional: boolean;
  /** The CHECK that lists the allowed values. */
  readonly listed: string | null;
}

/** What neither the type nor a list of values says of a column, by `table.column` or by the column's name alone. */
const special: Readonly<Record<string, (row: number) => unknown>> = {
  'account_ledger.amount_paise': () => 100,
  'account_ledger.bank_fee_paise': () => null,
  'account_ledger.how': () => 'transfer',
  'account_ledger.kind': () => 'receipt',
  'account_ledger.ledger_id': () => null,
  'account_ledger.order_id': () => null,
  'account_ledger.reversal_cause': () => null,
  'account_ledger.reverses': () => null,
  'artworks.bleed': () => 0.1,
  // A cart belongs to a customer or to a token, never to both.
  'carts.token_hash': (row) => (row % 2 === 0 ? `text ${row}` : null),
  'carts.customer_id': (row) => (row % 2 === 0 ? null : row),
  'cheques.amount_paise': () => 100,
  'cheques.number': (row) => String(100_000 + row),
  'cheques.end': (row) => (row % 2 === 1 ? 'bounced' : null),
  'cheques.bank_fee_paise': (row) => (row % 2 === 1 ? 29_500 : null),
  'tds_certificates.amount_paise': () => 100,
  'tds_certificates.quarter': () => '2026-10-01',
  'courier_bills.kind': () => 'bill',
  'courier_bills.taxable_paise': () => 100,
  'coupons.code': (row) => `CODE${row}`,
  'coupons.amount_paise': () => null,
  'coupons.percent_bps': (row) => row,
  'order_discounts.amount_paise': () => 100,
  // A price list belongs to a customer or to a group.
  'price_lists.customer_id': (row) => (row % 2 === 1 ? row : null),
  'price_lists.group_id': (row) => (row % 2 === 1 ? null : row),
  // Order forms carry the order's number; a checksum is 43 characters long.
  'documents.checksum': (row) => (row % 2 === 1 ? String(row).repeat(43) : null),
  'documents.kind': () => 'order-form',
  'documents.number': () => null,
  'e_invoices.ack_number': (row) => String(row),
  'e_invoices.irn': (row) => String(row).repeat(64),
  'eway_bills.cancelled_at': () => null,
  'eway_bills.number': (row) => (row % 2 === 1 ? `33100000000${row}` : null),
  // The only sources that forms have ever used.
  'enquiries.source': () => 'panel',
  // Rows with all columns belong to staff.
  'line_artworks.sent_by': (row) => (row % 2 === 1 ? 'staff' : 'customer'),
  // Only of an order that came back.
  'order_steps.reason': () => null,
  // Only of an order that was closed after it came back.
  'orders.exported_to': () => null,
  'orders.kept_paise': () => 0,
  'parcels.boxes': () => 1,
  'order_messages.sender': (row) => (row % 2 === 1 ? 'staff' : 'customer'),
  'proof_comments.author': (row) => (row % 2 === 1 ? 'staff' : 'customer'),
  'proof_comments.link': (row) => (row % 2 === 1 ? null : 'comment'),
  'proof_comments.side': (row) => (row % 2 === 1 ? 'inside' : null),
  'proofs.decision': (row) => (row % 2 === 1 ? 'approved' : null),
  'proofs.decided_as': (row) => (row % 2 === 1 ? 'staff' : null),
  'payment_attempts.amount_paise': () => 100,
  'payment_attempts.txnid': (row) => `transaction ${row}`,
  'payment_ledger.amount_paise': () => 100,
  'payment_ledger.attempt_id': (row) => row,
  'payment_ledger.bank_fee_paise': () => null,
  'payment_ledger.kind': () => 'payment',
  'payment_ledger.reversal_cause': () => null,
  'payment_ledger.reverses': () => null,
  'production_costs.amount_paise': () => 100,
  'production_jobs.route': () => ['printing', 'cutting', 'packing'],
  'refunds.amount_paise': () => 100,
  'sample_credits.amount_paise': () => 100,
  'sandbox_refunds.amount_paise': () => 100,
  // A row with a refund is one of a refund.
  'settlement_rows.refund_id': () => null,
  // A shape belongs to one of the first three classes.
  'sticker_classes.code': (row) => ['round', 'rectangle', 'special'][row - 1] ?? `text ${row}`,
  pincode: (row) => String(600_000 + row),
  destination_pincode: (row) => String(600_000 + row),
  place_of_supply: () => '33',
};

/**
 * Fills every table that exists: odd rows have all columns, even rows only the required ones. A row's values are made
 * from its number, so row 3 of one table refers to row 3 of another. A new column with a rule of its own is named in
 * `special` above.
 */
export async function fillTables(client: ClientBase, rows = 4): Promise<void> {
  const tables = Map.groupBy(await readColumns(client), ({ table }) => table);
  try {
    // Tables are filled in any order: foreign keys aren't checked meanwhile, and are valid in the end.
    await client.query('SET session_replication_role = replica');
    for (const [table, columns] of tables) {
      for (let row = 1; row <= rows; row += 1) {
        const filled = columns.filter(
          ({ optional, name }) => row % 2 === 1 || !optional || `${table}.${name}` in special,
        );
        const names = filled.map(({ name }) => `"${name}"`).join(', ');
        const places = filled.map((_, index) => `$${index + 1}`).join(', ');
        await client.query(
          `INSERT INTO "${table}" (${names}) OVERRIDING SYSTEM VALUE VALUES (${places})`,
          filled.map((column) => valueFor(column, row)),
        );
      }
    }
  } finally {
    await client.query('SET session_replication_role = origin');
  }
}

async function readColumns(client: ClientBase): Promise<readonly Column[]> {
  const { rows } = await client.query<Column>(`
    SELECT c.table_name AS "table", c.column_name AS "name", c.data_type AS "type",
      (c.is_nullable = 'YES' OR c.column_default IS NOT NULL) AS "optional",
      (SELECT substring(pg_get_constraintdef(k.oid) FROM '\\(' || c.column_name || ' = ANY \\(ARRAY\\[''([^'']+)''')
         FROM pg_constraint k
        WHERE k.contype = 'c' AND k.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass
        ORDER BY 1 NULLS LAST LIMIT 1) AS "listed"
    FROM information_schema.columns c
    WHERE c.table_schema = 'public' AND c.is_generated = 'NEVER'
    ORDER BY c.table_name, c.ordinal_position`);
  return rows;
}

function valueFor({ table, name, type, listed }: Column, row: number): unknown {
  const own = special[`${table}.${name}`] ?? special[name];
  if (own) return own(row);
  if (listed !== null) return listed;
  // Amounts are zero, so that every total is the sum of its parts.
  if (type === 'bigint') return 0;
  if (type === 'text') return `text ${row}`;
  if (type === 'jsonb') return '{}';
  if (type === 'ARRAY') return [`text ${row}`];
  if (type === 'boolean') return true;
  if (type === 'date') return `2026-01-0${row}`;
  if (type.startsWith('timestamp')) return `2026-01-0${row}T00:00:00Z`;
  return row;
}
