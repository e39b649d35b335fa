import type { StaffInvitationRow } from '@boxwright/contract';
import { Badge } from '../../ui/Badge.tsx';
import { formatMoment } from '../../ui/moment.ts';
import { PressForm } from './MemberCard.tsx';

/** Invitations that nobody has accepted yet. */
export function Invitations({ invitations }: { invitations: readonly StaffInvitationRow[] }) {
  if (invitations.length === 0) return null;
  return (
    <>
      <h2 id="invitations" className="mt-8 text-2xl">
        Invitations
      </h2>
      <ul aria-labelledby="invitations" className="mt-3 grid gap-3">
        {invitations.map(({ id, name, email, role, invitedBy, expiresAt, hasExpired }) => (
          <li
            key={id}
            className="grid gap-3 rounded-lg border border-line bg-card p-4 sm:p-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center"
          >
            <div className="min-w-0">
              <p className="wrap-anywhere font-semibold">
                {name}, {role} {hasExpired ? <Badge tone="notice">Expired</Badge> : null}
              </p>
              <p className="wrap-anywhere text-ink-soft">{email}</p>
              <p className="text-ink-soft text-sm">
                Invited by {invitedBy}; the link {hasExpired ? 'worked' : 'works'} until {formatMoment(expiresAt)}
              </p>
            </div>
            <div className="flex flex-wrap gap-2.5">
              <PressForm form="send-again" id={id} label="Send again" of={email} />
              <PressForm form="withdraw" id={id} label="Withdraw" of={email} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
