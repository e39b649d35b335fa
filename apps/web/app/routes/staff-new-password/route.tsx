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
import type { Route } from './+types/route.ts';

export const meta = unlistedMeta(
  'Choose a new password',
  // No other site may learn the secret in the address. Without any referrer, the form's origin would be hidden too.
  { name: 'referrer', content: 'same-origin' },
);

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const answer = await context.get(serverApi).call('CheckStaffPasswordLink', { token: params.token });
  return answer.ok ? { member: answer.value, problem: '' } : { member: null, problem: answer.failure.text };
};

export { action } from './receive-new-password.server.ts';

/** The page of the mailed link, on which staff choose a new password. */
export default function StaffNewPassword({ loaderData: { member, problem }, actionData }: Route.ComponentProps) {
  const form = usePostedForm('', actionData);
  if (member === null)
    return (
      <div className="page py-14">
        <EmptyState
          title="This link doesn’t work"
          text={problem}
          action={<LinkButton to={officePaths.staffForgot}>Ask for a new link</LinkButton>}
        />
      </div>
    );
  return (
    <div className="page flex justify-center py-8 sm:py-14">
      <Card className="w-full max-w-md p-5 sm:p-8">
        <h1 className="text-3xl">Choose a new password</h1>
        <p className="mt-2 text-ink-soft">
          For {member.name}, {member.email}. All your devices are signed out.
        </p>
        <OfficeForm of={form} className="mt-6 flex flex-col gap-5">
          <input type="email" autoComplete="username" value={member.email} readOnly hidden />
          <StaffPasswordFields field={form.field} />
          <Button type="submit" tone="ink" busy={form.isSending && 'Please wait...'}>
            Save new password
          </Button>
        </OfficeForm>
      </Card>
    </div>
  );
}
