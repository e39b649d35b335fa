import { fail, type Input, ok } from '@boxwright/contract';
import { type Customer, type CustomerChanges, changeCustomer, inTransaction, lockCustomer } from '@boxwright/storage';
import { signedOut } from '../../calls/access.ts';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { ownRecord } from '../../selling/customers/own-record.ts';
import { presentCustomer } from '../../selling/customers/present-customer.ts';
import { readPicture, storePicture } from '../../selling/customers/profile-picture.ts';

export const UpdateCustomer: Handler<'UpdateCustomer'> = async (input, call) => {
  const { db, jobs, now } = call.services;
  const own = await ownRecord(db, call.visitor.customer);
  const refused = refuse(input, own, indianDay(now()));
  if (refused) return refused;
  const picture = readPicture(input.picture);
  if (!picture.ok) return picture;

  const { value: sent } = picture;
  const stored = sent ? await storePicture(call, own.id, sent) : ok(null);
  if (!stored.ok) return stored;
  const changes = { ...changesOf(input), ...(sent === undefined ? {} : { picture: stored.value }) };
  const changed = await inTransaction(db, async (tx) => {
    // Under the lock, each of several concurrent pictures removes the one before it, so that only the last one stays.
    const before = (await lockCustomer(tx, own.id))?.picture ?? null;
    if (sent !== undefined && before !== null) {
      await jobs.enqueue(tx, 'RemovePicture', { customerId: own.id, name: before });
    }
    return changeCustomer(tx, own.id, changes);
  });
  // The account was erased in another tab meanwhile, which ended the session.
  if (!changed) return signedOut;
  return ok([await presentCustomer(db, changed)]);
};

/** Checks that the form's rules can't make: against today's date and the customer's own e-mail address. */
function refuse({ email, dateOfBirth }: Input<'UpdateCustomer'>, own: Customer, today: string) {
  // The sign-in address, to which codes are mailed: a stolen session must not be enough to change it.
  if (email.toLowerCase() !== own.email) {
    return fail('not_possible', 'You sign in with your email. Please change it by its own button.', { field: 'email' });
  }
  if (dateOfBirth >= today) return fail('invalid', 'Please enter Date of Birth.', { field: 'dateOfBirth' });
  return undefined;
}

const given = (text: string): string | null => (text === '' ? null : text);

const changesOf = (input: Input<'UpdateCustomer'>): CustomerChanges => ({
  companyName: given(input.companyName),
  name: input.name,
  mobile: input.mobile,
  gender: given(input.gender),
  dateOfBirth: input.dateOfBirth,
  maritalStatus: given(input.maritalStatus),
  anniversary: given(input.anniversary),
  gstin: given(input.gstin),
});
