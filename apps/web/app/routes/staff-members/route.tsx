import { useEffect, useRef } from 'react';
import { officeCall } from '../../features/office/office-call.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { serverApi } from '../../server-api.ts';
import type { Route } from './+types/route.ts';
import { Invitations } from './Invitations.tsx';
import { InviteForm } from './InviteForm.tsx';
import { MemberCard } from './MemberCard.tsx';

export const meta = unlistedMeta('Staff');

export const loader = ({ url, context }: Route.LoaderArgs) => officeCall(context.get(serverApi), url, 'GetStaff', {});

export { action } from './receive-staff-form.server.ts';

/** Who works in the back office, and as what. */
export default function StaffMembers({ loaderData: { members, invitations }, actionData }: Route.ComponentProps) {
  const failed = actionData?.form === 'invite' ? undefined : actionData?.failed;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What was pressed may be gone, or do something else now.
    if (actionData !== undefined && actionData.form !== 'invite') notice.current?.focus();
  }, [actionData]);
  const active = members.filter(({ isActive }) => isActive);
  const without = active.filter(({ hasAuthenticator }) => !hasAuthenticator);
  return (
    <div className="page py-8">
      <h1 className="text-4xl">Staff</h1>
      <p className="mt-2 max-w-2xl text-ink-soft">
        Who may use the back office, and as what. A new role counts from the member’s next press on.
      </p>
      <div ref={notice} tabIndex={-1} className="mt-6">
        <PostedNotice text={actionData?.done} />
        <PostedFailure failed={failed} />
      </div>
      {without.length === 0 ? null : (
        <p className="mb-5 max-w-3xl rounded-md border border-kraft/40 bg-board px-4 py-3">
          <strong className="font-semibold">No authenticator app:</strong> {without.map(({ name }) => name).join(', ')}.
          Who learns their password can sign in as them. Each switches theirs on under “Your account”; for an Admin it
          should be a rule.
        </p>
      )}
      <ul aria-label="Members" className="grid gap-3">
        {members.map((member) => (
          // After a change the selects show what is stored.
          <MemberCard key={`${member.id} ${member.role} ${member.isActive}`} member={member} />
        ))}
      </ul>
      <Invitations invitations={invitations} />
      <InviteForm posted={actionData} />
    </div>
  );
}
