import { ok } from '@boxwright/contract';
import { listCustomerGroups, listGroupMembers } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';

export const GetCustomerGroups: Handler<'GetCustomerGroups'> = async (_input, { services: { db } }) => {
  const [groups, members] = await Promise.all([listCustomerGroups(db), listGroupMembers(db)]);
  return ok({
    groups: groups.map(({ id, version, name }) => ({
      id,
      version,
      name,
      members: members
        .filter(({ groupId }) => groupId === id)
        .map((member) => ({ id: member.id, name: member.name, email: member.email })),
    })),
  });
};
