import { type ComponentProps, useId } from 'react';
import { classes } from './classes.ts';
import { controlStyle, describedBy, FieldFrame, type FieldTexts } from './field-parts.tsx';

interface TextAreaProps extends FieldTexts, ComponentProps<'textarea'> {}

/** A multi-line field, resizable. */
export function TextArea({ label, hint, error, optional, className, ...textarea }: TextAreaProps) {
  const ownId = useId();
  const id = textarea.id ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} {...(optional ? { optional } : {})}>
      <textarea
        rows={5}
        {...textarea}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={classes(controlStyle, 'py-3', className)}
      />
    </FieldFrame>
  );
}
