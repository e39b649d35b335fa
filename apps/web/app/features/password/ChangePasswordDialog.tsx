import type { Failure } from '@boxwright/contract';
import { useCallback, useRef, useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { useCustomer } from '../session/session.ts';
import { firstField } from './first-field.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { VerifyForm } from './VerifyForm.tsx';

export interface ChangePasswordDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** First the current password, then the new one. If closed halfway, it starts again. */
export function ChangePasswordDialog({ open, onOpenChange }: ChangePasswordDialogProps) {
  const customer = useCustomer();
  const [ticket, setTicket] = useState<string | null>(null);
  const [failed, setFailed] = useState<Pick<Failure, 'text' | 'field'> | undefined>();
  const content = useRef<HTMLDivElement>(null);
  // A stable function: a new one would make the dialog move the focus again.
  const initialFocus = useCallback(() => firstField(content.current), []);
  const begin = (failure?: Failure) => {
    setFailed(failure && { text: failure.text, field: 'password' });
    setTicket(null);
  };
  const change = (next: boolean) => {
    if (!next) begin();
    onOpenChange(next);
  };
  if (customer === null) return null;
  return (
    <Dialog
      title={ticket === null ? 'Change Password' : 'New Password'}
      open={open}
      onOpenChange={change}
      initialFocus={initialFocus}
    >
      <div ref={content}>
        {ticket === null ? (
          <VerifyForm email={customer.email} failed={failed} onVerified={setTicket} />
        ) : (
          <NewPasswordForm customer={customer} ticket={ticket} onRefused={begin} />
        )}
      </div>
    </Dialog>
  );
}
