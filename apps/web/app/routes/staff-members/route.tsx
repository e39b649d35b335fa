import { useEffect, useRef } from 'react';
import { ListAsCsv } from '../../features/office/ListAsCsv.tsx';
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

/** The members of staff with their roles, and the open invitations. */
export default function StaffMembers({ loaderData: { members, invitations }, actionData }: Route.ComponentProps) {
  const failed = actionData?.form === 'invite' ? undefined : actionData?.failed;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button may have gone or changed its action, so the notice takes the focus.
    if (actionData !== undefined && actionData.form !== 'invite') notice.current?.focus();
  }, [actionData]);
  const active = members.filter(({ isActive }) => isActive);
  const without = active.filter(({ hasAuthenticator }) => !hasAuthenticator);
  return (
    <div className="page py-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-4xl">Staff</h1>
        <ListAsCsv list="staff" />
      </div>
      <p className="mt-2 max-w-2xl text-ink-soft">
        Who may use the back office, and in which role. A new role applies from the member’s next click.
      </p>
      <div ref={notice} tabIndex={-1} className="mt-6">
        <PostedNotice text={actionData?.done} />
        <PostedFailure failed={failed} />
      </div>
      {without.length === 0 ? null : (
        <p className="mb-5 max-w-3xl rounded-md border border-kraft/40 bg-board px-4 py-3">
          <strong className="font-semibold">No authenticator app:</strong> {without.map(({ name }) => name).join(', ')}.
          Anybody who learns their password can sign in as them. Members switch the app on under “Your account”; every
          Admin should.
        </p>
      )}
      <ul aria-label="Members" className="grid gap-3">
        {members.map((member) => (
          // The key remounts the card after a change, so that its select shows the stored role.
          <MemberCard key={`${member.id} ${member.role} ${member.isActive}`} member={member} />
        ))}
      </ul>
      <Invitations invitations={invitations} />
      <InviteForm posted={actionData} />
    </div>
  );
}
