import { type StaffMemberRow, staffRoles } from '@boxwright/contract';
import { Form } from 'react-router';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatMoment } from '../../ui/moment.ts';
import { Select } from '../../ui/Select.tsx';

/** A member of staff, with what an Admin may change. */
export function MemberCard({ member }: { member: StaffMemberRow }) {
  const { id, name, email, role, isActive, hasAuthenticator, lastSignInAt, isSelf } = member;
  const roles = staffRoles.some((known) => known === role) ? staffRoles : [role, ...staffRoles];
  return (
    <li className="grid gap-4 rounded-lg border border-line bg-card p-4 sm:p-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
      <div className="min-w-0">
        <h2 className="wrap-anywhere text-xl">
          {name} {isSelf ? <span className="font-normal text-base text-ink-soft">(you)</span> : null}
        </h2>
        <p className="wrap-anywhere text-ink-soft">{email}</p>
        <p className="mt-2 flex flex-wrap items-center gap-2">
          {isActive ? null : <Badge tone="bad">Access ended</Badge>}
          {hasAuthenticator ? (
            <Badge tone="good">Authenticator app on</Badge>
          ) : (
            <Badge tone="notice">No authenticator app</Badge>
          )}
          <span className="text-ink-soft text-sm">
            {lastSignInAt === null ? 'No sign-in noted' : `Last sign-in ${formatMoment(lastSignInAt)}`}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-2.5">
        {isActive ? (
          <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-2.5">
            <input type="hidden" name="form" value="role" />
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="seenRole" value={role} />
            <Select
              label={`Role of ${name}`}
              name="role"
              defaultValue={role}
              className="min-w-40"
              options={roles.map((each) => ({ value: each, label: each }))}
            />
            <Button type="submit" tone="ink">
              Save role
            </Button>
          </Form>
        ) : null}
        {isActive && hasAuthenticator && !isSelf ? (
          <PressForm form="remove-authenticator" id={id} label="Remove authenticator" of={name} />
        ) : null}
        {isActive ? (
          <PressForm form="end" id={id} label="End access" of={name} />
        ) : (
          <PressForm form="give-back" id={id} label="Give access back" of={name} />
        )}
      </div>
    </li>
  );
}

interface PressFormProps {
  form: string;
  id: number;
  label: string;
  /** The member or invitation that the button acts on, for screen readers. */
  of: string;
}

/** A form of one button. */
export const PressForm = ({ form, id, label, of }: PressFormProps) => (
  <Form method="post" preventScrollReset>
    <input type="hidden" name="form" value={form} />
    <input type="hidden" name="id" value={id} />
    <Button type="submit" tone="outline">
      {label}
      <span className="sr-only"> of {of}</span>
    </Button>
  </Form>
);
