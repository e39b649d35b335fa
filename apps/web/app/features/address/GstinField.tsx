import { typedGstin } from '@boxwright/contract';
import { isGstin } from '@boxwright/money';
import { type ComponentProps, useState } from 'react';
import { TextField } from '../../ui/TextField.tsx';
import type { Places } from './places.ts';

interface GstinFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'onInput' | 'onBlur'> {
  /** The current value. */
  gstin: string;
  /** The state of the address that it belongs to, if there is one. */
  at?: Pick<Places, 'stateId' | 'states'> | undefined;
}

/** A GSTIN in any notation. A wrong one shows a hint once the field is left or full, but never blocks the form. */
export function GstinField({ gstin, at, ...field }: GstinFieldProps) {
  const [isTyping, setTyping] = useState(false);
  return (
    <TextField
      label="GSTIN"
      optional
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      hint={<Hint gstin={gstin} isTyping={isTyping} at={at} />}
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

function Hint({ gstin, isTyping, at }: Pick<GstinFieldProps, 'gstin' | 'at'> & { isTyping: boolean }) {
  const text = hintFor(typedGstin(gstin), isTyping, at);
  return (
    <span aria-live="polite" className={text.startsWith('Please') ? 'font-medium text-kraft-deep' : undefined}>
      {text}
    </span>
  );
}

/**
 * The field's hint for a GSTIN, as `typedGstin` reads it. An incomplete one isn't called wrong while it is being typed;
 * one of another state than its address is questioned, because the taxes follow it.
 */
export const hintFor = (gstin: string, isTyping: boolean, at?: GstinFieldProps['at']): string => {
  if (gstin === '' || (isTyping && gstin.length < 15)) return 'For the tax invoice';
  if (isGstin(gstin)) {
    const registered = at?.states.find(({ gstCode }) => gstCode === gstin.slice(0, 2));
    const own = at?.states.find(({ value }) => String(value) === at.stateId);
    return registered === undefined || own === undefined || registered === own
      ? 'This GSTIN is well formed'
      : `Please check it: this GSTIN is registered in ${registered.label}, and the address is in ${own.label}`;
  }
  return gstin.length === 15
    ? 'Please check it: this GSTIN doesn’t add up'
    : 'Please check it: a GSTIN has 15 characters, such as 33AABCB1972C1Z8';
};
