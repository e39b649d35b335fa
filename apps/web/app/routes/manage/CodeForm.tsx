import { type Failure, staffCodeRules } from '@boxwright/contract';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api.ts';
import { officePaths } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { notify } from '../../ui/notify.ts';
import { TextField } from '../../ui/TextField.tsx';
import { type Control, useRuledForm } from '../../ui/use-ruled-form.ts';

interface CodeFormProps {
  /** The page to show after the sign-in. */
  from: string | null;
  /** Why a form that was posted without JavaScript was refused. */
  failed: Pick<Failure, 'text' | 'field'> | undefined;
}

/** The second step of the sign-in. */
export function CodeForm({ from, failed }: CodeFormProps) {
  const navigate = useNavigate();
  const first = useRef<Control>(null);
  const signIn = from === null ? officePaths.manage : officePaths.staffSignIn(from);
  const form = useRuledForm({
    rules: staffCodeRules,
    defaults: { code: '' },
    secrets: ['code'],
    failed,
    send: async ({ code }) => {
      const answer = await call('ConfirmStaffSignIn', { code });
      if (!answer.ok && answer.failure.code === 'signed_out') {
        notify.error(answer.failure.text);
        await navigate(signIn);
        return undefined;
      }
      if (!answer.ok) return { ok: false, failure: { field: 'code', ...answer.failure } };
      const isRecovery = answer.value.recoveryCodesLeft !== null;
      window.location.replace(isRecovery ? officePaths.staffAccountAfter('recovery') : (from ?? officePaths.manage));
      return answer;
    },
  });
  useEffect(() => first.current?.focus(), []);
  const field = form.field('code');
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
      <input type="hidden" name="form" value="code" />
      <TextField
        label="Code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        {...field}
        ref={(control) => {
          first.current = control;
          field.ref(control);
        }}
      />
      <Button type="submit" tone="ink" busy={form.busy && 'Signing in…'}>
        Sign in
      </Button>
      <LinkButton to={signIn} tone="quiet">
        Start again
      </LinkButton>
    </form>
  );
}
