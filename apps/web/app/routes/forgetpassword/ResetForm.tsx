import { type Failure, passwordTexts, resetPasswordRules } from '@boxwright/contract';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api.ts';
import { firstField } from '../../features/password/first-field.ts';
import { NewPasswordFields } from '../../features/password/NewPasswordFields.tsx';
import { plainFailure } from '../../features/password/plain-failure.ts';
import { forgetCustomer } from '../../features/session/customer-record.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { useRuledForm } from '../../ui/use-ruled-form.ts';
import { keepRecovery, type Recovery } from './recovery.ts';
import { StepFields } from './StepFields.tsx';

interface ResetFormProps {
  recovery: Recovery;
  /** The failure of the form posted without JavaScript. */
  failed: Pick<Failure, 'text' | 'field'> | undefined;
  /** The ticket is invalid or has expired: starts again. */
  onRefused: (failure: Failure) => void;
}

export function ResetForm({ recovery, failed, onRefused }: ResetFormProps) {
  const { email, ticket, endsAt } = recovery;
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const form = useRuledForm({
    rules: resetPasswordRules,
    defaults: { password: '', confirmPassword: '' },
    failed,
    send: async ({ password }) => {
      const answer = await call('ResetPassword', { email, password, ticket, updatedBy: null });
      if (!answer.ok) {
        if (answer.failure.code === 'forbidden') onRefused(answer.failure);
        return { ok: false, failure: plainFailure(answer.failure, passwordTexts.notReset) };
      }
      notify.success(passwordTexts.reset);
      keepRecovery(null);
      forgetCustomer();
      await navigate(paths.login, { state: { email } });
      return answer;
    },
  });
  useEffect(() => firstField(element.current)?.focus(), []);
  return (
    <form ref={element} method="post" data-plain noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
      <StepFields email={email} ticket={ticket} />
      <p suppressHydrationWarning className="text-ink-soft">
        Choose a new password {whileItWorks(endsAt)}. All devices will be signed out.
      </p>
      <NewPasswordFields form={form} email={email} />
      <Button type="submit" name="step" value="reset" busy={form.busy && 'Please wait...'}>
        Save new password
      </Button>
    </form>
  );
}

const whileItWorks = (endsAt: number): string => {
  const minutes = Math.round((endsAt - Date.now()) / 60_000);
  if (minutes < 2) return 'now';
  return minutes < 120 ? `within the next ${minutes} minutes` : `within the next ${Math.round(minutes / 60)} hours`;
};
