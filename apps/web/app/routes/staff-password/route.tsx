import { redirect } from 'react-router';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { usePostedForm } from '../../features/office/posted-form.ts';
import { StaffPasswordFields } from '../../features/password/StaffPasswordFields.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import type { Route } from './+types/route.ts';

export const meta = unlistedMeta('Change password');

export const loader = async ({ context }: Route.LoaderArgs) => {
  const answer = await context.get(serverApi).call('UserInfo', {});
  if (!answer.ok || answer.value.staffName === null) throw redirect(officePaths.manage);
  return { name: answer.value.staffName };
};

export { action } from './receive-own-password.server.ts';

/** The page on which staff change their password. */
export default function StaffPassword({ loaderData: { name }, actionData }: Route.ComponentProps) {
  const form = usePostedForm('', actionData);
  return (
    <div className="page flex justify-center py-8 sm:py-14">
      <Card className="w-full max-w-md p-5 sm:p-8">
        <h1 className="text-3xl">Change password</h1>
        <p className="mt-2 text-ink-soft">
          For {name}. You stay signed in here, and are signed out on every other device.
        </p>
        <OfficeForm of={form} className="mt-6 flex flex-col gap-5">
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            maxLength={128}
            {...form.field('currentPassword')}
          />
          <StaffPasswordFields field={form.field} />
          <Button type="submit" tone="ink" busy={form.isSending && 'Please wait...'}>
            Save new password
          </Button>
          <LinkButton to={officePaths.staffAccount} tone="quiet">
            Go Back
          </LinkButton>
        </OfficeForm>
      </Card>
    </div>
  );
}
