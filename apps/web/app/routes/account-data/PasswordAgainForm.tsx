import { type Failure, passwordAgainRules, type Result } from '@boxwright/contract';
import { useNavigate } from 'react-router';
import { signInFor } from '../../features/session/guard.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useRuledForm } from '../../ui/use-ruled-form.ts';

interface PasswordAgainFormProps {
  /** Which of the page's forms it is. */
  form: string;
  /** The button's label, which is also the form's name. */
  label: string;
  busyLabel?: string;
  /** Why a form that was posted without JavaScript was refused. */
  failed: Pick<Failure, 'text' | 'field'> | undefined;
  send: (password: string) => Promise<Result<unknown>>;
}

/** Confirms an action on the account by the password. */
export function PasswordAgainForm({
  form: name,
  label,
  busyLabel = 'Please wait...',
  failed,
  send,
}: PasswordAgainFormProps) {
  const navigate = useNavigate();
  const form = useRuledForm({
    rules: passwordAgainRules,
    defaults: { password: '' },
    failed,
    send: async ({ password }) => {
      const answer = await send(password);
      if (!answer.ok && answer.failure.code === 'signed_out') await navigate(signInFor(paths.accountData));
      if (answer.ok) form.clear();
      return answer;
    },
  });
  return (
    <form
      method="post"
      action={paths.accountData}
      noValidate
      onSubmit={form.onSubmit}
      aria-label={label}
      className="mt-4 grid max-w-sm gap-4"
    >
      <input type="hidden" name="form" value={name} />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        maxLength={128}
        {...form.field('password')}
      />
      <div>
        <Button type="submit" tone="outline" busy={form.busy && busyLabel}>
          {label}
        </Button>
      </div>
    </form>
  );
}
