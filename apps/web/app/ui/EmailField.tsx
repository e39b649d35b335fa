import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

/** An e-mail address; `autoComplete` is `username` for sign-in. */
export function EmailField({ autoComplete = 'email', ...field }: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      label="Email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      spellCheck={false}
      maxLength={254}
      {...field}
    />
  );
}
