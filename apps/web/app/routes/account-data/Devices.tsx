import type { OwnSession, Result } from '@boxwright/contract';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '../../api.ts';
import { signInFor } from '../../features/session/guard.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { formatMoment } from '../../ui/moment.ts';
import { notify } from '../../ui/notify.ts';

/** The devices that are signed in, each with a button that signs it out. */
export function Devices({ sessions }: { sessions: readonly OwnSession[] }) {
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button has gone, so the heading takes the focus.
  const onEnded = () => title.current?.focus();
  return (
    <Card className="p-5 sm:p-7">
      <h2 id="devices" ref={title} tabIndex={-1} className="scroll-mt-4 text-2xl">
        Devices that are signed in
      </h2>
      <ul aria-labelledby="devices" className="mt-3">
        {sessions.map((session) => (
          <li key={session.id} className="crease flex flex-wrap items-center justify-between gap-3 border-t py-3">
            <div className="min-w-0">
              <p className="font-semibold">
                {session.device} {session.isThis ? <Badge tone="good">This device</Badge> : null}
              </p>
              <p className="text-[0.9375rem] text-ink-soft">
                {session.network === null ? '' : `Network ${session.network} · `}signed in{' '}
                {formatMoment(session.signedInOn)}
                {session.isThis ? '' : ` · in use ${formatMoment(session.seenOn)}`}
              </p>
            </div>
            {session.isThis ? null : (
              <EndForm
                session={session.id}
                label="Sign out"
                which={`${session.device}, signed in ${formatMoment(session.signedInOn)}`}
                done="The device is signed out."
                onEnded={onEnded}
              />
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <EndForm
          session=""
          label="Sign out all other devices"
          done="All other devices are signed out."
          onEnded={onEnded}
        />
      ) : null}
      <p className="mt-3 text-[0.9375rem] text-ink-soft">
        We note once a day that a device is in use. If you don’t know one of them, sign it out and change your password.
      </p>
    </Card>
  );
}

interface EndFormProps {
  /** The session to end; empty for all other sessions. */
  session: string;
  label: string;
  /** The button's device, for screen readers. */
  which?: string;
  done: string;
  onEnded: () => void;
}

function EndForm({ session, label, which, done, onEnded }: EndFormProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const end = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const answer: Result<unknown> = await (session === ''
      ? call('EndOtherSessions', {})
      : call('EndSession', { sessionId: session }));
    if (!answer.ok && answer.failure.code === 'signed_out') return void navigate(signInFor(paths.accountData));
    if (answer.ok) notify.success(done);
    else notify.error(answer.failure.text);
    // A session that had already ended leaves the list too.
    if (answer.ok || answer.failure.code === 'not_found') {
      await revalidate();
      onEnded();
    }
    setBusy(false);
  };
  return (
    <form method="post" action={paths.accountData} onSubmit={(event) => void end(event)}>
      <input type="hidden" name="form" value="end" />
      <input type="hidden" name="session" value={session} />
      <Button
        type="submit"
        tone="outline"
        size="small"
        aria-label={which === undefined ? undefined : `${label}: ${which}`}
        busy={isBusy && 'Signing out…'}
      >
        {label}
      </Button>
    </form>
  );
}
