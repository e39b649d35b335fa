import { emailChangeTexts } from '@boxwright/contract';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api.ts';
import { forgetCustomer } from '../../features/session/customer-record.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { notify } from '../../ui/notify.ts';

export const meta = unlistedMeta('Confirm your email');

/** Opened by the mailed link, on any device. It asks for a press, because mail programs open links to check them. */
export default function ConfirmEmail() {
  const navigate = useNavigate();
  const [ticket, setTicket] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => setTicket(new URLSearchParams(window.location.hash.slice(1)).get('ticket')), []);

  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    const answer = await call('ConfirmEmailChange', { ticket: ticket ?? '' });
    setBusy(false);
    if (!answer.ok) return setFailure(answer.failure.text);
    forgetCustomer();
    notify.success(emailChangeTexts.changed);
    await navigate(paths.login, { replace: true, state: { email: answer.value.email } });
  };

  return (
    <div className="page py-14">
      <EmptyState
        title="Confirm your email"
        text={
          <span aria-live="polite">
            {failure ?? 'You sign in with the new address from then on, and all devices are signed out.'}
          </span>
        }
        action={
          failure === null ? (
            <Button busy={busy && 'Please wait...'} onClick={() => void confirm()}>
              Confirm this email
            </Button>
          ) : (
            <LinkButton to={paths.editProfile}>My Profile</LinkButton>
          )
        }
      />
      <noscript>
        <p className="mt-4 text-center">This needs JavaScript. You can also ask us by phone or mail.</p>
      </noscript>
    </div>
  );
}
