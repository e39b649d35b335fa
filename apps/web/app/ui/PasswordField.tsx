import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A password with a button that shows what is typed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end' | 'digitsOnly'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      autoCapitalize={shown ? 'none' : undefined}
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          aria-label={shown ? 'Hide characters' : 'Show characters'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="-mr-2 flex size-11 items-center justify-center rounded-md text-ink-soft hover:text-ink"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      }
    />
  );
}
