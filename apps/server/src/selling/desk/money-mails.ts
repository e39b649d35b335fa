import { moneyOnAccountMail } from '@boxwright/mail';
import { paise } from '@boxwright/money';
import { reversals } from '@boxwright/orders';
import {
  type AccountLedgerEntry,
  findAccountEntry,
  findCustomer,
  findOrder,
  heldFor,
  returnedWith,
  standingEntries,
} from '@boxwright/storage';
import type { ComposedMail } from '../../calls/post-mail.ts';
import type { Services } from '../../calls/services.ts';
import { readCompany } from '../company/company.ts';
import { mailCompany } from '../company/mail-company.ts';
import { orderNumber } from '../company/order-number.ts';

/**
 * Mail to the customer about money that is held on their account: it came, was kept, paid back, or one of these was taken
 * back. Undefined for what went to an order at once, of which they have a mail about that order.
 */
export async function movedOnAccount(services: Services, entryId: number): Promise<ComposedMail | undefined> {
  const { db, env } = services;
  const entry = await findAccountEntry(db, entryId);
  const customer = entry && (await findCustomer(db, entry.customerId));
  if (!entry || !customer || customer.erasedAt !== null) return undefined;
  const what = await whatBecame(services, entry);
  if (!what) return undefined;
  const order = entry.orderId === null ? undefined : await findOrder(db, entry.orderId);
  const company = await readCompany(db);
  const mail = moneyOnAccountMail({
    company: mailCompany(company, env.publicUrl),
    customer: { name: customer.name, email: customer.email },
    what: what.what,
    amount: paise(what.amount),
    reference: order ? orderNumber(order) : (entry.reference ?? ''),
    day: entry.receivedOn,
    because: entry.reversalCause === null ? '' : reversals[entry.reversalCause].toCustomer,
    held: paise(await heldFor(db, entry.customerId)),
    links: { orders: `${env.publicUrl}/my-orders` },
  });
  const key = `on-account:${entry.customerId}:${entryId}`;
  return { key, recipient: customer.email, mail, replyTo: company.email };
}

type What = Parameters<typeof moneyOnAccountMail>[0]['what'];

/** What the customer reads of an entry, and of how much. */
async function whatBecame(
  { db }: Services,
  entry: AccountLedgerEntry,
): Promise<{ readonly what: What; readonly amount: number } | undefined> {
  const amount = Math.abs(entry.amountPaise);
  if (entry.kind === 'receipt') {
    const allotted = await standingEntries(db, { receiptId: entry.id });
    const rest = allotted.reduce((left, each) => left + each.amountPaise, amount);
    return rest > 0 ? { what: 'came', amount: rest } : undefined;
  }
  if (entry.kind === 'moved') return { what: 'kept', amount };
  if (entry.kind === 'moved-back') return { what: 'not-kept', amount };
  if (entry.kind === 'paid-back') return { what: 'paid-back', amount };
  if (entry.kind === 'reversal' && entry.amountPaise > 0) return { what: 'not-paid-back', amount };
  if (entry.kind === 'reversal' && entry.reverses !== null) {
    // What came back from orders with it was never held: each of them has a mail of its own.
    const ofOrders = await returnedWith(db, { receiptId: entry.reverses, at: entry.createdAt });
    return amount > ofOrders ? { what: 'not-came', amount: amount - ofOrders } : undefined;
  }
  return undefined;
}
