import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { officePaths } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';

interface PasswordFormProps {
  /** The page to show after the sign-in. */
  from: string | null;
  posted: Posted | undefined;
}

/** The first step of the sign-in. */
export function PasswordForm({ from, posted }: PasswordFormProps) {
  const form = usePostedForm('password', posted);
  return (
    <OfficeForm of={form} hidden={{ from: from ?? undefined }} keepsHash replace className="flex flex-col gap-5">
      <EmailField autoComplete="username" {...form.field('email')} />
      <PasswordField label="Password" autoComplete="current-password" maxLength={128} {...form.field('password')} />
      <Button type="submit" tone="ink" busy={form.isSending && 'Signing in…'}>
        Sign in
      </Button>
      <LinkButton to={officePaths.staffForgot} tone="quiet">
        Forgot your password?
      </LinkButton>
    </OfficeForm>
  );
}
