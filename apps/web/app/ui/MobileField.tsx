import { typedMobile } from '@boxwright/contract';
import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

/** An Indian mobile number: typed, pasted or filled in with any prefix, it becomes its ten digits. */
export function MobileField({
  autoComplete = 'tel-national',
  ...field
}: Omit<ComponentProps<typeof TextField>, 'label' | 'onInput'>) {
  return (
    <TextField
      label="Mobile"
      inputMode="tel"
      autoComplete={autoComplete}
      className="figures"
      onInput={({ currentTarget }) => {
        const digits = typedMobile(currentTarget.value);
        if (digits !== currentTarget.value) currentTarget.value = digits;
      }}
      {...field}
    />
  );
}
