import { type Failure, loginRules } from '@boxwright/contract';
import { call } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useRuledForm } from '../../ui/use-ruled-form.ts';

interface VerifyFormProps {
  email: string;
  /** The failure that makes it ask again. */
  failed: Pick<Failure, 'text' | 'field'> | undefined;
  /** Called with the ticket for a new password. */
  onVerified: (ticket: string) => void;
}

/** Asks for the current password before it is changed. */
export function VerifyForm({ email, failed, onVerified }: VerifyFormProps) {
  const form = useRuledForm({
    rules: loginRules,
    defaults: { email, password: '' },
    failed,
    send: async ({ password }) => {
      const known = await call('AddwebsiteLogin', { email, password, action: 'Login', at: new Date().toISOString() });
      if (!known.ok) return { ok: false, failure: { field: 'password', ...known.failure } };
      const answer = await call('Get_SaltByEmailId_ForgotPassword', { email });
      if (!answer.ok) return { ok: false, failure: { ...answer.failure, field: 'password' } };
      onVerified(answer.value[0]?.ticket ?? '');
      return answer;
    },
  });
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
      <p className="text-ink-soft">First enter your current password.</p>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        readOnly
        className="bg-board text-ink-soft"
        {...form.field('email')}
      />
      <PasswordField label="Password" autoComplete="current-password" maxLength={128} {...form.field('password')} />
      <Button type="submit" busy={form.busy && 'Please wait...'}>
        Verify
      </Button>
    </form>
  );
}
