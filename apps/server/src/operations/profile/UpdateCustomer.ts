import { fail, type Input, ok } from '@boxwright/contract';
import {
  type Customer,
  type CustomerChanges,
  changeCustomer,
  findCustomer,
  inTransaction,
  lockCustomer,
} from '@boxwright/storage';
import { indianDay } from '../../catalogue/indianDay.ts';
import { presentCustomer } from '../../customers/presentCustomer.ts';
import { readPicture, storePicture } from '../../customers/profilePicture.ts';
import type { Handler } from '../../door/call.ts';
import { signedOutText } from '../../door/invoke.ts';
import { refuseForeignCustomer } from '../../policies/ownCustomer.ts';

export const UpdateCustomer: Handler<'UpdateCustomer'> = async (input, call) => {
  const foreign = refuseForeignCustomer(call, input.customerId);
  if (foreign) return foreign;
  const { db, jobs, now } = call.services;
  const own = call.visitor.customer && (await findCustomer(db, call.visitor.customer.id));
  if (!own) return fail('signed_out', signedOutText);
  const refused = refuse(input, own, indianDay(now()));
  if (refused) return refused;
  const picture = readPicture(input.picture);
  if (!picture.ok) return picture;

  const { value: sent } = picture;
  const stored = sent ? await storePicture(call, own.id, sent) : ok(null);
  if (!stored.ok) return stored;
  const changes = { ...changesOf(input), ...(sent === undefined ? {} : { picture: stored.value }) };
  const changed = await inTransaction(db, async (tx) => {
    // Whichever of several pictures sent at once is the last one, each removes the one before it.
    const before = (await lockCustomer(tx, own.id))?.picture ?? null;
    if (sent !== undefined && before !== null) {
      await jobs.enqueue(tx, 'RemovePicture', { customerId: own.id, name: before });
    }
    return changeCustomer(tx, own.id, changes);
  });
  if (!changed) return fail('signed_out', signedOutText);
  return ok([await presentCustomer(db, changed)]);
};

/** What the form's own rules can't know: the day, and whose e-mail address it is. */
function refuse({ email, dateOfBirth }: Input<'UpdateCustomer'>, own: Customer, today: string) {
  // It is what one signs in with and what codes are mailed to: whoever holds an open session must not be able to move it.
  if (email.toLowerCase() !== own.email) {
    return fail('not_possible', 'You sign in with your email. Please write to us to change it.', { field: 'email' });
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
  gstin: given(input.gstin.toUpperCase()),
});
