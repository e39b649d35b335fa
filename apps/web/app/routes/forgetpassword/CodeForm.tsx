import { codeRules } from '@boxwright/contract';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api.ts';
import { firstField } from '../../features/password/first-field.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useRuledForm } from '../../ui/use-ruled-form.ts';
import { type Recovery, verifiedForMs } from './recovery.ts';
import { requestCode } from './request-code.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

interface CodeFormProps {
  recovery: Recovery;
  onChange: (recovery: Recovery) => void;
}

/** Asks for the code from the mail, or sends another one. */
export function CodeForm({ recovery, onChange }: CodeFormProps) {
  const { email, ticket, resendAt } = recovery;
  const element = useRef<HTMLFormElement>(null);
  const [resending, setResending] = useState(false);
  /** No other try of this code can succeed: the way on is a new one. */
  const [spent, setSpent] = useState(false);
  const wait = useSecondsLeft(resendAt);
  const form = useRuledForm({
    rules: codeRules,
    defaults: { code: '' },
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
    const answer = await requestCode(email);
    setResending(false);
    if (!answer.ok) return form.showFailure({ field: 'code', text: answer.failure.text });
    setSpent(false);
    form.clear();
    firstField(element.current)?.focus();
    onChange(answer.value);
  };

  return (
    <form ref={element} method="post" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
      <TextField
        label="OTP"
        digitsOnly
        maxLength={6}
        autoComplete="one-time-code"
        hint="6 digits, valid for 10 minutes. No mail? Check your spam folder. The link in the mail works without a code."
        {...form.field('code')}
      />
      <Button type="submit" tone={spent ? 'outline' : 'primary'} busy={form.busy && 'Please wait...'}>
        Verify Code
      </Button>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          tone={spent ? 'primary' : 'outline'}
          size="small"
          busy={resending && 'Sending…'}
          disabled={wait > 0}
          onClick={() => void resend()}
        >
          Resend
        </Button>
        {wait > 0 ? <p className="figures text-ink-soft text-sm">Another code in {wait} s</p> : null}
      </div>
    </form>
  );
}
