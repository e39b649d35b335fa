import type { InvitationForm, Result } from '@boxwright/contract';
import { redirect } from 'react-router';
import { readTyped, refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import { officePaths } from '../../office-paths.ts';
import type { ServerApi } from '../../server-api.ts';

interface Shown {
  readonly done?: string;
  readonly typed?: InvitationForm;
}

/** Handles the page's forms; `form` says which. */
export async function receiveStaffForm(request: Request, api: ServerApi) {
  const posted = await readTyped(request, ['form', 'id', 'role', 'seenRole', 'name', 'email']);
  const { name, email, role } = posted;
  const answer = await sent(api, posted);
  if (answer.ok) return { done: answer.value, failed: undefined, typed: undefined };
  if (answer.failure.code === 'signed_out') throw redirect(officePaths.staffSignIn(officePaths.staffMembers), 303);
  return refused<Shown>(answer.failure, posted.form === 'invite' ? { typed: { name, email, role } } : {});
}

type Posted = Record<'form' | 'id' | 'role' | 'seenRole' | 'name' | 'email', string>;

/** A sentence that says what was done. */
async function sent(api: ServerApi, posted: Posted): Promise<Result<string>> {
  const { form, role, seenRole, name } = posted;
  const id = /^[1-9]\d{0,8}$/.test(posted.id) ? Number(posted.id) : 0;
  switch (form) {
    case 'invite': {
      const answer = await sendTyped(api, 'InviteStaff', { name, email: posted.email.trim(), role });
      return said(answer, ({ email }) => `The invitation is on its way to ${email}.`);
    }
    case 'send-again': {
      const answer = await sendTyped(api, 'SendStaffInvitationAgain', { id });
      return said(answer, ({ email }) => `A new invitation is on its way to ${email}. The link before works no more.`);
    }
    case 'withdraw': {
      const answer = await sendTyped(api, 'WithdrawStaffInvitation', { id });
      return said(answer, ({ email }) => `The invitation of ${email} is withdrawn.`);
    }
    case 'role': {
      const answer = await sendTyped(api, 'ChangeStaffRole', { id, role, seenRole });
      return said(answer, (member) => `${member.name} has the role ${member.role} now.`);
    }
    case 'remove-authenticator': {
      const answer = await sendTyped(api, 'RemoveStaffAuthenticator', { id });
      return said(answer, (member) => `${member.name} signs in without an authenticator app now, and was signed out.`);
    }
    default: {
      const isActive = form === 'give-back';
      const answer = await sendTyped(api, 'SetStaffAccess', { id, isActive });
      return said(answer, (member) =>
        isActive ? `${member.name} may sign in again.` : `The access of ${member.name} has ended.`,
      );
    }
  }
}

const said = <T>(answer: Result<T>, sentence: (value: T) => string): Result<string> =>
  answer.ok ? { ok: true, value: sentence(answer.value) } : answer;
