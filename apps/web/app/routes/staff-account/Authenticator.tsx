import type { Output } from '@boxwright/contract';
import { useState } from 'react';
import type { Posted } from '../../features/office/posted-form.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { formatMoment } from '../../ui/moment.ts';
import { ConfirmForm } from './ConfirmForm.tsx';
import { PasswordAgain } from './PasswordAgain.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** What is shown once, and can't be loaded again. */
export interface ShownOnce {
  readonly begun: Output<'BeginAuthenticator'>;
  readonly codes: readonly string[];
}

interface AuthenticatorProps {
  since: Date | null;
  codesLeft: number;
  posted: Posted<ShownOnce> | undefined;
}

/** The authenticator app: switched on with a first code, and off with the password. */
export function Authenticator({ since, codesLeft, posted }: AuthenticatorProps) {
  // It stays while other forms are sent, for example with a wrong code.
  const [{ begun, codes }, setShown] = useState<Partial<ShownOnce>>(posted ?? {});
  const hasNew = posted?.begun !== undefined || posted?.codes !== undefined;
  if (hasNew && (posted.begun !== begun || posted.codes !== codes)) setShown(posted);
  const isRefused = posted?.form === 'confirm' && posted.failed !== undefined;
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
      {codes === undefined ? null : <RecoveryCodes codes={codes} />}
      {since === null && codes === undefined ? (
        <>
          {begun === undefined && !isRefused ? null : <ConfirmForm begun={begun} posted={posted} />}
          {begun === undefined || isRefused ? (
            <PasswordAgain
              name="begin"
              label={isRefused ? 'Begin again' : 'Set up an authenticator app'}
              posted={posted}
            />
          ) : null}
        </>
      ) : null}
      {since === null ? null : (
        <>
          <h3 className="mt-6 font-semibold text-lg">Recovery codes</h3>
          <p className="mt-1 text-ink-soft">
            {codesLeft} of 10 are left. Each stands in for the app once, if you lose your phone. New ones replace those
            that you have.
          </p>
          <PasswordAgain name="codes" label="Make new recovery codes" posted={posted} />
          <h3 className="mt-6 font-semibold text-lg">Switch it off</h3>
          <PasswordAgain name="off" label="Switch off the authenticator app" posted={posted} />
        </>
      )}
    </Card>
  );
}
