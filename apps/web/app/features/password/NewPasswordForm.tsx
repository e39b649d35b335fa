import { changePasswordRules, type Failure, passwordTexts } from '@boxwright/contract';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { useRuledForm } from '../../ui/use-ruled-form.ts';
import type { KnownCustomer } from '../session/customer-record.ts';
import { forgetSignedIn } from '../session/session.ts';
import { firstField } from './first-field.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { plainFailure } from './plain-failure.ts';

interface NewPasswordFormProps {
  customer: KnownCustomer;
  ticket: string;
  /** Called when the ticket is invalid or has expired: the current password is asked for again. */
  onRefused: (failure: Failure) => void;
}

/** The new password. Saving it ends all sessions, including this one. */
export function NewPasswordForm({ customer, ticket, onRefused }: NewPasswordFormProps) {
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const form = useRuledForm({
    rules: changePasswordRules,
    defaults: { password: '', confirmPassword: '' },
    send: async ({ password }) => {
      const answer = await call('ChangeCustomerPassword', { userId: customer.userId, password, ticket });
      if (!answer.ok) {
        if (answer.failure.code === 'forbidden') onRefused(answer.failure);
        return { ok: false, failure: plainFailure(answer.failure, passwordTexts.notChanged) };
      }
      notify.success(passwordTexts.changed);
      await navigate(paths.login, { state: { email: customer.email } });
      forgetSignedIn();
      return answer;
    },
  });
  useEffect(() => {
    // A frame later, because the dialog itself moves the focus when the focused button disappears.
    const frame = requestAnimationFrame(() => firstField(element.current)?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <form ref={element} method="post" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
      <p className="text-ink-soft">You will be signed out on every device, and sign in again with the new password.</p>
      <NewPasswordFields form={form} email={customer.email} />
      <Button type="submit" busy={form.busy && 'Please wait...'}>
        Save new password
      </Button>
    </form>
  );
}
