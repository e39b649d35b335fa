import { type Failure, type Output, staffCodeRules } from '@boxwright/contract';
import { useEffect, useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '../../api.ts';
import { officePaths } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useRuledForm } from '../../ui/use-ruled-form.ts';

export type BegunAuthenticator = Output<'BeginAuthenticator'>;

interface ConfirmFormProps {
  /** The secret, which is shown once; null if the app has it already. */
  begun: BegunAuthenticator | null;
  failed: Pick<Failure, 'text' | 'field'> | undefined;
  onConfirmed: (codes: readonly string[]) => void;
}

/** Shows the secret for the app, and asks for the first code as proof that the app has it. */
export function ConfirmForm({ begun, failed, onConfirmed }: ConfirmFormProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const title = useRef<HTMLHeadingElement>(null);
  const form = useRuledForm({
    rules: staffCodeRules,
    defaults: { code: '' },
    failed,
    send: async ({ code }) => {
      const answer = await call('ConfirmAuthenticator', { code });
      if (!answer.ok && answer.failure.code === 'signed_out')
        await navigate(officePaths.staffSignIn(officePaths.staffAccount));
      if (!answer.ok) return { ok: false, failure: { field: 'code', ...answer.failure } };
      onConfirmed(answer.value.codes);
      await revalidate();
      return answer;
    },
  });
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="mt-5">
      <h3 ref={title} tabIndex={-1} className="font-semibold text-lg">
        {begun === null ? 'Enter the next code of the app' : 'Scan this with the app'}
      </h3>
      {begun === null ? null : (
        <div className="mt-3 flex flex-wrap items-start gap-5">
          <svg
            role="img"
            aria-label="QR code for the authenticator app"
            viewBox={`-4 -4 ${begun.qrSize + 8} ${begun.qrSize + 8}`}
            shapeRendering="crispEdges"
            className="size-52 rounded-md border border-line bg-white"
          >
            <path d={begun.qrPath} fill="#000" />
          </svg>
          <div className="min-w-0 max-w-xs">
            <p className="text-ink-soft">No camera? Type this key into the app:</p>
            <p className="figures mt-1 font-semibold">{begun.secret}</p>
            <p className="mt-3">
              <a href={begun.address} className="font-semibold text-vermilion-deep underline underline-offset-4">
                Open the app on this device
              </a>
            </p>
          </div>
        </div>
      )}
      <form
        method="post"
        action={officePaths.staffAccount}
        noValidate
        onSubmit={form.onSubmit}
        aria-label="Confirm the authenticator app"
        className="mt-5 grid max-w-sm gap-4"
      >
        <input type="hidden" name="form" value="confirm" />
        <TextField
          label="Code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={20}
          hint="The six digits that the app shows now"
          {...form.field('code')}
        />
        <div>
          <Button type="submit" tone="ink" busy={form.busy && 'Please wait...'}>
            Switch on
          </Button>
        </div>
      </form>
    </div>
  );
}
