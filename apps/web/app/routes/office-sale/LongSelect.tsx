import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { classes } from '../../ui/classes.ts';
import { Select } from '../../ui/Select.tsx';

/** Shorter texts fit into a select of a phone's width. */
const shortText = 28;

interface LongSelectProps extends ComponentProps<typeof Select> {
  /** Where its texts fit: classes that hide what is written out below it. */
  fits?: string;
}

/** A select of long texts, which browsers cut to one line: what is chosen is written out below it. */
export function LongSelect({ fits, ...select }: LongSelectProps) {
  const own = useRef<HTMLSelectElement>(null);
  const [value, setValue] = useState(String(select.defaultValue ?? ''));
  // A kept choice is filled in without an event, so the field is read after each render.
  useEffect(() => setValue(own.current?.value ?? ''));
  const chosen = select.options.find((option) => String(option.value) === value)?.label ?? '';
  return (
    <>
      <Select ref={own} {...select} onChange={({ target }) => setValue(target.value)} />
      {chosen.length > shortText ? <p className={classes('wrap-anywhere mt-1 text-sm', fits)}>{chosen}</p> : null}
    </>
  );
}
