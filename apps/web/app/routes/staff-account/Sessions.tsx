import type { OwnSession } from '@boxwright/contract';
import { Form } from 'react-router';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { formatMoment } from '../../ui/moment.ts';

/** The devices that are signed in, each with a button that signs it out. */
export const Sessions = ({ sessions }: { sessions: readonly OwnSession[] }) => (
  <Card className="p-5 sm:p-7">
    <h2 id="devices" className="text-2xl">
      Devices that are signed in
    </h2>
    <ul aria-labelledby="devices" className="mt-3">
      {sessions.map(({ id, device, network, signedInOn, seenOn, isThis }) => (
        <li key={id} className="crease flex flex-wrap items-center justify-between gap-3 border-t py-3">
          <div className="min-w-0">
            <p className="font-semibold">
              {device} {isThis ? <Badge tone="good">This device</Badge> : null}
            </p>
            <p className="text-[0.9375rem] text-ink-soft">
              {network === null ? '' : `Network ${network} · `}signed in {formatMoment(signedInOn)}
              {isThis ? '' : ` · in use ${formatMoment(seenOn)}`}
            </p>
          </div>
          {isThis ? null : (
            <EndForm session={id} label="Sign out" which={`: ${device}, signed in ${formatMoment(signedInOn)}`} />
          )}
        </li>
      ))}
    </ul>
    {sessions.length > 1 ? <EndForm session="" label="Sign out all other devices" /> : null}
    <p className="mt-3 text-[0.9375rem] text-ink-soft">
      We note once an hour that a device is in use, and sign it out after twelve hours without use.
    </p>
  </Card>
);

/** Signs a device out; an empty session stands for all others. */
const EndForm = ({ session, label, which = '' }: { session: string; label: string; which?: string }) => (
  <Form method="post" preventScrollReset>
    <input type="hidden" name="form" value="end" />
    <input type="hidden" name="session" value={session} />
    <Button type="submit" tone="outline" size="small">
      {label}
      <span className="sr-only">{which}</span>
    </Button>
  </Form>
);
