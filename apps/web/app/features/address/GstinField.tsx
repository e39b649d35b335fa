import { isGstin } from '@boxwright/money';
import type { ComponentProps } from 'react';
import { TextField } from '../../ui/TextField.tsx';

interface GstinFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'hint'> {
  /** The current value. */
  gstin: string;
}

/** A wrong GSTIN shows a hint, but never blocks the form. */
export function GstinField({ gstin, ...field }: GstinFieldProps) {
  return (
    <TextField
      label="GSTIN"
      optional
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={15}
      hint={<Hint gstin={gstin} />}
      {...field}
    />
  );
}

function Hint({ gstin }: { gstin: string }) {
  const complete = gstin.length === 15;
  const wrong = complete && !isGstin(gstin);
  const text = wrong ? 'Please check it: this GSTIN doesn’t add up' : 'This GSTIN is well formed';
  return (
    <span aria-live="polite" className={wrong ? 'font-medium text-kraft-deep' : undefined}>
      {complete ? text : 'For the tax invoice'}
    </span>
  );
}
