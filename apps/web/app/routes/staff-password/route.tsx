import { minimumStaffPasswordLength, staffPasswordPageRules, staffPasswordTexts } from '@boxwright/contract';
import { redirect, useNavigate } from 'react-router';
import { call } from '../../api.ts';
import { StaffPasswordFields } from '../../features/password/StaffPasswordFields.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { notify } from '../../ui/notify.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useRuledForm } from '../../ui/use-ruled-form.ts';
import type { Route } from './+types/route.ts';

export const meta = unlistedMeta('Change password');

export const loader = async ({ context }: Route.LoaderArgs) => {
  const answer = await context.get(serverApi).call('UserInfo', {});
  if (!answer.ok || answer.value.staffName === null) throw redirect(officePaths.manage);
  return { name: answer.value.staffName };
};

/** The page on which staff change their password. */
export default function StaffPassword({ loaderData: { name } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const form = useRuledForm({
    rules: staffPasswordPageRules,
    defaults: { currentPassword: '', password: '', confirmPassword: '' },
    send: async ({ currentPassword, password }) => {
      const answer = await call('ChangeStaffPassword', { currentPassword, password });
      if (!answer.ok && answer.failure.code === 'signed_out') {
        notify.error(answer.failure.text);
        await navigate(officePaths.staffSignIn(officePaths.staffPassword));
        return undefined;
      }
      if (!answer.ok) return { ok: false, failure: { field: 'currentPassword', ...answer.failure } };
      notify.success(staffPasswordTexts.changed);
      await navigate(officePaths.manage);
      return answer;
    },
  });
  return (
    <div className="page flex justify-center py-8 sm:py-14">
      <Card className="w-full max-w-md p-5 sm:p-8">
        <h1 className="text-3xl">Change password</h1>
        <p className="mt-2 text-ink-soft">
          For {name}. You stay signed in here, and are signed out on every other device.
        </p>
        <form method="post" noValidate onSubmit={form.onSubmit} className="mt-6 flex flex-col gap-5">
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            maxLength={128}
            {...form.field('currentPassword')}
          />
          <StaffPasswordFields
            field={form.field}
            isLongEnough={form.current.password.length >= minimumStaffPasswordLength}
          />
          <Button type="submit" tone="ink" busy={form.busy && 'Please wait...'}>
            Save new password
          </Button>
          <LinkButton to={officePaths.staffAccount} tone="quiet">
            Go Back
          </LinkButton>
        </form>
      </Card>
    </div>
  );
}
