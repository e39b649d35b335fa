import { fail, ok } from '@boxwright/contract';
import { customersByEmail, inTransaction, isGroupNameTaken, saveCustomerGroup } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { changedMeanwhile } from '../../selling/discounts/typed-terms.ts';

/** Orders that are placed and quotations keep their prices. */
export const SaveCustomerGroup: Handler<'SaveCustomerGroup'> = async ({ id, seen, name, members }, call) => {
  if (name === '') return fail('invalid', 'Please enter a name.', { field: 'name' });
  const emails = [...new Set(members.split(/[\s,;]+/).filter(Boolean))];
  return inTransaction(call.services.db, async (tx) => {
    const found = await customersByEmail(tx, emails);
    const known = new Set(found.map(({ email }) => email.toLowerCase()));
    const unknown = emails.filter((email) => !known.has(email.toLowerCase()));
    if (unknown.length > 0) {
      const text = `There is no customer with this e-mail: ${unknown.slice(0, 5).join(', ')}`;
      return fail('invalid', text, { field: 'members' });
    }
    if (await isGroupNameTaken(tx, name, id)) {
      return fail('conflict', 'There is a group of this name already.', { field: 'name' });
    }
    const ids = found.map((customer) => customer.id);
    const saved = await saveCustomerGroup(tx, { id, name, seen }, ids);
    if (!saved) return changedMeanwhile;
    await noted(tx, call, 'SaveCustomerGroup', ['customer-group', saved.id, `Group ${name}`], {
      after: { name, members: ids.length },
    });
    return ok({ id: saved.id, name });
  });
};
