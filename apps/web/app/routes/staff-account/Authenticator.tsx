import type { Failure } from '@boxwright/contract';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '../../api.ts';
import { PasswordAgainForm } from '../../features/password/PasswordAgainForm.tsx';
import { officePaths } from '../../office-paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { formatMoment } from '../../ui/moment.ts';
import { notify } from '../../ui/notify.ts';
import { type BegunAuthenticator, ConfirmForm } from './ConfirmForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** The answer to a form that was posted without JavaScript. */
interface Posted {
  readonly form: string;
  readonly failed?: Pick<Failure, 'text' | 'field'> | undefined;
  readonly begun?: BegunAuthenticator | undefined;
  readonly codes?: readonly string[] | undefined;
}

const here = { action: officePaths.staffAccount, signIn: officePaths.staffSignIn(officePaths.staffAccount) };

interface AuthenticatorProps {
  since: Date | null;
  codesLeft: number;
  posted: Posted | undefined;
}

/** The authenticator app: switched on with a first code, and off with the password. */
export function Authenticator({ since, codesLeft, posted }: AuthenticatorProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [begun, setBegun] = useState(posted?.begun ?? null);
  const [codes, setCodes] = useState(posted?.codes ?? null);
  const failedOf = (form: string) => (posted?.form === form ? posted.failed : undefined);
  return (
    <Card className="p-5 sm:p-7">
      <h2 className="text-2xl">
        Authenticator app{' '}
        {since === null ? <Badge tone="notice">Off</Badge> : <Badge tone="good">On since {formatMoment(since)}</Badge>}
      </h2>
      <p className="mt-2 text-ink-soft">
        An app on your phone shows a new code every 30 seconds, and signing in asks for it after the password. Somebody
        who learns your password can’t sign in without your phone.
      </p>
      {codes === null ? null : <RecoveryCodes codes={codes} />}
      {since === null && (begun !== null || posted?.form === 'confirm') ? (
        <ConfirmForm begun={begun} failed={failedOf('confirm')} onConfirmed={setCodes} />
      ) : null}
      {since === null && begun === null ? (
        <PasswordAgainForm
          {...here}
          form="begin"
          label={posted?.form === 'confirm' ? 'Begin again' : 'Set up an authenticator app'}
          failed={failedOf('begin')}
          send={async (password) => {
            const answer = await call('BeginAuthenticator', { password });
            if (answer.ok) setBegun(answer.value);
            return answer;
          }}
        />
      ) : null}
      {since === null ? null : (
        <>
          <h3 className="mt-6 font-semibold text-lg">Recovery codes</h3>
          <p className="mt-1 text-ink-soft">
            {codesLeft} of 10 are left. Each stands in for the app once, if you lose your phone. New ones replace those
            that you have.
          </p>
          <PasswordAgainForm
            {...here}
            form="codes"
            label="Make new recovery codes"
            failed={failedOf('codes')}
            send={async (password) => {
              const answer = await call('MakeRecoveryCodes', { password });
              if (answer.ok) {
                setCodes(answer.value.codes);
                await revalidate();
              }
              return answer;
            }}
          />
          <h3 className="mt-6 font-semibold text-lg">Switch it off</h3>
          <PasswordAgainForm
            {...here}
            form="off"
            label="Switch off the authenticator app"
            failed={failedOf('off')}
            send={async (password) => {
              const answer = await call('TurnOffAuthenticator', { password });
              if (answer.ok) {
                setBegun(null);
                setCodes(null);
                notify.success('Your authenticator app is off.');
                await navigate(officePaths.staffAccount, { replace: true });
              }
              return answer;
            }}
          />
        </>
      )}
    </Card>
  );
}
