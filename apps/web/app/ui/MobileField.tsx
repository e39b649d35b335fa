import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

/** An Indian mobile number, for accounts and addresses. */
export function MobileField({
  autoComplete = 'tel-national',
  ...field
}: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      label="Mobile"
      digitsOnly
      autoComplete={autoComplete}
      maxLength={10}
      hint="10 digits, without +91"
      {...field}
    />
  );
}
