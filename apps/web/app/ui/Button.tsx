import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonTone, buttonStyle } from './button-style.ts';
import { Spinner } from './Spinner.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Shown instead of the label while the button's action runs, which also prevents a second click. */
  busy?: string | false | undefined;
}

export function Button({ tone, size, busy, className, children, type = 'button', onClick, ...rest }: ButtonProps) {
  const works = typeof busy === 'string';
  return (
    <button
      type={type}
      className={buttonStyle(tone, size, className)}
      aria-disabled={works || undefined}
      // Not `disabled`, so that the button keeps the focus.
      onClick={works ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {works ? (
        <>
          <Spinner label={false} /> {busy}
        </>
      ) : (
        children
      )}
    </button>
  );
}
