import { type Failure, forgotPasswordRules } from '@boxwright/contract';
import { useEffect, useRef } from 'react';
import { firstField } from '../../features/password/first-field.ts';
import { Button } from '../../ui/Button.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { useRuledForm } from '../../ui/use-ruled-form.ts';
import { beginRecovery } from './begin-recovery.ts';
import type { Recovery } from './recovery.ts';

interface EmailFormProps {
  /** The e-mail typed before. */
  email: string;
  /** The failure that led back to this step. */
  failed: Pick<Failure, 'text' | 'field'> | undefined;
  onSent: (recovery: Recovery) => void;
}

export function EmailForm({ email: known, failed, onSent }: EmailFormProps) {
  const form = useRuledForm({
    rules: forgotPasswordRules,
    defaults: { email: known },
    keepAs: 'forgot-password',
    failed,
    send: async ({ email }) => {
      const answer = await beginRecovery(email.trim());
      if (!answer.ok) return { ok: false, failure: { field: 'email', ...answer.failure } };
      onSent(answer.value);
      return answer;
    },
  });
  const element = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when returning to this step.
  useEffect(() => {
    if (known !== '') firstField(element.current)?.focus();
  }, []);
  return (
    <form ref={element} method="post" data-plain noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
      <p className="text-ink-soft">We mail a code to the address you registered with.</p>
      <noscript>
        <p className="text-ink-soft">
          The link in our mail needs JavaScript. Enter your email here and then the code from that mail.
        </p>
      </noscript>
      <EmailField autoComplete="username" {...form.field('email')} />
      <Button type="submit" busy={form.busy && 'Please wait...'}>
        Get Code
      </Button>
    </form>
  );
}
