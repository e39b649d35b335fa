import { type Fate, ownWords } from '@boxwright/storage';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moveOrderTo, paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopCustomer, type ShopVisitor } from '../../testing/open-shop.ts';
import { readyToOrder } from '../../testing/orders.ts';

/** A text column with what is done with it. */
interface Column {
  readonly table: keyof typeof ownWords;
  readonly name: string;
  readonly fate: Fate;
}

const columns = Object.entries(ownWords).flatMap(([table, fates]) =>
  Object.entries<Fate>(fates).map(([name, fate]): Column => ({ table: table as Column['table'], name, fate })),
);

/** Columns that can't hold a mark: by some the customer is found or proves who they are, and a state has two digits. */
const unmarked = ['account.password', 'customers.userId', 'mails.recipient', 'orders.placeOfSupply', 'user.email'];
const marked = columns
  .filter(({ table, name }) => !unmarked.includes(`${table}.${name}`))
  // Only columns that hold a customer's words.
  .filter(({ fate }) => fate.exported === true || fate.erased === true);

const ofOrders = 'order_id in (select id from orders where customer_id = $1)';
const ofLines = `line_id in (select id from order_lines where ${ofOrders})`;
const ofAccount = '(select user_id from customers where id = $1)';
/** Conditions for the customer's rows, in tables whose rows don't have the customer's id. */
const owned: Partial<Record<Column['table'], string>> = {
  artworks: `uploaded_by = 'customer ' || $1`,
  auditEntries: `subject = 'order' and subject_id in (select id::text from orders where customer_id = $1::int)`,
  cartLines: 'cart_id in (select id from carts where customer_id = $1)',
  customers: 'id = $1',
  enquiryEntries: 'enquiry_id in (select id from enquiries where customer_id = $1)',
  idempotencyKeys: `scope = 'x:customer ' || $1`,
  mails: `key = 'theirs:' || $1`,
  orderLines: ofOrders,
  orderMessages: ofOrders,
  orderNotes: ofOrders,
  orderSteps: ofOrders,
  parcels: ofOrders,
  paymentAttempts: ofOrders,
  paymentLedger: ofOrders,
  paymentWaivers: ofOrders,
  printWaivers: ofLines,
  proofComments: `proof_id in (select id from proofs where ${ofLines})`,
  proofDecisions: `proof_id in (select id from proofs where ${ofLines})`,
  proofs: ofLines,
  quotations: 'id in (select quotation_id from customer_quotations where customer_id = $1)',
  refunds: ofOrders,
  returnPhotos: ofOrders,
  returnRequests: ofOrders,
  sandboxPayments: `txnid = 'theirs ' || $1`,
  session: `user_id = ${ofAccount}`,
  user: `id = ${ofAccount}`,
};

/** The place of the buyer's words in a JSON column. */
const places: Readonly<Record<string, string>> = {
  'cartLines.configuration': 'customDescription',
  'savedBoxes.configuration': 'customDescription',
  'orderLines.configuration': 'customDescription',
  'orders.billingAddress': 'contactName',
  'orders.shippingAddress': 'contactName',
  'orders.exportedTo': 'buyerName',
  'enquiries.details': 'note',
  'idempotencyKeys.answer': 'words',
  'quotations.snapshot': 'madeOutTo',
  'sandboxPayments.fields': 'firstname',
};

const tableOf = ({ table }: Column) => `public.${snake(table)}`;

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Pincodes are digits, and so are their marks. */
const markOf = ({ table, name }: Column, of: 'sold' | 'left'): string => {
  const place = columns.findIndex((each) => each.table === table && each.name === name);
  return /pincode/i.test(name)
    ? String((of === 'sold' ? 910_000 : 920_000) + place)
    : `mark-${String(place).padStart(3, '0')}-${of}`;
};

let shop: Shop;
let admin: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.staff();
});
afterAll(() => shop.close());

const query = async (text: string, values: readonly unknown[] = []) =>
  (await shop.services.db.$client.query<Record<string, unknown>>(text, [...values])).rows;

/** A customer with a sold order and one that came to nothing, and with a row in every table that can hold their words. */
async function livelyCustomer() {
  const customer = await shop.customer();
  const { orderId: sold } = await paidOrder(shop, { customer });
  await moveOrderTo(admin, sold, 'Delivered');
  const left: number = (await (await readyToOrder(shop, { customer })).place()).data.order_id;
  const [{ id: quotationId } = {}] = await query(
    `insert into quotations (number, token, goods_paise, total_paise, snapshot, valid_until)
     values ('Q1', 'q1', 1, 1, '{}', '2030-01-01') returning id`,
  );
  const staffId = '(select min(id) from staff)';
  for (const statement of [
    `update orders set supply_type = 'EXPWP', exported_to = '{"buyerName": "x"}' where customer_id = $1`,
    `insert into customer_quotations (quotation_id, customer_id, staff_id, made_out_to) values (${quotationId}, $1, ${staffId}, '{x}')`,
    `insert into saved_boxes (customer_id, name, variant_id, quantity, configuration, delivery_type, fingerprint, quotation) values ($1, 'x', 202, 1, '{}', 'StandardShipping', 'x', 'x')`,
    `insert into enquiries (source, name, mobile, email, customer_id, fingerprint) values ('panel', 'x', '9', 'x', $1, 'x')`,
    `insert into enquiry_entries (enquiry_id, kind, staff_id, text) select id, 'answer', ${staffId}, 'x' from enquiries where customer_id = $1`,
    `insert into mobile_calls (customer_id, mobile, order_id) select $1, '9', id from orders where customer_id = $1 limit 1`,
    `insert into order_messages (order_id, sender, text) select id, 'customer', 'x' from orders where customer_id = $1`,
    `insert into order_notes (order_id, staff_id, text) select id, ${staffId}, 'x' from orders where customer_id = $1`,
    `insert into order_steps (order_id, status, actor) select id, 'Order Accepted', 'staff' from orders where customer_id = $1 on conflict do nothing`,
    `insert into refunds (order_id, amount_paise, token, state, cause, cause_code) select id, 1, 'r' || id, 'succeeded', 'Agreed with the customer: x', 'agreed' from orders where customer_id = $1`,
    `insert into return_requests (order_id, reason, wish, batch_number, manufactured_on, description, state) select id, 'damaged', 'refund', 'x', '2026-11-01', 'x', 'declined' from orders where customer_id = $1`,
    `insert into artworks (token, kind, name, bytes, ratio, is_transparent, preview_width, preview_height, file_key, preview_key) select 'sent-artwork', 'png', 'x', 1, 1, false, 1, 1, 'x', 'x'`,
    `insert into line_artworks (line_id, artwork_token, sent_by) select id, 'sent-artwork', 'customer' from order_lines where customer_id = $1`,
    `insert into artworks (token, kind, name, bytes, ratio, is_transparent, preview_width, preview_height, file_key, preview_key, uploaded_by) values ('unused-artwork', 'png', 'x', 1, 1, false, 1, 1, 'x', 'x', 'customer ' || $1)`,
    `insert into proofs (line_id, number, line_artwork_id, decided_at, decided_as, decided_name, decided_from, decision_text) select line_id, 1, id, now(), 'customer', 'x', 'x', 'x' from line_artworks where artwork_token = 'sent-artwork'`,
    `insert into proof_comments (proof_id, author, name, text) select proofs.id, 'customer', 'x', 'x' from proofs join line_artworks on line_artworks.id = line_artwork_id where artwork_token = 'sent-artwork'`,
    `insert into proof_decisions (proof_id, decision, decided_as, name, text) select proofs.id, 'approve', 'customer', 'x', 'x' from proofs join line_artworks on line_artworks.id = line_artwork_id where artwork_token = 'sent-artwork'`,
    `insert into parcels (order_id, number, status, boxes, weight_grams) select id, 1, 'delivered', 1, 1 from orders where customer_id = $1`,
    // All of it was paid back: while money is held, an account isn't erased.
    `insert into account_ledger (customer_id, kind, amount_paise, how, received_on) values ($1, 'receipt', 1, 'cash', '2026-11-01'), ($1, 'paid-back', -1, 'cash', '2026-11-02')`,
    `insert into price_lists (name, customer_id, rates, valid_from) values ('x', $1, '[]', '2026-01-01')`,
    `insert into payment_waivers (order_id, step, staff_id, reason) select id, 'dispatch', ${staffId}, 'x' from orders where customer_id = $1`,
    `insert into print_waivers (line_id, staff_id, reason) select id, ${staffId}, 'x' from order_lines where customer_id = $1`,
    `insert into audit_entries (staff_id, operation, subject, subject_id, name, reason) select ${staffId}, 'x', 'order', id::text, 'x', 'x' from orders where customer_id = $1`,
    `insert into idempotency_keys (scope, key, answer) values ('x:customer ' || $1, 'x', '{}')`,
    `insert into mails (key, recipient, subject, html, text) values ('theirs:' || $1, 'x', 'x', 'x', 'x')`,
    `insert into sandbox_payments (txnid, fields, status, amount_paise) values ('theirs ' || $1, '{}', 'success', 1)`,
    // Mails are of whoever has proved that the mailbox is theirs.
    `update "user" set email_verified = true where id = ${ofAccount}`,
    `insert into return_photos (order_id, token, file_key, width, height) select id, 'p' || id, 'x', 1, 1 from orders where customer_id = $1`,
  ])
    await query(statement, statement.includes('$1') ? [customer.id] : []);
  return { customer, sold, left };
}

/** Writes its mark into every column, past the triggers that keep papers and payments as they are. */
async function markAll(customer: ShopCustomer, sold: number): Promise<void> {
  const client = await shop.services.db.$client.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const column of marked) {
      const { table, name } = column;
      const isOfOrder = owned[table] === ofOrders || table === 'orders';
      for (const of of isOfOrder ? (['sold', 'left'] as const) : (['left'] as const)) {
        const place = places[`${table}.${name}`];
        const to = snake(name);
        const text = markOf(column, of);
        const value =
          place !== undefined
            ? `jsonb_set(${to}, '{${place}}', to_jsonb($2::text))`
            : name === 'madeOutTo'
              ? 'array[$2]'
              : name === 'cause'
                ? `'By agreement: ' || $2`
                : table === 'customerWords'
                  ? '$2::tsvector'
                  : '$2';
        const which = isOfOrder
          ? ` and ${table === 'orders' ? 'id' : 'order_id'} ${of === 'sold' ? '=' : '<>'} $3`
          : '';
        await client.query(
          `update "${snake(table)}" set ${to} = ${value} where ${owned[table] ?? 'customer_id = $1'}${which}`,
          [customer.id, text, ...(isOfOrder ? [sold] : [])],
        );
      }
    }
    await client.query('update mails set recipient = email from customers where customers.id = $1 and key = $2', [
      customer.id,
      `theirs:${customer.id}`,
    ]);
    const paid = `(select min(txnid) from payment_attempts where ${ofOrders})`;
    await client.query(`update sandbox_payments set txnid = ${paid} where txnid = 'theirs ' || $2`, [
      customer.id,
      String(customer.id),
    ]);
    await client.query(
      `update order_lines set configuration = jsonb_set(configuration, '{agreed}', '{"reason": "mark-agreed"}') where ${ofOrders}`,
      [customer.id],
    );
  } finally {
    await client.query('set session_replication_role = origin');
    client.release();
  }
}

/** All that marks can look like. */
const anyMark = /mark-(?:\d{3}-(?:sold|left)|agreed)|(?<!\d)9[12]\d{4}(?!\d)/g;

/**
 * The tables that hold each mark in any column. Each table is read once for all marks, because reading the whole
 * database as text takes long.
 */
async function whereMarksAre(): Promise<(mark: string) => readonly string[]> {
  const tables = await query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs')`,
  );
  const rows = tables.map(
    ({ name }) =>
      `select '${name}' as name, held::text as row from ${name} held where held::text ~ 'mark-|\\m9[12]\\d{4}\\M'`,
  );
  const found = new Map<string, Set<string>>();
  for (const { name, row } of await query(rows.join(' union all ')))
    for (const [mark] of String(row).matchAll(anyMark))
      found.set(mark, (found.get(mark) ?? new Set()).add(String(name)));
  return (mark) => [...(found.get(mark) ?? [])];
}

async function downloaded(visitor: ShopVisitor, address: string): Promise<string> {
  const { rawPayload } = await shop.app.inject({ url: address, cookies: Object.fromEntries(visitor.cookies) });
  return Buffer.from(unzipSync(rawPayload)['data.json'] ?? []).toString();
}

describe('every word of a customer', () => {
  let customer: ShopCustomer;
  let email: string;
  beforeAll(async () => {
    const lively = await livelyCustomer();
    customer = lively.customer;
    await markAll(customer, lively.sold);
    email = String((await query('select email from customers where id = $1', [customer.id]))[0]?.['email']);
  });

  const marksOf = (column: Column) =>
    owned[column.table] === ofOrders || column.table === 'orders'
      ? [markOf(column, 'sold'), markOf(column, 'left')]
      : [markOf(column, 'left')];

  test('is in the download for them and for staff, where the list says so', async () => {
    const storedIn = await whereMarksAre();
    for (const column of marked) {
      const stored = marksOf(column).flatMap(storedIn);
      expect([column, stored.length > 0]).toEqual([column, true]);
    }
    const own = await customer.call('RequestDataExport', { password: customer.password });
    const asked = { customer_id: customer.id, reason: 'They asked by letter.' };
    const desk = await admin.call('ExportCustomerData', asked);
    for (const data of [await downloaded(customer, own.data.address), await downloaded(admin, desk.data.address)]) {
      for (const column of marked) {
        const isThere = marksOf(column).some((mark) => data.includes(mark));
        expect([column, isThere]).toEqual([column, column.fate.exported === true]);
      }
    }
  });

  test('is gone after the erasure, where the list says so, and stays where it says why', async () => {
    const erasing = { customer_id: customer.id, reason: 'They asked by letter.', email };
    expect(await admin.call('EraseCustomerData', erasing)).toMatchObject({ status: 200 });
    await shop.runJobs();
    // The last mail names the customer for a week.
    await query(`delete from mails where key like 'account-erased:%'`);
    // The payment's number there is its mark.
    await query(`update sandbox_payments set txnid = 'theirs'`);
    const storedIn = await whereMarksAre();
    for (const column of marked) {
      const { erased } = column.fate;
      const [first = '', left = first] = marksOf(column);
      const kept = { sold: storedIn(first), left: storedIn(left) };
      if (erased === true) expect([column, kept]).toEqual([column, { sold: [], left: [] }]);
      else if (erased === 'unless sold')
        expect([column, kept]).toEqual([column, { sold: [tableOf(column)], left: [] }]);
      else expect([column, kept.sold]).toEqual([column, [tableOf(column)]]);
    }
    expect(storedIn('mark-agreed')).toEqual([]);
  });
});
