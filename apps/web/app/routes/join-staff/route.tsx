import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { usePostedForm } from '../../features/office/posted-form.ts';
import { StaffPasswordFields } from '../../features/password/StaffPasswordFields.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Route } from './+types/route.ts';

export const meta = unlistedMeta(
  'Join the back office',
  // No other site may learn the token in the address. Without any referrer, the form's origin would be hidden too.
  { name: 'referrer', content: 'same-origin' },
);

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const answer = await context.get(serverApi).call('GetStaffInvitation', { token: params.token });
  return answer.ok ? { invitation: answer.value, problem: null } : { invitation: null, problem: answer.failure.text };
};

export { action } from './receive-join.server.ts';

/** The page on which an invited member of staff chooses a password. */
export default function JoinStaff({ loaderData: { invitation, problem }, actionData }: Route.ComponentProps) {
  const form = usePostedForm('', actionData);
  if (invitation === null)
    return (
      <div className="page py-14">
        <EmptyState
          title="No such invitation"
          text={problem}
          action={<LinkButton to={officePaths.manage}>Staff sign-in</LinkButton>}
        />
      </div>
    );
  return (
    <div className="page flex justify-center py-8 sm:py-14">
      <Card className="w-full max-w-md p-5 sm:p-8">
        <h1 className="text-3xl">Join the back office</h1>
        <p className="mt-2 text-ink-soft">
          You are invited as {invitation.email}. Your role: {invitation.role}. You sign in with this email and the
          password that you choose now.
        </p>
        <OfficeForm of={form} replace className="mt-6 flex flex-col gap-5">
          {/* For the browser's password manager. */}
          <input type="email" autoComplete="username" value={invitation.email} readOnly hidden />
          <TextField label="Name" autoComplete="name" maxLength={100} {...form.field('name', invitation.name)} />
          <StaffPasswordFields field={form.field} />
          <Button type="submit" tone="ink" busy={form.isSending && 'Please wait...'}>
            Join
          </Button>
        </OfficeForm>
      </Card>
    </div>
  );
}
