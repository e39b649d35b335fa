import { officeAction } from '../../features/office/office-action.server.ts';

/** Each form answers with a sentence about what was done. */
export const action = officeAction({
  invite: async (form) => {
    const [invited, typed] = [form.texts('name', 'role'), form.text('email').trim()];
    const { email } = await form.send('InviteStaff', { ...invited, email: typed });
    return { done: `The invitation is on its way to ${email}.` };
  },
  'send-again': async (form) => {
    const { email } = await form.send('SendStaffInvitationAgain', { id: form.id('id') });
    return { done: `A new invitation is on its way to ${email}. The earlier link no longer works.` };
  },
  withdraw: async (form) => {
    const { email } = await form.send('WithdrawStaffInvitation', { id: form.id('id') });
    return { done: `The invitation of ${email} is withdrawn.` };
  },
  role: async (form) => {
    const { name, role } = await form.send('ChangeStaffRole', { id: form.id('id'), ...form.texts('role', 'seenRole') });
    return { done: `${name} has the role ${role} now.` };
  },
  'remove-authenticator': async (form) => {
    const { name } = await form.send('RemoveStaffAuthenticator', { id: form.id('id') });
    return { done: `${name} signs in without an authenticator app now, and was signed out.` };
  },
  'give-back': async (form) => {
    const { name } = await form.send('SetStaffAccess', { id: form.id('id'), isActive: true });
    return { done: `${name} may sign in again.` };
  },
  end: async (form) => {
    const { name } = await form.send('SetStaffAccess', { id: form.id('id'), isActive: false });
    return { done: `The access of ${name} has ended.` };
  },
});
