import { emailChangeRules } from '@boxwright/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api.ts';
import { signInFor } from '../../features/session/guard.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useRuledForm } from '../../ui/use-ruled-form.ts';

/** Changes the e-mail: nothing changes until the link in the mail to the new address is opened. */
export function ChangeEmail({ current }: { current: string }) {
  const navigate = useNavigate();
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const form = useRuledForm({
    rules: emailChangeRules,
    defaults: { email: '', password: '' },
    send: async ({ email, password }) => {
      const answer = await call('RequestEmailChange', { email: email.trim(), password });
      if (!answer.ok && answer.failure.code === 'signed_out') await navigate(signInFor(paths.editProfile));
      if (!answer.ok) return answer;
      setMailedTo(email.trim());
      form.clear();
      return answer;
    },
  });
  return (
    <Card className="mt-8 p-5 sm:p-7">
      <h2 className="text-2xl">Change email</h2>
      <p className="mt-2 text-ink-soft">
        You sign in with <span className="break-words font-semibold text-ink">{current}</span>. We mail a link to the
        new address; once you open it, mails go there and all devices are signed out.
      </p>
      <p role="status" className={mailedTo === null ? 'sr-only' : 'mt-4 rounded-md bg-board p-3.5 font-medium'}>
        {mailedTo === null
          ? ''
          : `We have mailed a link to ${mailedTo}. Open it to confirm; until then nothing changes.`}
      </p>
      <form
        method="post"
        noValidate
        onSubmit={form.onSubmit}
        aria-label="Change email"
        className="mt-5 grid gap-x-4 gap-y-5 sm:grid-cols-2"
      >
        <TextField
          label="New email"
          type="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={254}
          {...form.field('email')}
        />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          maxLength={128}
          {...form.field('password')}
        />
        <div className="sm:col-span-2">
          <Button type="submit" tone="outline" busy={form.busy && 'Please wait...'}>
            Mail the link
          </Button>
        </div>
      </form>
    </Card>
  );
}
