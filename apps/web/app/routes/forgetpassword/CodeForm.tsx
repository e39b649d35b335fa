import { codeRules, type Failure } from '@boxwright/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { call } from '../../api.ts';
import { firstField } from '../../features/password/first-field.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useRuledForm } from '../../ui/use-ruled-form.ts';
import { beginRecovery } from './begin-recovery.ts';
import { type Recovery, verifiedForMs } from './recovery.ts';
import { StepFields } from './StepFields.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';

interface CodeFormProps {
  recovery: Recovery;
  /** The failure of the form posted without JavaScript. */
  failed: Pick<Failure, 'text' | 'field'> | undefined;
  onChange: (recovery: Recovery) => void;
}

/** Asks for the code from the mail, or sends another one. */
export function CodeForm({ recovery, failed, onChange }: CodeFormProps) {
  const { email, ticket, resendAt } = recovery;
  const element = useRef<HTMLFormElement>(null);
  const [resending, setResending] = useState(false);
  /** No further try of this code can succeed: a new one must be sent. */
  const [spent, setSpent] = useState(false);
  const wait = useSecondsLeft(resendAt);
  const form = useRuledForm({
    rules: codeRules,
    defaults: { code: '' },
    failed,
    send: async ({ code }) => {
      const answer = await call('VerifyOtp', { email, code, ticket });
      setSpent(!answer.ok && answer.failure.code === 'not_possible');
      if (!answer.ok) return { ok: false, failure: { field: 'code', ...answer.failure } };
      onChange({ ...recovery, verified: true, endsAt: Date.now() + verifiedForMs });
      return answer;
    },
  });
  useEffect(() => firstField(element.current)?.focus(), []);

  const resend = async () => {
    setResending(true);
    const answer = await beginRecovery(email);
    setResending(false);
    if (!answer.ok) return form.showFailure({ field: 'code', text: answer.failure.text });
    setSpent(false);
    form.clear();
    firstField(element.current)?.focus();
    onChange(answer.value);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent; // React's type of a submit event is a general one
    if (!(submitter instanceof HTMLButtonElement) || submitter.value !== 'resend') return form.onSubmit(event);
    event.preventDefault();
    if (!resending) void resend();
  };

  return (
    <form ref={element} method="post" data-plain noValidate onSubmit={submit} className="flex flex-col gap-5">
      <StepFields email={email} ticket={ticket} />
      <TextField
        label="OTP"
        digitsOnly
        maxLength={6}
        autoComplete="one-time-code"
        hint="6 digits, valid for 10 minutes. No mail? Check your spam folder. The link in the mail works without a code."
        {...form.field('code')}
      />
      <Button
        type="submit"
        name="step"
        value="code"
        tone={spent ? 'outline' : 'primary'}
        busy={form.busy && 'Please wait...'}
      >
        Verify Code
      </Button>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          name="step"
          value="resend"
          tone={spent ? 'primary' : 'outline'}
          size="small"
          busy={resending && 'Sending…'}
          disabled={wait > 0}
        >
          Resend
        </Button>
        {wait > 0 ? <p className="figures text-ink-soft text-sm">Another code in {wait} s</p> : null}
      </div>
    </form>
  );
}
