import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonTone, buttonStyle } from './button-style.ts';
import { Spinner } from './Spinner.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** What is going on while the button works; shown instead of its label, and nothing can be pressed twice. */
  busy?: string | false | undefined;
}

export function Button({ tone, size, busy, className, children, type = 'button', onClick, ...rest }: ButtonProps) {
  const works = typeof busy === 'string';
  return (
    <button
      type={type}
      className={buttonStyle(tone, size, className)}
      aria-disabled={works || undefined}
      // Not `disabled`: a pressed button keeps the focus while it works.
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
