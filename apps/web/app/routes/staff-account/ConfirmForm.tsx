import type { Output } from '@boxwright/contract';
import { useEffect, useRef } from 'react';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface ConfirmFormProps {
  /** The secret, which is shown once; absent if the app has it already. */
  begun: Output<'BeginAuthenticator'> | undefined;
  posted: Posted | undefined;
}

/** Shows the secret for the app, and asks for the first code as proof that the app has it. */
export function ConfirmForm({ begun, posted }: ConfirmFormProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const form = usePostedForm('confirm', posted);
  return (
    <div className="mt-5">
      <h3 ref={title} tabIndex={-1} className="font-semibold text-lg">
        {begun === undefined ? 'Enter the next code of the app' : 'Scan this with the app'}
      </h3>
      {begun === undefined ? null : (
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
      <OfficeForm of={form} aria-label="Confirm the authenticator app" className="mt-5 grid max-w-sm gap-4">
        <TextField
          label="Code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={20}
          hint="The six digits that the app shows now"
          {...form.field('code')}
        />
        <div>
          <Button type="submit" tone="ink" busy={form.isSending && 'Please wait...'}>
            Switch on
          </Button>
        </div>
      </OfficeForm>
    </div>
  );
}
