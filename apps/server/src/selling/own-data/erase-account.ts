import { accountDataTexts, fail, ok, type Result } from '@boxwright/contract';
import {
  afterSaleOfOrders,
  type Customer,
  eraseCustomer,
  forgetMailsAbout,
  heldFor,
  inTransaction,
  lockAccount,
  lockToErase,
  type OrderToErase,
  paymentsOfOrders,
  quotationNumbersOf,
  type Tx,
} from '@boxwright/storage';
import { signedOut } from '../../calls/access.ts';
import { postMail } from '../../calls/post-mail.ts';
import type { Services } from '../../calls/services.ts';
import { indianDay } from '../../process/indian-day.ts';
import { fileNamesOf } from '../artwork/artwork-files.ts';
import { enquiryMailKinds } from '../enquiries/enquiry-mails.ts';
import { erasureMail } from './erasure-mail.ts';
import { cameToNothing, heldUpBy } from './held-up.ts';

/**
 * Erases a customer's account in one transaction: everything, or nothing. Files and the last mail follow by jobs of
 * that transaction. Refused while an order is under way or money is owed by either side.
 */
export async function eraseAccount(
  services: Services,
  customer: Pick<Customer, 'id' | 'name' | 'email'>,
  also?: (tx: Tx, erased: Date) => Promise<void>,
): Promise<Result<object>> {
  const now = services.now();
  const mail = await erasureMail(services, customer, now);
  const erased = await inTransaction(services.db, async (tx) => {
    const locked = await lockToErase(tx, customer.id);
    // A second tab was quicker, or the account's e-mail has changed and the session is gone.
    if (!locked || locked.customer.email !== customer.email) return signedOut;
    await lockAccount(tx, customer.id);
    const reasons = heldUpBy(locked.orders, await heldFor(tx, customer.id));
    if (reasons.length > 0) return fail('not_possible', [accountDataTexts.notErased, ...reasons].join(' '));
    await eraseLocked(tx, services, locked, now);
    await postMail(tx, services, mail);
    await also?.(tx, now);
    return ok({});
  });
  if (erased.ok) services.auth.forgetSessions();
  return erased;
}

async function eraseLocked(
  tx: Tx,
  { jobs }: Services,
  { customer, orders }: { readonly customer: Customer; readonly orders: readonly OrderToErase[] },
  now: Date,
): Promise<void> {
  const neverSold = orders.filter(cameToNothing).map(({ id }) => id);
  const about = await mailsAbout(tx, customer.id, orders);
  const { artworks, photos, files, enquiryIds } = await eraseCustomer(tx, customer, {
    neverSold,
    now,
    today: indianDay(now),
  });
  await forgetMailsAbout(tx, customer.email, [...about, { kinds: enquiryMailKinds, ids: enquiryIds }]);
  for (const artwork of artworks) {
    await jobs.enqueue(tx, 'RemoveArtwork', { token: artwork.token, names: fileNamesOf(artwork) });
  }
  for (const { token, fileKey } of photos) await jobs.enqueue(tx, 'RemoveReturnFile', { token, fileKey });
  if (files.length > 0) await jobs.enqueue(tx, 'RemoveDocuments', { fileKeys: files });
  const { id: customerId, picture } = customer;
  if (picture !== null) await jobs.enqueue(tx, 'RemovePicture', { customerId, name: picture });
}

/** Mails about the account that went elsewhere: to an address that it had before, or to the order desk. */
async function mailsAbout(tx: Tx, customerId: number, orders: readonly OrderToErase[]) {
  const orderIds = orders.map(({ id }) => id);
  const { attempts, ledger } = await paymentsOfOrders(tx, orderIds);
  const { refunds, returns, messages } = await afterSaleOfOrders(tx, orderIds);
  const txnids = attempts.map(({ txnid }) => txnid);
  return [
    {
      kinds: [
        'welcome',
        'password-changed',
        'password-code',
        'email-change',
        'email-changed',
        'new-device',
        'data-exported',
        'statement',
        'on-account',
      ],
      ids: [customerId],
    },
    {
      kinds: [
        ...['order-alert', 'order-received', 'order-moved', 'order-again', 'payment-reminder', 'payment-link'],
        ...[
          'address-corrected',
          'order-corrected',
          'order-reprint',
          'parcel-moved',
          'credit-note',
          'debit-note',
          'artwork-alert',
          'proof-sent',
          'proof-decided',
          'proof-reminder',
          'print-waived',
        ],
      ],
      ids: orderIds,
    },
    { kinds: ['order-received', 'payment-received', 'payment-failed'], ids: txnids },
    { kinds: ['payment-recorded', 'payment-reversed'], ids: ledger.map(({ id }) => id) },
    { kinds: ['quotation'], ids: await quotationNumbersOf(tx, customerId) },
    { kinds: ['order-message'], ids: messages.map(({ id }) => id) },
    { kinds: ['refund-asked', 'refund-done'], ids: refunds.map(({ id }) => id) },
    { kinds: ['return-alert', 'return-received', 'return-decided'], ids: returns.map(({ id }) => id) },
  ];
}
