import type { Rows } from '../torture/postgres.ts';

type Query = (sql: string, values?: readonly unknown[]) => Promise<Rows>;

const address = {
  contactPerson: 'Asha Raman',
  company: 'Kokko Chocolates',
  address: '12, Mill Road',
  city: 'Coimbatore',
  state: 'Tamil Nadu',
  stateCode: '33',
  pincode: '641001',
  country: 'India',
  mobile: '9840012345',
};

/** The parts that are the same in all invoices of one line. */
const printed = {
  kind: 'tax-invoice',
  supplier: {
    name: 'Boxwright Packaging',
    addressLines: ['12 Letterpress Lane', 'Royapettah', 'Chennai 600014', 'Tamil Nadu, India'],
    phones: ['044 2811 0000'],
    email: 'hello@boxwright.example',
    gstin: '33AAACY2068D1ZN',
    state: { name: 'Tamil Nadu', code: '33' },
  },
  placeOfSupply: { name: 'Tamil Nadu', code: '33' },
  includes: { delivery: 0, codFee: 0, discount: 0 },
  payment: { mode: 'Online payment', paid: 0, due: 0 },
};

/**
 * An invoice and a payment for each seeded order, all in the last 30 days, a third of them to registered buyers: straight
 * into the tables, for measurements.
 */
export async function seedDocuments(query: Query): Promise<void> {
  await query('SET session_replication_role = replica');
  await query(
    `INSERT INTO documents (order_id, kind, version, number, made_from, snapshot, issued_at)
     SELECT id, 'tax-invoice', 1, 'INV/26-27/' || lpad(n::text, 6, '0'), 'dispatch',
       $1::jsonb || jsonb_build_object('number', 'INV/26-27/' || lpad(n::text, 6, '0'),
         'issuedAt', jsonb_build_object('$date', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')),
         'recipient', $2::jsonb || CASE WHEN n % 3 = 0 THEN '{"gstin": "33AAACY2068D1ZN"}'::jsonb ELSE '{}' END,
         'order', jsonb_build_object('number', 'BW26-' || n, 'placedAt', jsonb_build_object('$date', '2026-01-01T00:00:00Z')),
         'total', total_paise,
         'lines', jsonb_build_array(jsonb_build_object('description', 'Straight Tuck End, 100 × 60 × 140 mm',
           'details', 'Folding Box Board 300 gsm, matt lamination outside', 'hsn', '48191010', 'quantity', 1000,
           'taxable', goods_paise, 'gstRateBps', 1800, 'cgst', cgst_paise, 'sgst', sgst_paise, 'igst', 0))), at
       FROM (SELECT *, row_number() OVER (ORDER BY id) AS n,
               now() - interval '30 days' * (1 - row_number() OVER (ORDER BY id) / count(*) OVER ()::float8) AS at
               FROM orders WHERE reference LIKE 'seeded-%') AS seeded ORDER BY n`,
    [JSON.stringify(printed), JSON.stringify(address)],
  );
  await query(
    `INSERT INTO payment_ledger (order_id, kind, amount_paise, gateway_payment_id, created_at)
     SELECT order_id, 'transfer', (snapshot ->> 'total')::bigint, 'NEFT ' || id, issued_at - interval '1 hour'
       FROM documents WHERE made_from = 'dispatch' ORDER BY id`,
  );
  await query('SET session_replication_role = origin');
  for (const table of ['documents', 'payment_ledger']) await query(`VACUUM ANALYZE ${table}`);
}
