import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { classes } from './classes.ts';
import { controlStyle, describedBy, FieldFrame, type FieldTexts } from './field-parts.tsx';

export interface SelectOption {
  readonly value: string | number;
  readonly label: string;
}

interface SelectProps extends FieldTexts, ComponentProps<'select'> {
  options: readonly SelectOption[];
  /** The option for "nothing chosen yet". */
  placeholder?: string;
}

/** A native select, which is easiest to use on phones. */
export function Select({ label, hint, error, optional, options, placeholder, className, ...select }: SelectProps) {
  const ownId = useId();
  const id = select.id ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} {...(optional ? { optional } : {})}>
      <div className="relative">
        <select
          {...select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={classes(controlStyle, 'appearance-none pr-10', className)}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2"
        />
      </div>
    </FieldFrame>
  );
}
