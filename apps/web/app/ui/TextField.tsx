import { plainDigits } from '@boxwright/contract';
import { type ComponentProps, type FormEvent, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { controlStyle, describedBy, FieldFrame, type FieldTexts } from './field-parts.tsx';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'size'> {
  /** Accepts only digits, typed or pasted, of any script. */
  digitsOnly?: boolean;
  /** Inside the control at the start: a fixed prefix. */
  start?: string;
  /** Inside the control at the end: a unit, a mark, a small button. */
  end?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, digitsOnly, start, end, className, onInput, ...input } = props;
  const ownId = useId();
  const id = input.id ?? ownId;
  const filter = (event: FormEvent<HTMLInputElement>) => {
    if (digitsOnly) keepDigits(event.currentTarget, input.maxLength);
    (onInput as ((event: FormEvent<HTMLInputElement>) => void) | undefined)?.(event);
  };
  const { maxLength, ...rest } = input;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} {...(optional ? { optional } : {})}>
      <div className="relative">
        {start === undefined ? null : (
          <span className="figures absolute inset-y-0 left-0 flex items-center pl-3.5 text-ink-soft">{start}</span>
        )}
        <input
          {...rest}
          id={id}
          // The browser would truncate a pasted '6 41 001' before the filter runs.
          maxLength={digitsOnly ? undefined : maxLength}
          inputMode={digitsOnly ? 'numeric' : input.inputMode}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          onInput={filter}
          className={classes(
            controlStyle,
            start !== undefined && 'pl-13',
            end !== undefined && 'pr-14',
            digitsOnly && 'figures',
            className,
          )}
        />
        {end === undefined ? null : (
          <span className="absolute inset-y-0 right-0 flex items-center pr-3 text-[0.9375rem] text-ink-soft">
            {end}
          </span>
        )}
      </div>
    </FieldFrame>
  );
}

const keepDigits = (control: HTMLInputElement, most = -1) => {
  const digits = plainDigits(control.value).replace(/\D/g, '');
  const kept = most >= 0 ? digits.slice(0, most) : digits;
  if (kept !== control.value) control.value = kept;
};
