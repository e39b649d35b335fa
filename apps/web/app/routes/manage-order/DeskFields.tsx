import { orderTextMaxLength } from '@boxwright/contract';
import type { ComponentProps } from 'react';
import type { Posted } from '../../features/office/posted-form.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { errorOf } from './posted-desk-form.ts';

interface RupeesFieldProps extends ComponentProps<typeof TextField> {
  name: string;
  /** What was typed into the form, and why it was refused. */
  refusal: Posted | undefined;
  initial?: string | undefined;
}

/** An amount as staff type it. */
export const RupeesField = ({ name, refusal, initial, ...field }: RupeesFieldProps) => (
  <TextField
    inputMode="decimal"
    maxLength={16}
    autoComplete="off"
    {...field}
    name={name}
    defaultValue={refusal?.typed[name] ?? initial}
    {...errorOf(refusal, name)}
  />
);

/** Why staff do something, in their words and for each other. */
export const ReasonField = ({ label, refusal }: { label: string; refusal: Posted | undefined }) => (
  <TextArea
    label={label}
    name="reason"
    rows={2}
    maxLength={orderTextMaxLength}
    defaultValue={refusal?.typed['reason']}
    {...errorOf(refusal, 'reason')}
  />
);
