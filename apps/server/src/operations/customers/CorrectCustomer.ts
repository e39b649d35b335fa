import { fail, ok, type Result } from '@boxwright/contract';
import { type Customer, changeCustomer, inTransaction, lockCustomer, type Tx } from '@boxwright/storage';
import type { CallOf, Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { postMail } from '../../calls/post-mail.ts';
import { emailChangeNotice } from '../../selling/customers/email-change.ts';
import { noSuchCustomer } from '../../selling/desk/no-such-customer.ts';
import { changedValues } from '../../selling/office/changed-values.ts';

const changedMeanwhile = fail(
  'conflict',
  'This customer was changed since you opened the page. It is shown as it is now: please make your change again.',
);

/** The e-mail opens the account: a link mailed to it sets a new password. */
const notYours = fail(
  'forbidden',
  'Only an Admin can change the email, because it opens the account. Please ask one, or the customer: they change it in My Profile.',
  { field: 'email' },
);

/** The e-mail is changed first, together with the account that signs in with it; a mail to the old address says so. */
export const CorrectCustomer: Handler<'CorrectCustomer'> = async ({ customerId, seen, ...typed }, call, may) => {
  const { services } = call;
  const { db } = services;
  const email = typed.email.toLowerCase();
  const given = {
    name: typed.name,
    mobile: typed.mobile,
    companyName: typed.companyName || null,
    gstin: typed.gstin || null,
    deskNote: typed.note || null,
  };
  const save = async (tx: Tx, before: Customer): Promise<Result<{ changedAt: Date }>> => {
    const after = await changeCustomer(tx, customerId, given);
    if (!after) return noSuchCustomer;
    await note(tx, before, { ...given, email }, call);
    return ok({ changedAt: after.updatedAt });
  };
  const opened = await inTransaction(db, async (tx) => {
    const before = await lockCustomer(tx, customerId);
    if (!before || before.erasedAt !== null) return noSuchCustomer;
    if (before.updatedAt.getTime() !== seen.getTime()) return changedMeanwhile;
    if (before.email === email) return save(tx, before);
    return may.changeEmail ? ok({ toMove: before }) : notYours;
  });
  if (!opened.ok) return opened;
  if ('changedAt' in opened.value) return ok(opened.value);

  const before = opened.value.toMove;
  const notice = await emailChangeNotice(services, before, before.email, services.now());
  let saved: Result<{ changedAt: Date }> = changedMeanwhile;
  const move = { customerId, from: before.email, to: email, isProven: false };
  const changed = await services.auth
    .changeEmail(move, async (tx, now) => {
      // Somebody has just changed another field: everything is rolled back.
      if (changedValues(detailsOf(before), detailsOf(now)) !== null) throw new ChangedMeanwhile();
      saved = await save(tx, before);
      await postMail(tx, services, notice);
    })
    .catch((error: unknown) => {
      if (error instanceof ChangedMeanwhile) return undefined;
      throw error;
    });
  if (changed === 'email-taken') {
    return fail('conflict', 'Another customer has this email address.', { field: 'email' });
  }
  return changed === undefined ? changedMeanwhile : saved;
};

const detailsOf = ({ name, mobile, companyName, gstin, deskNote }: Customer) => ({
  name,
  mobile,
  companyName,
  gstin,
  deskNote,
});

class ChangedMeanwhile extends Error {}

/** Records what was changed, if anything was. */
async function note(
  tx: Tx,
  before: Customer,
  given: Readonly<Record<string, string | null>>,
  call: CallOf<'CorrectCustomer'>,
): Promise<void> {
  const values = changedValues({ ...detailsOf(before), email: before.email }, given);
  if (values === null) return;
  await noted(tx, call, 'CorrectCustomer', ['customer', before.id, before.name], values);
}
