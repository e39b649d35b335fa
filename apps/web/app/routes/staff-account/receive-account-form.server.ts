import { officeAction } from '../../features/office/office-action.server.ts';
import { officePaths } from '../../office-paths.ts';
import type { ShownOnce } from './Authenticator.tsx';

/** Secrets and codes are shown only in this answer, and can't be loaded again. */
export const action = officeAction<ShownOnce>({
  begin: async (form) => ({ begun: await form.send('BeginAuthenticator', form.texts('password')) }),
  confirm: async (form) => ({ codes: (await form.send('ConfirmAuthenticator', form.texts('code'))).codes }),
  codes: async (form) => ({ codes: (await form.send('MakeRecoveryCodes', form.texts('password'))).codes }),
  off: async (form) => {
    await form.send('TurnOffAuthenticator', form.texts('password'));
    return officePaths.staffAccountAfter('off');
  },
  end: async (form) => {
    const sessionId = form.text('session');
    if (sessionId === '') await form.send('EndOtherStaffSessions', {});
    else await form.send('EndStaffSession', { sessionId });
    return officePaths.staffAccountAfter(sessionId === '' ? 'others-ended' : 'ended');
  },
});
