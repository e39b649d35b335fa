import { type Failure, loginRules } from '@boxwright/contract';
import { useNavigate } from 'react-router';
import { call } from '../../api.ts';
import { officePaths } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useRuledForm } from '../../ui/use-ruled-form.ts';

interface PasswordFormProps {
  /** The page to show after the sign-in. */
  from: string | null;
  /** The typed email and the failure of a form that was posted without JavaScript. */
  email: string;
  failed: Pick<Failure, 'text' | 'field'> | undefined;
}

/** The first step of the sign-in. */
export function PasswordForm({ from, email, failed }: PasswordFormProps) {
  const navigate = useNavigate();
  const form = useRuledForm({
    rules: loginRules,
    defaults: { email, password: '' },
    secrets: ['password'],
    failed,
    send: async (typed) => {
      const answer = await call('StaffSignIn', { email: typed.email.trim(), password: typed.password });
      if (!answer.ok) return { ok: false, failure: { field: 'password', ...answer.failure } };
      if (answer.value.needsCode) await navigate(officePaths.staffSignInCode(from));
      // A full page load, because the address may be a file and not a page of the app.
      else window.location.replace(from ?? officePaths.manage);
      return answer;
    },
  });
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
      <input type="hidden" name="form" value="password" />
      <EmailField autoComplete="username" {...form.field('email')} />
      <PasswordField label="Password" autoComplete="current-password" maxLength={128} {...form.field('password')} />
      <Button type="submit" tone="ink" busy={form.busy && 'Signing in…'}>
        Sign in
      </Button>
      <LinkButton to={officePaths.staffForgot} tone="quiet">
        Forgot your password?
      </LinkButton>
    </form>
  );
}
