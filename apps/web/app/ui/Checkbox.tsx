import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  error?: string | undefined;
}

export function Checkbox({ label, error, className, ...input }: CheckboxProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <div className={classes('flex flex-col', className)}>
      <div className="flex min-h-11 items-start gap-3 py-2.5">
        <input
          {...input}
          type="checkbox"
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="size-6 shrink-0 rounded-sm accent-teal"
        />
        <label htmlFor={id} className="leading-6">
          {label}
        </label>
      </div>
      {error ? (
        <p id={`${id}-error`} className="pl-9 text-[0.9375rem] font-medium text-vermilion-deep">
          {error}
        </p>
      ) : null}
    </div>
  );
}
