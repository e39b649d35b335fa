import { typedGstin } from '@boxwright/contract';
import { isGstin } from '@boxwright/money';
import { type ComponentProps, useState } from 'react';
import { TextField } from '../../ui/TextField.tsx';

interface GstinFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'onInput' | 'onBlur'> {
  /** The current value. */
  gstin: string;
}

/** A GSTIN in any notation. A wrong one shows a hint once the field is left or full, but never blocks the form. */
export function GstinField({ gstin, ...field }: GstinFieldProps) {
  const [isTyping, setTyping] = useState(false);
  return (
    <TextField
      label="GSTIN"
      optional
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      hint={<Hint gstin={gstin} isTyping={isTyping} />}
      onInput={({ currentTarget }) => {
        const read = typedGstin(currentTarget.value);
        if (read !== currentTarget.value) currentTarget.value = read;
        setTyping(true);
      }}
      onBlur={() => setTyping(false)}
      {...field}
    />
  );
}

function Hint({ gstin, isTyping }: { gstin: string; isTyping: boolean }) {
  const text = hintFor(typedGstin(gstin), isTyping);
  return (
    <span aria-live="polite" className={text.startsWith('Please') ? 'font-medium text-kraft-deep' : undefined}>
      {text}
    </span>
  );
}

/**
 * The field's hint for a GSTIN, as `typedGstin` reads it. An incomplete one isn't called wrong while it is being typed.
 */
export const hintFor = (gstin: string, isTyping: boolean): string => {
  if (gstin === '' || (isTyping && gstin.length < 15)) return 'For the tax invoice';
  if (isGstin(gstin)) return 'This GSTIN is well formed';
  return gstin.length === 15
    ? 'Please check it: this GSTIN doesn’t add up'
    : 'Please check it: a GSTIN has 15 characters, such as 33AABCB1972C1Z8';
};
