import type { Failure } from '@boxwright/contract';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import type { Route } from './+types/route.ts';
import { CodeForm } from './CodeForm.tsx';
import { EmailForm } from './EmailForm.tsx';
import { ResetForm } from './ResetForm.tsx';
import { keepRecovery, type Recovery, readRecovery } from './recovery.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Forgot Password | Boxwright' },
  { name: 'robots', content: 'noindex' },
];

const link = 'inline-block py-2.5 font-semibold text-vermilion-deep underline underline-offset-4';

/** The e-mail, then the code that was mailed, then the new password. A reload goes on where it was. */
export default function ForgotPassword() {
  const [recovery, setRecovery] = useState<Recovery | null>(null);
  /** For the first step when it comes back: what was typed there, and why. */
  const [before, setBefore] = useState<{ email: string; failed?: Pick<Failure, 'text' | 'field'> }>({ email: '' });
  useEffect(() => setRecovery(readRecovery(Date.now())), []);

  const go = (next: Recovery) => {
    keepRecovery(next);
    setRecovery(next);
  };
  const begin = (failure?: Failure) => {
    setBefore({ email: recovery?.email ?? '', ...(failure ? { failed: { text: failure.text, field: 'email' } } : {}) });
    keepRecovery(null);
    setRecovery(null);
  };

  return (
    <div className="page flex justify-center py-8 sm:py-14">
      <Card className="w-full max-w-md p-5 sm:p-8">
        <h1 className="text-3xl">Forgot Password</h1>
        <div className="mt-5">
          {recovery === null ? (
            <EmailForm email={before.email} failed={before.failed} onSent={go} />
          ) : (
            <>
              <p className="mb-4 text-ink-soft">
                For <span className="break-words font-semibold text-ink">{recovery.email}</span>
              </p>
              {recovery.verifiedAt === null ? (
                <CodeForm recovery={recovery} onChange={go} />
              ) : (
                <ResetForm recovery={recovery} onRefused={begin} />
              )}
            </>
          )}
        </div>
        <p className="crease mt-6 flex flex-wrap gap-x-6 border-t pt-4 text-[0.9375rem]">
          <Link to={paths.login} className={link}>
            Back to Login
          </Link>
          {recovery === null ? null : (
            <button type="button" onClick={() => begin()} className={link}>
              Use another email
            </button>
          )}
        </p>
        <noscript>
          <p className="mt-4 text-[0.9375rem]">This needs JavaScript. You can also ask us by phone or mail.</p>
        </noscript>
      </Card>
    </div>
  );
}
