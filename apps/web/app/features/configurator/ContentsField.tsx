import { contentsAsGrams, wrongContents } from '@boxwright/contract';
import { memo, useState } from 'react';
import { TextField } from '../../ui/TextField.tsx';
import { names } from './box-choice.ts';

interface ContentsFieldProps {
  contents: string;
  onChange: (contents: string) => void;
}

/** Weight of what goes into one box. A weight with a unit becomes grams when the field is left. */
export const ContentsField = memo(function ContentsField({ contents, onChange }: ContentsFieldProps) {
  // "1.2" is wrong only until its "kg" is typed.
  const [isTyping, setTyping] = useState(false);
  return (
    <TextField
      label="Weight of contents"
      optional
      name={names.contents}
      inputMode="numeric"
      maxLength={20}
      autoComplete="off"
      value={contents}
      error={isTyping ? undefined : wrongContents(contents)}
      end="g"
      onChange={(event) => {
        setTyping(true);
        onChange(event.currentTarget.value);
      }}
      onBlur={() => {
        setTyping(false);
        const grams = contentsAsGrams(contents);
        if (grams !== contents) onChange(grams);
      }}
      className="figures"
    />
  );
});
