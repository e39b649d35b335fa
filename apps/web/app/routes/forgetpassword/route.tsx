import type { Failure } from '@boxwright/contract';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { call } from '../../api.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Card } from '../../ui/Card.tsx';
import { island } from '../../ui/island.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import type { Route } from './+types/route.ts';
import { EmailForm } from './EmailForm.tsx';
import { type MailedLink, mailedLinkIn } from './mailed-link.ts';
import { receiveRecovery } from './receive-recovery.server.ts';
import { keepRecovery, type Recovery, readRecovery, recoveryFrom, verifiedForMs } from './recovery.ts';

/**
 * The later steps: the first press loads them, and a posted form's answer has them in its page. A reload that goes on
 * with one of them loads it at once.
 */
const laterStep = { fallback: <Spinner />, atOnce: () => readRecovery(Date.now()) !== null };
const CodeForm = island(() => import('./CodeForm.tsx').then(({ CodeForm }) => CodeForm), laterStep);
const ResetForm = island(() => import('./ResetForm.tsx').then(({ ResetForm }) => ResetForm), laterStep);

export const query = ['from'];

export const meta = unlistedMeta('Forgot Password');

const link = 'inline-block py-2.5 font-semibold text-vermilion-deep underline underline-offset-4';

/** For the forms posted without JavaScript; with JavaScript the browser calls the same operations itself. */
export const action = ({ request, url, context }: Route.ActionArgs) =>
  receiveRecovery(request, url, context.get(serverApi));

/**
 * Three steps: the e-mail, the mailed code, the new password. The mailed link opens the last step directly, on any
 * device. A reload continues at the same step.
 */
export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  /** The answer to a form posted without JavaScript, until the next step. */
  const [posted, setPosted] = useState(actionData);
  const [recovery, setRecovery] = useState<Recovery | null>(() =>
    posted?.recovery === undefined ? null : recoveryFrom(posted.recovery, Date.now()),
  );
  /** For a return to the first step: the e-mail typed there, and the failure. */
  const [before, setBefore] = useState<{ email: string; failed?: Pick<Failure, 'text' | 'field'> }>({
    email: posted?.email ?? '',
    ...(posted?.failed && posted.recovery === undefined ? { failed: posted.failed } : {}),
  });
  /** Whether a mailed link is being checked. */
  const [opening, setOpening] = useState(false);
  const { hash, search } = useLocation();
  const from = new URLSearchParams(search).get('from');
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what was posted is newer than what is stored.
  useEffect(() => {
    if (posted === undefined) return setRecovery(readRecovery(Date.now()));
    keepRecovery(recovery);
  }, []);

  const open = async (link: MailedLink) => {
    const now = Date.now();
    const opened = { ...link, verified: true, endsAt: now + verifiedForMs, resendAt: now };
    setOpening(true);
    // Removes the ticket from the URL and the history; a reload finds it in the tab’s storage.
    keepRecovery(opened);
    await navigate({ hash: '' }, { replace: true });
    const answer = await call('CheckResetLink', link);
    setOpening(false);
    if (answer.ok) return go({ ...opened, endsAt: now + answer.value.validFor * 1000 });
    const { code } = answer.failure;
    if (code === 'forbidden' || code === 'invalid') return begin(answer.failure, link.email);
    // The check failed, so continue: an invalid link is refused when it is used.
    go(opened);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per opened URL.
  useEffect(() => {
    const link = mailedLinkIn(hash);
    if (link !== null) void open(link);
  }, [hash]);

  const go = (next: Recovery) => {
    setPosted(undefined);
    keepRecovery(next);
    setRecovery(next);
  };
  const begin = (failure?: Failure, email = recovery?.email ?? '') => {
    setPosted(undefined);
    setBefore({ email, ...(failure ? { failed: { text: failure.text, field: 'email' } } : {}) });
    keepRecovery(null);
    setRecovery(null);
  };
  const startOver = (event: FormEvent) => {
    event.preventDefault();
    begin();
  };

  return (
    <div className="page flex justify-center py-8 sm:py-14">
      <Card className="w-full max-w-md p-5 sm:p-8">
        <PostedFailure failed={posted?.failed} />
        <PostedNotice text={posted?.said} />
        <h1 className="text-3xl">Forgot Password</h1>
        <div className="mt-5">
          {opening ? (
            <Spinner label="Checking the link…" />
          ) : recovery === null ? (
            <EmailForm email={before.email} failed={before.failed} onSent={go} />
          ) : (
            <>
              <p className="mb-4 text-ink-soft">
                For <span className="break-words font-semibold text-ink">{recovery.email}</span>
              </p>
              {recovery.verified ? (
                <ResetForm recovery={recovery} failed={posted?.failed} onRefused={begin} />
              ) : (
                <CodeForm recovery={recovery} failed={posted?.failed} onChange={go} />
              )}
            </>
          )}
        </div>
        <div className="crease mt-6 flex flex-wrap gap-x-6 border-t pt-4 text-[0.9375rem]">
          <Link to={paths.login + search} className={link}>
            Back to Login
          </Link>
          {recovery === null ? null : (
            <form action={paths.forgotPassword} onSubmit={startOver}>
              {from === null ? null : <input type="hidden" name="from" value={from} />}
              <button type="submit" className={link}>
                Use another email
              </button>
            </form>
          )}
        </div>
      </Card>
    </div>
  );
}
