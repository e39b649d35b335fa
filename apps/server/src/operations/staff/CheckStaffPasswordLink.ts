import { fail, ok, staffResetTexts } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { readPasswordLink } from '../../selling/staff/password-link.ts';

export const CheckStaffPasswordLink: Handler<'CheckStaffPasswordLink'> = async ({ token }, { services }) => {
  const link = await readPasswordLink(services, token);
  if (!link) return fail('not_found', staffResetTexts.linkGone);
  const { name, email } = link.member;
  return ok({ name, email });
};
