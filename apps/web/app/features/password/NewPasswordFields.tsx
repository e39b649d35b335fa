import type { ConfirmedPasswordForm } from '@boxwright/contract';
import { PasswordField } from '../../ui/PasswordField.tsx';
import type { RuledForm } from '../../ui/use-ruled-form.ts';
import { StrengthHint } from './StrengthHint.tsx';

/** A new password, typed twice. A hidden e-mail field helps the browser's password manager. */
export function NewPasswordFields({ form, email }: { form: RuledForm<ConfirmedPasswordForm>; email: string }) {
  return (
    <>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        maxLength={128}
        hint={<StrengthHint password={form.current.password} />}
        {...form.field('password')}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        maxLength={128}
        {...form.field('confirmPassword')}
      />
    </>
  );
}
