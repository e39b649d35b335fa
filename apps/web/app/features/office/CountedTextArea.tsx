import { formatCount } from '@boxwright/money';
import { type ComponentProps, useState } from 'react';
import { TextArea } from '../../ui/TextArea.tsx';

interface CountedTextAreaProps extends Omit<ComponentProps<typeof TextArea>, 'hint' | 'defaultValue' | 'onChange'> {
  maxLength: number;
  defaultValue: string;
  onText?: (text: string) => void;
}

/** A field of several lines that says how much of its room is used. */
export function CountedTextArea({ maxLength, defaultValue, onText, ...textArea }: CountedTextAreaProps) {
  const [length, setLength] = useState(defaultValue.length);
  return (
    <TextArea
      {...textArea}
      maxLength={maxLength}
      defaultValue={defaultValue}
      hint={`${formatCount(length)} of ${formatCount(maxLength)} characters`}
      onChange={({ currentTarget: { value } }) => {
        setLength(value.length);
        onText?.(value);
      }}
    />
  );
}
