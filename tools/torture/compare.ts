import { setTimeout as wait } from 'node:timers/promises';
import type { Findings } from './findings.ts';
import type { Journal } from './journal.ts';
import { judgeNumbers } from './judge-invoices.ts';
import { type Rows, readDatabase } from './postgres.ts';

const ordersSql = `
  select o.id, o.cart_id, o.total_paise, o.payment_status, c.email,
    (select count(*)::int from order_lines l where l.order_id = o.id) as lines,
    (select coalesce(sum(quantity), 0)::int from order_lines l where l.order_id = o.id) as pieces,
    (select coalesce(sum(amount_paise), 0)::bigint from payment_ledger p where p.order_id = o.id) as paid
  from orders o join customers c on c.id = o.customer_id`;

const ledgerSql = `
  select a.txnid, p.order_id, p.amount_paise
  from payment_ledger p join payment_attempts a on a.id = p.attempt_id where p.kind = 'payment'`;

const jobsSql = `
  select count(*) filter (where state in ('retry', 'active') or (state = 'created' and start_after <= now()))::int as waiting,
    count(*) filter (where state = 'failed')::int as failed
  from jobs.job where name not in (select name from jobs.schedule)`;

/** How many jobs are due, active or tried again, and how many failed permanently. */
const countJobs = (dataDir: string): Promise<{ waiting: number; failed: number }> =>
  readDatabase(dataDir, async (query) => {
    const [row] = await query(jobsSql);
    return { waiting: Number(row?.['waiting'] ?? 0), failed: Number(row?.['failed'] ?? 0) };
  });

/** Jobs that were active when a process was killed are retried after a minute. */
const drainMs = 200_000;

/** Waits until the queue is empty. */
export const drain = async (dataDir: string, findings: Findings): Promise<void> => {
  const begun = performance.now();
  let jobs = await countJobs(dataDir);
  while (jobs.waiting > 0 && performance.now() - begun < drainMs) {
    await wait(1_000);
    jobs = await countJobs(dataDir);
  }
  findings.figure('jobs drained in', `${Math.round((performance.now() - begun) / 1000)} s`);
  findings.expect(jobs.waiting === 0, `${jobs.waiting} jobs are still queued.`);
  findings.expect(jobs.failed === 0, `${jobs.failed} jobs failed for good.`);
};

/** Compares the database with what the shop acknowledged to buyers. */
export const compare = async (dataDir: string, journal: Journal, findings: Findings): Promise<void> => {
  const [orders, ledger, mails] = await readDatabase(dataDir, async (query) => [
    await query(ordersSql),
    await query(ledgerSql),
    await query('select key, recipient from mails'),
  ]);
  await readDatabase(dataDir, (query) => compareVouchers(query, findings));
  compareOrders(orders, journal, findings);
  comparePayments(ledger, journal, findings);
  compareMails(mails, journal, findings);
  findings.figure('orders in the database', String(orders.length));
  findings.figure('payments in the ledger', String(ledger.length));
};

const compareOrders = (rows: Rows, journal: Journal, findings: Findings): void => {
  const byId = new Map(rows.map((row) => [Number(row['id']), row]));
  const orderOfCart = new Map<number, number>();
  for (const reported of journal.of('order')) {
    const { orderId, cartId } = reported;
    const same = orderOfCart.get(cartId) ?? orderId;
    findings.expect(same === orderId, `Cart ${cartId} was acknowledged as two orders, ${same} and ${orderId}.`);
    orderOfCart.set(cartId, orderId);
    const row = byId.get(orderId);
    if (row === undefined) {
      findings.violation(`Order ${orderId} was acknowledged and is missing.`);
      continue;
    }
    findings.expect(
      Number(row['cart_id']) === cartId,
      `Order ${orderId} belongs to a different cart than was acknowledged.`,
    );
    findings.expect(row['email'] === reported.customerEmail, `Order ${orderId} belongs to another customer.`);
    const total = Number(row['total_paise']);
    findings.expect(
      total === reported.totalPaise,
      `Order ${orderId} says ${total} paise, but ${reported.totalPaise} were acknowledged.`,
    );
    const isWhole = Number(row['lines']) === reported.lines && Number(row['pieces']) === reported.pieces;
    findings.expect(isWhole, `The lines of order ${orderId} differ from those of its cart.`);
  }
  for (const row of rows) {
    const [paid, total] = [Number(row['paid']), Number(row['total_paise'])];
    findings.expect(paid === 0 || paid === total, `Order ${row['id']} of ${total} paise has ${paid} in the ledger.`);
    const isPaid = row['payment_status'] === 'Paid';
    findings.expect(isPaid === (paid === total), `Order ${row['id']} is "${row['payment_status']}" with ${paid} paid.`);
  }
};

const comparePayments = (rows: Rows, journal: Journal, findings: Findings): void => {
  const booked = Map.groupBy(rows, (row) => String(row['txnid']));
  for (const { txnid, orderId, amountPaise } of journal.of('payment')) {
    const entries = booked.get(txnid) ?? [];
    findings.expect(
      entries.length === 1,
      `A payment of order ${orderId} appears ${entries.length} times in the ledger.`,
    );
    const [entry] = entries;
    const isRight = Number(entry?.['order_id']) === orderId && Number(entry?.['amount_paise']) === amountPaise;
    findings.expect(isRight, `A payment of order ${orderId} is booked for another order or with another amount.`);
  }
};

const vouchersSql = `
  select count(*)::int as payments, count(d.id)::int as vouchers, count(d.file_key)::int as files,
    (count(*) filter (where (d.snapshot ->> 'total')::bigint is distinct from p.amount_paise))::int as wrong
  from payment_ledger p left join documents d on d.order_id = p.order_id and d.kind = 'receipt-voucher'
    and d.made_from = 'ledger:' || p.id
  where p.kind = 'payment'`;

/** Each payment has its receipt voucher with its file, and no number is missing. */
const compareVouchers = async (query: (sql: string) => Promise<Rows>, findings: Findings): Promise<void> => {
  const [{ payments, vouchers, files, wrong } = {}] = await query(vouchersSql);
  findings.figure('receipt vouchers', `${vouchers} of ${payments} payments, ${files} with a file`);
  const isWhole = vouchers === payments && files === payments && wrong === 0;
  findings.expect(isWhole, 'A payment has no receipt voucher, or a wrong one, or one without its file.');
  await judgeNumbers(query, findings);
};

const compareMails = (rows: Rows, journal: Journal, findings: Findings): void => {
  const keys = rows.map((row) => String(row['key']));
  const has = new Set(keys);
  findings.expect(has.size === keys.length, 'A mail was written twice.');
  const welcomed = new Set(
    rows.filter((row) => String(row['key']).startsWith('welcome:')).map((row) => row['recipient']),
  );
  for (const { customerEmail } of journal.of('customer')) {
    findings.expect(welcomed.has(customerEmail), 'A registered customer got no welcome mail.');
  }
  // One for each state of an order; an order that isn't paid yet waits.
  const mailed = new Set(keys.map((key) => /^order-alert:(\d+):/.exec(key)?.[1]));
  for (const { txnid, orderId } of journal.of('payment')) {
    findings.expect(has.has(`payment-received:${txnid}`), `A payment of order ${orderId} was not confirmed by mail.`);
    findings.expect(mailed.has(String(orderId)), `The order desk got no mail about order ${orderId}.`);
  }
  findings.figure('mails written', String(keys.length));
};
