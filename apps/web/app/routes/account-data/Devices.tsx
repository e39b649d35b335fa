import type { Failure, OwnSession } from '@boxwright/contract';
import { Form, useNavigation } from 'react-router';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { useNoticeFocus } from '../../features/plain-form/use-notice-focus.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { formatMoment } from '../../ui/moment.ts';

interface DevicesProps {
  sessions: readonly OwnSession[];
  /** What has become of a device. */
  done: string | undefined;
  /** Why it wasn't signed out. */
  failed: Pick<Failure, 'text'> | undefined;
}

/** The devices that are signed in, each with a button that signs it out. */
export function Devices({ sessions, done, failed }: DevicesProps) {
  const notice = useNoticeFocus<HTMLDivElement>(done !== undefined || failed !== undefined);
  return (
    <Card className="p-5 sm:p-7">
      <h2 id="devices" className="scroll-mt-4 text-2xl">
        Devices that are signed in
      </h2>
      <div ref={notice} tabIndex={-1} className="mt-3 outline-none *:mb-0">
        <PostedFailure failed={failed} />
        <PostedNotice text={done} />
      </div>
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
              />
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? <EndForm session="" label="Sign out all other devices" /> : null}
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
}

function EndForm({ session, label, which }: EndFormProps) {
  const { formData } = useNavigation();
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="form" value="end" />
      <input type="hidden" name="session" value={session} />
      <Button
        type="submit"
        tone="outline"
        size="small"
        aria-label={which === undefined ? undefined : `${label}: ${which}`}
        busy={formData?.get('session') === session && 'Signing out…'}
      >
        {label}
      </Button>
    </Form>
  );
}
