import { mayBecomePincode, patterns } from '@boxwright/contract';
import { type ComponentProps, useState } from 'react';
import { TextField } from '../../ui/TextField.tsx';
import { afterPress } from './after-press.ts';

interface PincodeFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'onInput'> {
  /** The form's text for an impossible pincode. */
  invalid?: string;
  /** Called with the digits typed. */
  onTyped?: (pincode: string) => void;
}

/** A pincode. An impossible one is refused while it is typed, and an incomplete one when the field is left. */
export function PincodeField({
  invalid = 'Please enter valid pincode.',
  onTyped,
  error,
  onBlur,
  ...field
}: PincodeFieldProps) {
  const [isWrong, setWrong] = useState(false);
  return (
    <TextField
      label="Pincode"
      digitsOnly
      maxLength={6}
      autoComplete="postal-code"
      {...field}
      error={error ?? (isWrong ? invalid : undefined)}
      onInput={({ currentTarget: { value } }) => {
        setWrong(!mayBecomePincode(value));
        onTyped?.(value);
      }}
      onBlur={(event) => {
        const control = event.currentTarget;
        afterPress(() => setWrong(control.value !== '' && !patterns.pincode.test(control.value)));
        onBlur?.(event);
      }}
    />
  );
}
