import { z } from 'zod';
import { invitationRules, joinRules, roleRules } from '../forms/staff.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { line } from '../kernel/text.ts';
import { formSecret, formText, id, moment } from '../kernel/values.ts';

const member = record({
  id: field('fld_staff_id', z.int()),
  name: field('fld_name', z.string()),
  email: field('fld_email', z.string()),
  role: field('fld_role', z.string()),
  isActive: field('fld_active', z.boolean()),
  hasAuthenticator: field('fld_authenticator', z.boolean()),
  /** Null for members who haven't signed in since this is recorded. */
  lastSignInAt: field('fld_last_sign_in_on', moment.nullable()),
  isSelf: field('self', z.boolean()),
});
export type StaffMemberRow = z.output<typeof member>;

const invitation = record({
  id: field('fld_invitation_id', z.int()),
  name: field('fld_name', z.string()),
  email: field('fld_email', z.string()),
  role: field('fld_role', z.string()),
  invitedBy: field('fld_invited_by', z.string()),
  expiresAt: field('fld_expires_on', moment),
  hasExpired: field('expired', z.boolean()),
});
export type StaffInvitationRow = z.output<typeof invitation>;

const invitationId = record({ id: field('fld_invitation_id', id) });
const mailedTo = record({ email: field('fld_email', z.string()) });
const token = field('token', line(100));

export const staffMemberOperations = {
  GetStaff: operation({
    summary: 'All present and former members of staff, and the open invitations.',
    method: 'POST',
    access: { staff: 'staff' },
    input: record({}),
    output: record({
      members: field('members', z.array(member)),
      invitations: field('invitations', z.array(invitation)),
    }),
  }),
  InviteStaff: operation({
    summary: 'Invites somebody to the staff: a link is mailed that works once, for seven days.',
    method: 'POST',
    access: { staff: 'staff' },
    input: record({
      name: field('fld_name', formText(100)),
      email: field('fld_email', formText(254)),
      role: field('fld_role', formText(30)),
    }),
    rules: invitationRules,
    output: mailedTo,
  }),
  SendStaffInvitationAgain: operation({
    summary: 'Mails an invitation again, with a new link; the old one stops working.',
    method: 'POST',
    access: { staff: 'staff' },
    input: invitationId,
    output: mailedTo,
  }),
  WithdrawStaffInvitation: operation({
    summary: 'Withdraws an invitation: its link stops working.',
    method: 'POST',
    access: { staff: 'staff' },
    input: invitationId,
    output: mailedTo,
  }),
  GetStaffInvitation: operation({
    summary: 'Who is invited by a link, and to which role.',
    method: 'POST',
    access: 'public',
    input: record({ token }),
    output: record({
      name: field('fld_name', z.string()),
      email: field('fld_email', z.string()),
      role: field('fld_role', z.string()),
    }),
  }),
  JoinStaff: operation({
    summary: 'Accepts an invitation with a name and a password, and signs the new member in.',
    method: 'POST',
    access: 'public',
    input: record({ token, name: field('fld_name', formText(100)), password: field('password', formSecret(128)) }),
    rules: joinRules,
    output: record({ role: field('fld_role', z.string()) }),
  }),
  ChangeStaffRole: operation({
    summary: 'Gives a member of staff another role, from their next request on. There is always an Admin.',
    method: 'POST',
    access: { staff: 'staff' },
    input: record({
      id: field('fld_staff_id', id),
      role: field('fld_role', formText(30)),
      /** The role that the page showed; refused if the member has another one now. */
      seenRole: field('seen_role', formText(30)),
    }),
    rules: roleRules,
    output: record({ name: field('fld_name', z.string()), role: field('fld_role', z.string()) }),
  }),
  SetStaffAccess: operation({
    summary: 'Ends a member’s access and all their sessions, or restores it. There is always an Admin.',
    method: 'POST',
    access: { staff: 'staff' },
    input: record({ id: field('fld_staff_id', id), isActive: field('fld_active', z.boolean()) }),
    output: record({ name: field('fld_name', z.string()) }),
  }),
  RemoveStaffAuthenticator: operation({
    summary: 'Switches off the authenticator app of a member who has lost it, and ends their sessions.',
    method: 'POST',
    access: { staff: 'staff' },
    input: record({ id: field('fld_staff_id', id) }),
    output: record({ name: field('fld_name', z.string()) }),
  }),
};
